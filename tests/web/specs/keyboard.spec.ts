import {expect, password, test, type Player} from "../harness";

// Tab until what has the focus is called that. Bounded: a trap fails the spec.
async function tabTo({page}: Player, role: string, name: RegExp): Promise<void> {
  const most = 60;
  for (let times = 0; times < most; ++times) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    if ((await focused.count()) === 0) continue;
    const found = page.getByRole(role as "button", {name}).and(focused);
    if ((await found.count()) > 0) return;
  }
  throw new Error(`no ${role} ${name} within ${most} stops of the Tab key`);
}

test("the keyboard alone registers and sets up a game", async ({sitDown}) => {
  const player = await sitDown();
  const {page} = player;
  await page.goto("/");
  await expect(page.getByRole("tab", {name: "Sign in"})).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", {name: "Skip to the content"})).toBeFocused();

  await tabTo(player, "tab", /Sign in/);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", {name: "Register"})).toBeFocused();
  await tabTo(player, "textbox", /Name/);
  await page.keyboard.type(player.name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", {level: 1, name: "My games"})).toBeVisible();

  await tabTo(player, "link", /New game/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", {level: 1, name: "New game"})).toBeFocused();
  await tabTo(player, "combobox", /Scenario/);
  await page.keyboard.type("Training: C");
  await tabTo(player, "button", /Set up the game/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/games\//);
  await expect(page.getByRole("region", {name: "What is awaited"})).toBeVisible();

  // A menu opens, closes with Escape, and gives the focus back.
  await tabTo(player, "button", /At the table/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", {name: "Resign"})).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", {name: "At the table"})).toBeFocused();
});
