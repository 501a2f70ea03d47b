import {expect, stage, startServer, stopServer, test} from "../harness";

test("a line that drops for a moment is not mentioned, and nothing is missed", async ({sitDown}) => {
  const host = await sitDown();
  const guest = await sitDown();
  await host.register();
  const game = await host.setUp({opponent: "A friend, by link"});
  const link = new URL(await host.page.getByLabel("Invitation link").inputValue());
  await guest.page.goto(link.pathname);
  await guest.fillRegistration();
  await guest.page.getByRole("button", {name: "Take the free side"}).click();
  await guest.page.waitForURL(`**${game}`);
  for (const {page} of [host, guest]) await page.getByRole("tab", {name: "Talk"}).click();
  await host.say("before");
  await expect(guest.page.getByText("before")).toBeVisible();

  guest.line.cut();
  await host.say("in between");
  await expect(host.page.getByText("in between")).toBeVisible();
  guest.line.mend();
  await expect(guest.page.getByText("in between")).toBeVisible();
  await expect(guest.page.getByText("No line to the server", {exact: false})).toBeHidden();
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
  await expect(page.getByText("No line to the server", {exact: false})).toBeVisible();
  player.line.mend();
  await page.getByRole("button", {name: "Try now"}).click();
  await expect(page.getByText("No line to the server", {exact: false})).toBeHidden();
  await expect(page.getByText("said into the void")).toHaveCount(1);
  await page.reload();
  await page.getByRole("tab", {name: "Talk"}).click();
  await expect(page.getByText("said into the void")).toHaveCount(1);
});

test("a server that is restarted is found again, and the game is as it was", async ({sitDown}) => {
  const player = await sitDown();
  await player.register();
  await player.setUp();
  const {page} = player;
  const log = page.getByRole("list", {name: "Log"}).getByRole("listitem");
  await expect(log.first()).toBeVisible();
  const {server} = stage();
  await stopServer(server);
  await startServer(server);
  await page.getByRole("tab", {name: "Talk"}).click();
  await player.say("still here");
  await expect(page.getByText("still here")).toBeVisible({timeout: 40_000});
  await page.getByRole("tab", {name: "Log", exact: true}).click();
  await expect(log.first()).toBeVisible();
});
