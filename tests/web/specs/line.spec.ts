import {fromBinary} from "@bufbuild/protobuf";
import type {Page} from "@playwright/test";
import {EnvelopeSchema} from "../../../client-web/src/gen/chartroom/v1/envelope_pb";
import {codeOf, expect, plot, test, type Player} from "../harness";

const noLine = (page: Page) => page.getByText("No line to the server", {exact: false});

// The page may find the line by itself before anybody presses.
async function mendAndTryNow({page, line}: Player): Promise<void> {
  const tryNow = page.getByRole("button", {name: "Try now"});
  await expect(tryNow).toBeVisible();
  line.mend();
  await expect(async () => {
    if (await tryNow.isVisible()) await tryNow.click({timeout: 1_000});
    await expect(noLine(page)).toBeHidden({timeout: 1_000});
  }).toPass({timeout: 60_000});
}

// The orders that leave the page from now on, on whatever line, by their ids.
function ordersFrom(page: Page): string[] {
  const ids: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({payload}) => {
      const {body} = fromBinary(EnvelopeSchema, new Uint8Array(payload as Buffer));
      if (body.case === "request" && body.value.of.case === "submitOrder")
        ids.push(Buffer.from(body.value.of.value.orderId).toString("hex"));
    }),
  );
  return ids;
}

test("a line that drops for a moment is not mentioned, and nothing is missed", async ({sitDown}) => {
  const host = await sitDown();
  const guest = await sitDown();
  await host.register();
  const game = await host.setUp({opponent: "A friend, by link"});
  await guest.takeFreeSide(host, game);
  for (const {page} of [host, guest]) await page.getByRole("tab", {name: "Talk"}).click();
  await host.say("before");
  await expect(guest.page.getByText("before")).toBeVisible();

  guest.line.cut();
  await host.say("in between");
  await expect(host.page.getByText("in between")).toBeVisible();
  guest.line.mend();
  await expect(guest.page.getByText("in between")).toBeVisible();
  await expect(noLine(guest.page)).toBeHidden();
  await guest.say("after");
  await expect(host.page.getByText("after")).toBeVisible();
  await expect(guest.page.getByText("before")).toHaveCount(1);
});

test("a line that stays away is mentioned, and what was said meanwhile arrives once", async ({sitDown}) => {
  const player = await sitDown();
  await player.register();
  await player.setUp();
  const {page} = player;
  await page.getByRole("tab", {name: "Talk"}).click();
  player.line.cut();
  await player.say("said into the void");
  await expect(noLine(page)).toBeVisible();
  await mendAndTryNow(player);
  await expect(page.getByText("said into the void")).toHaveCount(1);
  await page.reload();
  await page.getByRole("tab", {name: "Talk"}).click();
  await expect(page.getByText("said into the void")).toHaveCount(1);
});

test("an order is drafted across a cut line, and the other side gets exactly that one", async ({sitDown}) => {
  test.setTimeout(240_000);
  const german = await sitDown();
  const allied = await sitDown();
  const sent = ordersFrom(german.page);
  await german.register();
  const game = await german.setUp({scenario: "Basic game", opponent: "A friend, by link"});
  await allied.takeFreeSide(german, game);
  await plot(german, "Emden", "Area 30 (East Indies & South China Sea)");

  german.line.cut();
  await expect(noLine(german.page)).toBeVisible();
  await plot(german, "Leipzig", "Area 4 (Central Pacific)");
  await mendAndTryNow(german);
  for (const [ship, area] of [
    ["Emden", "30"],
    ["Leipzig", "4"],
  ] as const)
    await expect(codeOf(german.page, ship)).toContainText(area);
  await german.page.getByRole("button", {name: "Commit"}).click();

  const log = ({page}: Player) => page.getByRole("list", {name: "Log"}).getByRole("listitem");
  await expect(allied.page.getByRole("region", {name: "What is awaited"})).toContainText("Yours to decide");
  await expect(log(german).filter({hasText: "You have plotted: "})).toHaveText(
    /Emden 30.*Leipzig 4|Leipzig 4.*Emden 30/,
  );
  await expect(log(allied).filter({hasText: /Emden.*Leipzig|Leipzig.*Emden/})).toHaveCount(1);
  expect(sent).toHaveLength(1);
});

test("what is committed while the line is cut is done once it is mended, and once", async ({sitDown}) => {
  test.setTimeout(240_000);
  const player = await sitDown();
  const {page} = player;
  const sent = ordersFrom(page);
  await player.register();
  await player.setUp({scenario: "Basic game"});
  await plot(player, "Emden", "Area 30 (East Indies & South China Sea)");

  player.line.cut();
  await page.getByRole("button", {name: "Commit"}).click();
  // Until it is answered there is no second.
  const busy = page.getByRole("button", {name: "On its way …"});
  await expect(busy).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(noLine(page)).toBeVisible();
  await mendAndTryNow(player);

  const plotted = page.getByRole("list", {name: "Log"}).getByRole("listitem").filter({hasText: "You have plotted: "});
  await expect(plotted).toHaveText(/Emden 30/);
  await expect(busy).toBeHidden();
  expect(new Set(sent).size).toBe(1);
  expect(sent.length).toBeLessThanOrEqual(2); // what went into the cut line, and again
  await page.reload();
  await expect(plotted).toHaveCount(1);
});
