import {expect, test} from "../harness";

test("a game against the bot begins at once, and is in the list", async ({sitDown}) => {
  const player = await sitDown();
  await player.register();
  const game = await player.setUp({title: "First patrol"});
  const {page} = player;
  await expect(page.getByRole("heading", {level: 1, name: "First patrol"})).toBeVisible();
  await expect(page.getByRole("list", {name: "Log"}).getByRole("listitem").first()).toBeVisible();
  await expect(page).toHaveTitle(/(Your turn|to play|Ended).* – First patrol – Chartroom/);
  await page.getByRole("link", {name: "My games"}).click();
  await expect(page.getByRole("link", {name: "First patrol"})).toHaveAttribute("href", game);
  await expect(page.getByRole("listitem").filter({hasText: "First patrol"})).toContainText("bot (Lieutenant)");
});

test("what does not go together is refused in words, with the rule", async ({sitDown}) => {
  const player = await sitDown();
  await player.register();
  const {page} = player;
  await page.getByRole("navigation").getByRole("link", {name: "New game"}).click();
  await page.getByLabel("Scenario").selectOption({label: "Training: Coronel"});
  await page.getByText("Optional rules").click();
  await page.getByRole("checkbox", {name: "Rufiji"}).check();
  await page.getByRole("button", {name: "Set up the game"}).click();
  await expect(page.getByRole("alert")).toContainText("1.2.3");
  await page.getByLabel("Scenario").selectOption({label: "Full game"});
  await page.getByRole("checkbox", {name: "Rufiji"}).uncheck();
  await page.getByRole("button", {name: "Set up the game"}).click();
  await page.waitForURL(/\/games\//);
});

test("a friend comes by a link, and the two talk", async ({sitDown}) => {
  const host = await sitDown();
  const guest = await sitDown();
  await host.register();
  const game = await host.setUp({opponent: "A friend, by link"});
  await expect(host.page.getByRole("heading", {name: "Waiting for another player"})).toBeVisible();
  await guest.takeFreeSide(host, game);

  // The host's page has moved on by itself.
  await expect(host.page.getByRole("region", {name: "What is awaited"})).toBeVisible();
  for (const {page} of [host, guest]) await page.getByRole("tab", {name: "Talk"}).click();
  await host.say("Good hunting!");
  await expect(guest.page.getByText("Good hunting!")).toBeVisible();
  await guest.say("To you as well.");
  await expect(host.page.getByText("To you as well.")).toBeVisible();

  // Exactly one of the two is told that it is theirs, or both where both are asked.
  const mine = (page: typeof host.page) => page.getByRole("status").filter({hasText: "Your turn"});
  await expect
    .poll(async () => (await mine(host.page).count()) + (await mine(guest.page).count()))
    .toBeGreaterThanOrEqual(1);
});

test("a player who is invited by name finds the game in the list", async ({sitDown}) => {
  const host = await sitDown();
  const guest = await sitDown();
  await guest.register();
  await host.register();
  const {page} = host;
  await page.getByRole("navigation").getByRole("link", {name: "New game"}).click();
  await page.getByRole("radio", {name: "A player, by name"}).check();
  await page.getByLabel("Name of the player").fill(guest.name);
  await page.getByLabel("Title").fill("By name");
  await page.getByRole("button", {name: "Set up the game"}).click();
  await page.waitForURL(/\/games\//);

  const invited = guest.page.getByRole("region", {name: "You are invited"});
  await expect(invited.getByRole("link", {name: "By name"})).toBeVisible();
  await invited.getByRole("button", {name: /Take a side/}).click();
  await expect(guest.page.getByRole("region", {name: "What is awaited"})).toBeVisible();
});

test("a side is left again before the game begins", async ({sitDown}) => {
  const player = await sitDown();
  await player.register();
  await player.setUp({opponent: "A friend, by link", title: "Left alone"});
  await player.page.getByRole("button", {name: "Leave this game"}).click();
  await expect(player.page.getByRole("heading", {level: 1, name: "My games"})).toBeVisible();
  await expect(player.page.getByText("You are in no game yet.", {exact: false})).toBeVisible();
});

test("one account holds both sides, and looks with the eyes of one at a time", async ({sitDown}) => {
  const player = await sitDown();
  await player.register();
  const {page} = player;
  await page.getByRole("navigation").getByRole("link", {name: "New game"}).click();
  await page.getByLabel("Scenario").selectOption({label: "Basic game"});
  await page.getByRole("radio", {name: "Nobody"}).check();
  await page.getByRole("radio", {name: "Both sides in your hands"}).check();
  await page.getByRole("button", {name: "Set up the game"}).click();
  const board = page.getByRole("region", {name: "Chart"});
  // The tables plot for the Germans: the Allies are asked first.
  await expect(board).toContainText("seen by the Allied side");
  await page.getByRole("link", {name: "German"}).click();
  await expect(board).toContainText("seen by the German side");
});

test("resigning asks first, and ends the game", async ({sitDown}) => {
  const player = await sitDown();
  await player.register();
  await player.setUp();
  const {page} = player;
  await page.getByRole("button", {name: "At the table"}).click();
  await page.getByRole("button", {name: "Resign"}).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("cannot be taken back");
  await dialog.getByRole("button", {name: "Resign"}).click();
  await expect(page.getByRole("heading", {name: "The game is over"})).toBeVisible();
  await expect(page).toHaveTitle(/^Ended: you lost/);
});
