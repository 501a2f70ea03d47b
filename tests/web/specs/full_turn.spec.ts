// A turn of the full game against the bot, from the first plot to the next turn, with either side.
import type {Page} from "@playwright/test";
import {awaited, codeOf, expect, lineOf, playUntil, test, type Player} from "../harness";

// Above the chart, or the battle that stands in its place.
const inTurn = (page: Page, turn: number) =>
  page.getByRole("region", {name: "Chart", exact: true}).getByText(new RegExp(`^Turn ${turn}, Operationsbefehl`));

const turnTrack = (page: Page, turn: number) => page.getByRole("list", {name: new RegExp(`^Turn ${turn} of 9`)});

const plotted = ({page}: Player) => page.getByRole("list", {name: "The plot"}).getByRole("listitem");

// Emden by the chart, all others in the panel: with every cruiser under way the turn has one Operationsbefehl.
async function plotEverybody(player: Player): Promise<void> {
  const {page} = player;
  await lineOf(page, "Emden").getByRole("button", {name: "Emden", exact: true}).click();
  await page.getByRole("button", {name: /^30 East Indies/}).click();
  await expect(codeOf(page, "Emden")).toContainText("30");
  const others = plotted(player).filter({hasNot: page.getByLabel("Code in the Ship Log")});
  for (let left = await others.count(); left > 0; --left) {
    await others.first().getByLabel("Destination").selectOption({index: 1});
    await expect(others).toHaveCount(left - 1);
  }
}

// The log of a turn with many battles is longer than what it draws at first.
async function unroll({page}: Player): Promise<void> {
  const earlier = page.getByRole("button", {name: "Show earlier entries"});
  while (await earlier.isVisible()) await earlier.click();
}

// The last battle stands until it is left.
async function lookAtChart({page}: Player): Promise<void> {
  await page.getByRole("group", {name: "What is shown"}).getByRole("button", {name: "Chart"}).click();
  await expect(turnTrack(page, 2)).toBeVisible();
}

test("the German side plays a turn of the full game against the bot", async ({sitDown}) => {
  test.setTimeout(480_000);
  const player = await sitDown();
  const {page} = player;
  await player.register();
  await player.setUp({scenario: "Full game"});
  await expect(turnTrack(page, 1)).toBeVisible();
  const asked = await playUntil(player, inTurn(page, 2), {"the German plot": plotEverybody});
  await lookAtChart(player);
  await unroll(player);
  expect(asked[0]).toBe("the German plot");
  const log = page.getByRole("list", {name: "Log"});
  await expect(log).toContainText(/You have plotted: .*Emden 30/);
  for (const phase of [2, 3, 4, 5]) await expect(log).toContainText(`PHASE ${phase}`);
});

// The first ship of the list, to the first area that she may go to.
async function sailOne(player: Player): Promise<void> {
  const panel = awaited(player);
  const atSea = panel.getByRole("group", {name: /^Area \d+ /}).getByRole("button");
  await atSea.first().click();
  await panel.getByLabel("Send to").selectOption({index: 1});
  await expect(panel.getByRole("list", {name: "Movement as drafted"}).getByRole("listitem")).toHaveCount(1);
}

test("the Allied side plays a turn of the full game against the bot", async ({sitDown}) => {
  test.setTimeout(480_000);
  const player = await sitDown();
  const {page} = player;
  await player.register();
  await player.setUp({scenario: "Full game", side: "Allied"});
  let sailed = 0;
  const answers = {
    "the Allied movement": async (each: Player) => {
      if (sailed++ === 0) await sailOne(each);
    },
  };
  await playUntil(player, inTurn(page, 2), answers);
  await lookAtChart(player);
  await unroll(player);
  expect(sailed).toBeGreaterThan(0);
  await expect(page.getByRole("list", {name: "Log"})).toContainText("PHASE 5");
});
