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
import {expect, test} from "../harness";

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

test("the plot is not in the browser of the Allied side", async ({sitDown}) => {
  test.setTimeout(240_000);
  const german = await sitDown();
  const allied = await sitDown();
  const sent = {german: updatesTo(german.page), allied: updatesTo(allied.page)};
  await german.register();
  const game = await german.setUp({scenario: "Basic game", opponent: "A friend, by link"});
  const link = new URL(await german.page.getByLabel("Invitation link").inputValue());
  await allied.page.goto(link.pathname);
  await allied.fillRegistration();
  await allied.page.getByRole("button", {name: "Take the free side"}).click();
  await allied.page.waitForURL(`**${game}`);

  const line = german.page.getByRole("list", {name: "The plot"}).getByRole("listitem").filter({hasText: "Emden"});
  await line.getByLabel("Destination").selectOption({label: "Area 30 (East Indies & South China Sea)"});
  await expect(line.getByLabel("Code in the Ship Log")).toContainText("30");
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
});
