// The desk: an order is drafted by the panel, on the chart or by the keyboard, survives what may happen meanwhile, and is committed.
import type {Locator, Page} from "@playwright/test";
import {awaited, codeOf, expect, inspect, lineOf, looks, plot, test} from "../harness";

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover(); // waits until the chart has come to rest
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  if (!a || !b) throw new Error("not on the screen");
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, {steps: 8});
  await page.mouse.up();
}

test("a plot is drafted, kept through a reload and a cut line, and committed", async ({sitDown}) => {
  test.setTimeout(240_000);
  const player = await sitDown({viewport: {width: 1440, height: 900}});
  const {page} = player;
  await player.register();
  await player.setUp({scenario: "Basic game"});

  await plot(player, "Emden", "Area 30 (East Indies & South China Sea)");
  // Leipzig is alone in area 3.
  const leipzig = page.locator('.chart-free[data-place="area:3"]');
  await drag(page, leipzig, page.locator('path[role="button"][data-area="4"]'));
  await expect(codeOf(page, "Leipzig")).toContainText("4");

  await page.reload();
  await expect(codeOf(page, "Emden")).toContainText("30");
  await expect(codeOf(page, "Leipzig")).toContainText("4");

  player.line.cut();
  await lineOf(page, "Karlsruhe").getByLabel("Destination").selectOption({label: "Area 8 (Western Tropical Atlantic)"});
  player.line.mend();
  await expect(codeOf(page, "Karlsruhe")).toContainText("8");
  await expect(codeOf(page, "Emden")).toContainText("30");

  await page.getByRole("button", {name: "Commit"}).click();
  const log = page.getByRole("list", {name: "Log"});
  await expect(log).toContainText(/You have plotted: .*Emden 30/);
  await expect(log).toContainText("PHASE 2: the Allies move.");
});

test("the keyboard alone plots a cruiser and commits", async ({sitDown}) => {
  const player = await sitDown();
  const {page} = player;
  await player.register();
  await player.setUp({scenario: "Basic game"});
  const destination = lineOf(page, "Emden").getByLabel("Destination");
  await expect(destination).toBeVisible();
  await page.getByRole("heading", {level: 1}).click();
  await page.keyboard.press("a");
  await expect(page.getByRole("region", {name: "What is awaited"})).toBeFocused();
  for (let stops = 0; stops < 40; ++stops) {
    await page.keyboard.press("Tab");
    if (await destination.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(destination).toBeFocused();
  await page.keyboard.type("Area 30");
  await expect(codeOf(page, "Emden")).toContainText("30");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("list", {name: "Log"})).toContainText("You have plotted: Emden 30");
});

for (const look of [looks.desktopLight, looks.phoneDark]) {
  test(`the German desk, ${look.name}`, async ({sitDown}) => {
    const player = await sitDown(look.options);
    const {page} = player;
    await player.register();
    await player.setUp({scenario: "Basic game"});
    await expect(lineOf(page, "Emden")).toBeVisible();
    await inspect(player, `desk-german-${look.name}`);
  });
}

for (const look of [looks.desktopDark, looks.phoneLight]) {
  test(`the Allied desk and its papers, ${look.name}`, async ({sitDown}) => {
    test.setTimeout(180_000);
    const player = await sitDown(look.options);
    const {page} = player;
    await player.register();
    await player.setUp({scenario: "Full game", side: "Allied"});
    await expect(awaited(player)).toContainText("Ships that may still move");
    await inspect(player, `desk-allied-${look.name}`);
    for (const paper of ["Points", "Standing orders"]) {
      await page.getByRole("tab", {name: paper}).click();
      await expect(page.getByRole("tabpanel")).toBeVisible();
      await inspect(player, `desk-${paper.toLowerCase().replace(" ", "-")}-${look.name}`);
    }
    await page.getByRole("group", {name: "What is shown"}).getByRole("button", {name: "Table"}).click();
    await inspect(player, `desk-table-${look.name}`);
  });
}
