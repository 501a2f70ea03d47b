// A finished game watched again: by every eye, by keyboard and pointer, from a link, and taken home as a file.
import AxeBuilder from "@axe-core/playwright";
import {readFile} from "node:fs/promises";
import {join} from "node:path";
import {expect, password, test, type Player} from "../harness";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function finishGame(player: Player): Promise<string> {
  const {page} = player;
  const path = await player.setUp({title: "Off Coronel"});
  await page.getByRole("button", {name: "At the table"}).click();
  await page.getByRole("button", {name: "Resign"}).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", {name: "Resign"}).click();
  await page.getByRole("link", {name: "Watch it again"}).click();
  await page.waitForURL(/\/replays\//);
  await expect(slider(player)).toBeVisible();
  return path.replace("/games/", "/replays/");
}

function slider({page}: Player) {
  return page.getByRole("slider", {name: "Moment"});
}

// The board shows the moment that the bar says, and nothing is complained of.
async function settled({page}: Player): Promise<void> {
  await expect(page.locator("[aria-busy=false]")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
}

async function look(player: Player, eye: string): Promise<void> {
  const button = player.page.getByRole("button", {name: eye, exact: true});
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await settled(player);
}

test("a finished game is watched again, by any eyes", async ({sitDown}) => {
  const player = await sitDown();
  const {page} = player;
  await player.register();
  const path = await finishGame(player);

  // Every eye has its own numbers; the server and the file count alike, or there would be an alert.
  await slider(player).focus();
  await page.keyboard.press("End");
  const last = await slider(player).inputValue();
  for (const eye of ["Germans", "Allies", "Public", "Umpire"]) {
    await look(player, eye);
    await expect(page.getByText(/^(\d+) of \1$/)).toBeVisible();
    await expect(slider(player)).toHaveValue(last);
  }

  // Arrows go by events, and the address follows.
  await page.keyboard.press("Home");
  await expect(page.getByText("Before the game opens.").first()).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await expect(page).toHaveURL(`${path}?eye=umpire&at=2`);
  await page.keyboard.press("1");
  await expect(page.getByRole("button", {name: "Germans", exact: true})).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/eye=german/);
  await settled(player);
});

test("a replay is led by its log, and plays to the end by itself", async ({sitDown}) => {
  const player = await sitDown();
  const {page} = player;
  await player.register();
  await finishGame(player);

  await slider(player).focus();
  await page.keyboard.press("End");
  const last = await slider(player).inputValue();
  const lines = page.getByRole("list", {name: "Log"}).getByRole("button");
  await lines.first().click();
  await expect(slider(player)).not.toHaveValue(last);

  await page.getByLabel("Speed").selectOption("8");
  const play = page.getByRole("button", {name: "Play", exact: true});
  await play.click();
  await expect(slider(player)).toHaveValue(last, {timeout: 60_000});
  await expect(play).toBeVisible();
});

test("a link to a moment asks who one is, and leads there", async ({sitDown}) => {
  const player = await sitDown();
  await player.register();
  const path = await finishGame(player);
  const link = `${path}?eye=allied&at=3`;

  const elsewhere = await sitDown();
  const {page} = elsewhere;
  await page.goto(link);
  await expect(page.getByText("the replay begins here")).toBeVisible();
  await page.getByLabel("Name").fill(player.name);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", {name: "Sign in"}).click();
  await settled(elsewhere);
  await expect(page.getByText(/^3 of \d+$/)).toBeVisible();
  await expect(page.getByRole("button", {name: "Allies", exact: true})).toHaveAttribute("aria-pressed", "true");

  // Whoever may not see the game is told so.
  const stranger = await sitDown();
  await stranger.register();
  await stranger.page.goto(link);
  await expect(stranger.page.getByRole("alert")).toContainText("no such game");
});

test("the file of a game is taken home", async ({sitDown}) => {
  const player = await sitDown();
  const {page} = player;
  await player.register();
  await finishGame(player);
  await page.getByRole("tab", {name: "The file"}).click();
  await expect(page.getByText("chartroom verify off-coronel")).toBeVisible();
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", {name: /Download/}).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe("off-coronel.chartroom");
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 17).toString()).toBe("CHARTROOM-GAME-1\n");
});

for (const look of [
  {name: "desktop-light", options: {}},
  {
    name: "phone-dark",
    options: {
      viewport: {width: 390, height: 844},
      colorScheme: "dark" as const,
      hasTouch: true,
    },
  },
]) {
  test(`the replay is accessible, ${look.name}`, async ({sitDown}, {config}) => {
    const player = await sitDown(look.options);
    const {page} = player;
    await player.register();
    await finishGame(player);
    await page.keyboard.press("End");
    await settled(player);
    for (const tab of ["The file", "Keys", "Log"]) {
      await page.getByRole("tab", {name: tab}).click();
      const {violations} = await new AxeBuilder({page}).withTags(standards).analyze();
      expect(
        violations.map(({id, nodes}) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`),
      ).toEqual([]);
    }
    const path = `screenshots/replay-${look.name}.png`;
    await page.screenshot({path: join(config.metadata["results"], path)});
  });
}
