import {expect, stage, startServer, stopServer, test} from "../harness";

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
