// Notifications of the browser: that it is one's turn, to who asked for it and is looking elsewhere; and nothing more than that.
import type {CDPSession, Page} from "@playwright/test";
import {awaited, expect, plot, test, type Player} from "../harness";

interface Told {
  title: string;
  options: NotificationOptions;
}

// In place of the browser's own, which shows nothing without a screen: it keeps what it is told to show.
async function recordNews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: Told[] = [];
    class Recorder {
      static permission = "default";
      static async requestPermission() {
        return (Recorder.permission = "granted");
      }
      constructor(title: string, options: NotificationOptions) {
        told.push({title, options});
      }
      close() {}
    }
    Object.assign(window, {Notification: Recorder, told});
  });
}

const newsOf = (page: Page): Promise<Told[]> => page.evaluate(() => (window as unknown as {told: Told[]}).told);

async function askForNews({page}: Player): Promise<void> {
  await page.getByRole("navigation").getByRole("link", {name: "My games"}).click();
  await page.getByRole("checkbox", {name: "Tell me when it is my turn"}).check();
}

// Pages under test have the focus, all at once, until somebody looks elsewhere.
async function lookElsewhere({context, page}: Player): Promise<CDPSession> {
  await (await context.newPage()).bringToFront();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setFocusEmulationEnabled", {enabled: false});
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false);
  return devtools;
}

test("whose turn it is is told once to who looks elsewhere, and not to who looks", async ({sitDown}) => {
  test.setTimeout(240_000);
  const german = await sitDown();
  const allied = await sitDown();
  for (const {page} of [german, allied]) await recordNews(page);
  await german.register();
  const title = "The far side";
  const game = await german.setUp({scenario: "Basic game", opponent: "A friend, by link", title});
  await allied.takeFreeSide(german, game);
  for (const player of [german, allied]) {
    await askForNews(player);
    await player.page.getByRole("link", {name: title, exact: true}).click();
    await expect(awaited(player)).toBeVisible();
  }
  await lookElsewhere(allied);

  await plot(german, "Emden", "Area 30 (East Indies & South China Sea)");
  await german.page.getByRole("button", {name: "Commit"}).click();
  await expect(awaited(allied)).toContainText("Yours to decide");
  await expect.poll(() => newsOf(allied.page)).toHaveLength(1);

  // The name of the game, and that it is one's turn: whoever looks over a shoulder learns no more.
  const [{title: head, options}] = (await newsOf(allied.page)) as [Told];
  expect(head).toBe(title);
  expect(options.body).toBe("It is your turn.");
  expect(`/games/${options.tag}`).toBe(game);
  expect(JSON.stringify(options)).not.toMatch(/Emden|30 |plot/i);

  // No ship sails: the Germans are asked next, who look at their page.
  await awaited(allied).getByRole("button", {name: "Commit"}).click();
  await expect(awaited(german).getByRole("button", {name: "Commit"})).toBeVisible();
  expect(await newsOf(german.page)).toEqual([]);
  expect(await newsOf(allied.page)).toHaveLength(1);
});
