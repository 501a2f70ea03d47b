// A player's own part in the dice: given by itself where it is kept, done without where it is not.
import {expect, password, test} from "../harness";

test("a number that is in this browser is given by itself; one that is not, is done without, and all are told", async ({
  sitDown,
}) => {
  const host = await sitDown();
  const elsewhere = await sitDown();
  const guest = await sitDown();
  await host.register();
  await host.page.goto("/new");
  await expect(host.page.getByText("adds a secret number to the dice", {exact: false})).toBeVisible();
  const game = await host.setUp({scenario: "Basic game", opponent: "A friend, by link"});
  await expect(
    host.page.getByText("Your secret number for the dice lies in this browser", {exact: false}),
  ).toBeVisible();
  const link = new URL(await host.page.getByLabel("Invitation link").inputValue());
  await host.page.close();

  await guest.page.goto(link.pathname);
  await guest.fillRegistration();
  await guest.page.getByRole("button", {name: "Take the free side"}).click();
  await guest.page.waitForURL(`**${game}`);
  const awaitedOfGuest = guest.page.getByRole("region", {name: "What is awaited"});
  await expect(awaitedOfGuest).toContainText("Still awaited: the German side.");

  const {page} = elsewhere;
  await page.goto(game);
  await page.getByLabel("Name").fill(host.name);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", {name: "Sign in"}).click();
  const awaited = page.getByRole("region", {name: "What is awaited"});
  await expect(awaited).toContainText("Yours is not in this browser.");
  await awaited.getByRole("button", {name: "Go on without my number"}).click();

  await expect(awaited).toContainText("Yours to decide");
  await expect(awaitedOfGuest).not.toContainText("Still awaited");
  const log = guest.page.getByRole("list", {name: "Log"});
  await expect(log).toContainText("The Allies have added their own secret to the dice.");
  await expect(log).toContainText("The Germans have lost their secret for the dice, and play without it.");
});
