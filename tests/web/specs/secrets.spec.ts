// What the German side plots is not in the Allied browser, neither on the screen nor in what the server has sent there.
import {fromBinary} from "@bufbuild/protobuf";
import {EnvelopeSchema} from "../../../client-web/src/gen/chartroom/v1/envelope_pb";
import {
  EventSchema,
  ViewChangesSchema,
  ViewSchema,
  type View,
} from "../../../client-web/src/gen/chartroom/v1/far_seas_pb";
import type {GameUpdate} from "../../../client-web/src/gen/chartroom/v1/play_pb";
import type {Page} from "@playwright/test";
import {Heap, expect, plot, test} from "../harness";

// Every update that comes to a page from now on.
function updatesTo(page: Page): GameUpdate[] {
  const updates: GameUpdate[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({payload}) => {
      const {body} = fromBinary(EnvelopeSchema, new Uint8Array(payload as Buffer));
      if (body.case === "push" && body.value.of.case === "gameUpdate") updates.push(body.value.of.value);
    }),
  );
  return updates;
}

// Whole views, and what of views has changed.
function viewsIn(updates: readonly GameUpdate[]): View[] {
  return updates.flatMap(({view, viewChanges}) => {
    if (view.length > 0) return [fromBinary(ViewSchema, view)];
    return fromBinary(ViewChangesSchema, viewChanges).view ?? [];
  });
}

const plotsIn = (updates: readonly GameUpdate[]) =>
  viewsIn(updates).flatMap(({german}) => [...(german?.plot ?? []), ...(german?.turnLog ?? [])]);

const eventsIn = (updates: readonly GameUpdate[]) =>
  updates.flatMap(({events}) =>
    events.map(({of}) => (of.case === "rulesetEvent" ? fromBinary(EventSchema, of.value).of.case : of.case)),
  );

// All the words a page has, seen and unseen.
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      document.documentElement.textContent,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
    ].join("\n"),
  );

// Plots in a page's memory, of the view, of events and of drafts: whatever is to go there on an assignment.
const plotsTo = (heap: Heap, area: number) =>
  heap.withProperties(["ships", "to", "assignment"]).filter((plot) => plot.get("to") === String(area));

test("the plot is not in the browser of the Allied side", async ({sitDown}) => {
  test.setTimeout(240_000);
  const german = await sitDown();
  const allied = await sitDown();
  const sent = {german: updatesTo(german.page), allied: updatesTo(allied.page)};
  await german.register();
  const game = await german.setUp({scenario: "Basic game", opponent: "A friend, by link"});
  await allied.takeFreeSide(german, game);

  await plot(german, "Emden", "Area 30 (East Indies & South China Sea)");
  await german.page.getByRole("button", {name: "Commit"}).click();

  // The plot is in force: it is the other side's turn.
  const awaited = allied.page.getByRole("region", {name: "What is awaited"});
  await expect(awaited).toContainText("Yours to decide");
  await expect(german.page.getByRole("list", {name: "Log"})).toContainText("You have plotted: Emden 30");

  // What is looked for is where it may be, so the looking is able to find it.
  expect(plotsIn(sent.german)).not.toEqual([]);
  expect(eventsIn(sent.german)).toContain("plotCommitted");
  expect(await wordsOf(german.page)).toMatch(/plotted: Emden 30/);

  expect(sent.allied.length).toBeGreaterThan(0);
  expect(viewsIn(sent.allied).filter(({german: secrets}) => secrets !== undefined)).toEqual([]);
  expect(eventsIn(sent.allied)).not.toContain("plotCommitted");
  const words = await wordsOf(allied.page);
  expect(words).toContain("Emden");
  expect(words).not.toMatch(/You have plotted|Emden 30/);
  await expect(allied.page.getByRole("button", {name: /^30 East Indies/})).toHaveAccessibleName(/no Germans/);
  await expect(allied.page.getByRole("button", {name: /^31 China & Japan Seas/})).toHaveAccessibleName(/1 German ship/);

  // In memory neither: as the client keeps it, and as it would be said.
  const heaps = {german: await Heap.of(german.page), allied: await Heap.of(allied.page)};
  expect(plotsTo(heaps.german, 30)).not.toEqual([]);
  expect(heaps.german.says("Emden 30")).not.toEqual([]);
  expect(heaps.allied.says("Emden")).not.toEqual([]);
  expect(plotsTo(heaps.allied, 30)).toEqual([]);
  expect(heaps.allied.says("Emden 30")).toEqual([]);
});
