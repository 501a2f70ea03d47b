import {expect, password, test} from "../harness";

test("a person registers, signs out, and signs in again", async ({sitDown}) => {
  const player = await sitDown();
  const {page, name} = player;
  await player.register();
  await page.reload();
  await expect(page.getByRole("heading", {level: 1, name: "My games"})).toBeVisible();

  await page.getByRole("button", {name}).click();
  await page.getByRole("button", {name: "Sign out"}).click();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", {name: "Sign in"}).click();
  await expect(page.getByRole("alert")).toContainText("do not belong together");

  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", {name: "Sign in"}).click();
  await expect(page.getByRole("heading", {level: 1, name: "My games"})).toBeVisible();
});

test("a name that is taken is refused", async ({sitDown}) => {
  const first = await sitDown();
  await first.register();
  const second = await sitDown();
  await second.page.goto("/");
  await second.page.getByRole("tab", {name: "Register"}).click();
  await second.page.getByLabel("Name").fill(first.name);
  await second.page.getByLabel("Password").fill(password);
  await second.page.getByRole("button", {name: "Register"}).click();
  await expect(second.page.getByRole("alert")).toContainText("already");
});

test("tabs keep step: signing out in one signs out the other, and takes the game from the screen", async ({
  sitDown,
}) => {
  const player = await sitDown();
  await player.register();
  const game = await player.setUp();
  await expect(player.page.getByRole("region", {name: "What is awaited"})).toBeVisible();
  const other = await player.context.newPage();
  await other.goto("/");
  await other.getByRole("button", {name: player.name}).click();
  await other.getByRole("button", {name: "Sign out"}).click();
  await expect(player.page.getByRole("tab", {name: "Sign in"})).toBeVisible();
  await expect(player.page.getByRole("region", {name: "What is awaited"})).toBeHidden();
  expect(new URL(player.page.url()).pathname).toBe(game);
});

test("the same account plays on two devices at once", async ({sitDown}) => {
  const desk = await sitDown();
  await desk.register();
  const game = await desk.setUp();
  const phone = await sitDown({
    viewport: {width: 390, height: 844},
    hasTouch: true,
  });
  await phone.page.goto(game);
  await phone.page.getByLabel("Name").fill(desk.name);
  await phone.page.getByLabel("Password").fill(password);
  await phone.page.getByRole("button", {name: "Sign in"}).click();
  await phone.page.getByRole("tab", {name: "Talk"}).click();
  await phone.say("from the phone");
  await desk.page.getByRole("tab", {name: "Talk"}).click();
  await expect(desk.page.getByText("from the phone")).toBeVisible();
});

test("the language is chosen, and stays", async ({sitDown}) => {
  const {page} = await sitDown();
  await page.goto("/");
  await page.getByRole("button", {name: "Settings"}).click();
  await page.getByLabel("Language").selectOption({label: "Deutsch"});
  await expect(page.getByRole("tab", {name: "Anmelden"})).toBeVisible();
  await page.reload();
  await expect(page.getByRole("tab", {name: "Anmelden"})).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});
