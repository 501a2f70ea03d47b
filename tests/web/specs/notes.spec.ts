// Notes to oneself are on every device; what only one browser has is not left to whoever uses it next without being asked.
import type {Page} from "@playwright/test";
import {expect, password, test} from "../harness";

const notesOf = (page: Page) => page.getByLabel("Notes to yourself");

test("notes written on one device are read on another, and put together where both write", async ({sitDown}) => {
  test.setTimeout(180_000);
  const desktop = await sitDown();
  await desktop.register();
  const game = await desktop.setUp();
  await desktop.page.getByRole("tab", {name: "Notes"}).click();
  await notesOf(desktop.page).fill("coal at Juan Fernández");

  const laptop = await sitDown();
  await laptop.page.goto(game);
  await laptop.page.getByLabel("Name").fill(desktop.name);
  await laptop.page.getByLabel("Password").fill(password);
  await laptop.page.getByRole("button", {name: "Sign in"}).click();
  await laptop.page.getByRole("tab", {name: "Notes"}).click();
  await expect(notesOf(laptop.page)).toHaveValue("coal at Juan Fernández");

  laptop.line.cut();
  await notesOf(laptop.page).fill("coal at Juan Fernández\nGlasgow is fast");
  await notesOf(desktop.page).fill("coal at Juan Fernández\nCanopus is not");
  await expect(desktop.page.getByText("They are yours on every device")).toBeVisible(); // the server has them
  laptop.line.mend();
  await expect(notesOf(laptop.page)).toHaveValue("coal at Juan Fernández\nCanopus is not\nGlasgow is fast");
  await expect(notesOf(desktop.page)).toHaveValue("coal at Juan Fernández\nCanopus is not\nGlasgow is fast");
});

test("whoever signs out is asked what becomes of a draft", async ({sitDown}) => {
  test.setTimeout(180_000);
  const player = await sitDown();
  const {page} = player;
  await player.register();
  await player.setUp({scenario: "Basic game"});
  const emden = page.getByRole("list", {name: "The plot"}).getByRole("listitem").filter({hasText: "Emden"});
  await emden.getByLabel("Destination").selectOption({label: "Area 30 (East Indies & South China Sea)"});
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("draft.")).length);
  expect(await drafts()).toBe(1);

  const signOut = async () => {
    await page.getByRole("button", {name: player.name}).click();
    await page.getByRole("button", {name: "Sign out"}).click();
  };
  const asked = page.getByRole("dialog", {name: /keeps something of yours/});
  await signOut();
  await asked.getByRole("button", {name: "Cancel"}).click();
  await expect(asked).toBeHidden();
  await signOut();
  await asked.getByRole("button", {name: "Discard them and sign out"}).click();
  await expect(page.getByRole("tab", {name: "Sign in"})).toBeVisible();
  expect(await drafts()).toBe(0);
});
