// Two people, each at a browser, play a battle from the invitation to the replay, by nothing but what they see.
import {awaited, expect, playUntil, sailToCoronel, test, type Player} from "../harness";

const title = "Off Chile, for two";

const result = ({page}: Player) => page.getByRole("region", {name: "The game is over"});

// As each is told it: who has won, why, and by how much.
async function told(player: Player): Promise<{winner: string; won: boolean; rest: string[]}> {
  const [who = "", ...rest] = await result(player).getByRole("paragraph").allInnerTexts();
  const [, own, other] = /You have won for the side (.+)\.|Won by: (.+)\./.exec(who) ?? [];
  return {winner: own ?? other ?? who, won: own !== undefined, rest};
}

async function watchAgain({page}: Player): Promise<string[]> {
  await page.getByRole("navigation").getByRole("link", {name: "My games"}).click();
  const game = page.getByRole("region", {name: "Finished games"}).getByRole("listitem").filter({hasText: title});
  await expect(game).toContainText(/Ended: you (won|lost)|Ended: a draw/);
  await game.getByRole("link", {name: `Watch ${title} again`}).click();
  await page.getByRole("slider", {name: "Moment"}).press("End");
  await expect(page.locator("[aria-busy=false]")).toBeVisible();
  const log = page.getByRole("list", {name: "Log"}).getByRole("listitem");
  await expect(log.first()).toBeVisible();
  return log.allInnerTexts();
}

test("two people play Coronel to the end, and watch it again", async ({sitDown}) => {
  test.setTimeout(480_000); // each question has its panel, its preview and its dice, for two
  const german = await sitDown();
  const allied = await sitDown();
  await german.register();
  const game = await german.setUp({opponent: "A friend, by link", side: "German", title});
  await allied.takeFreeSide(german, game);

  const asked = await Promise.all(
    [german, allied].map((player) => playUntil(player, result(player), {"the Allied movement": sailToCoronel})),
  );
  // There was a battle, and both had a say in it.
  for (const questions of asked) expect(questions).not.toEqual([]);
  expect(asked.flat()).toContain("targets");

  const [ends, ends2] = await Promise.all([told(german), told(allied)]);
  expect(ends.winner).toBe(ends2.winner);
  expect(ends.rest).toEqual(ends2.rest);
  expect([ends.won, ends2.won].filter(Boolean)).toHaveLength(ends.winner === "A draw." ? 0 : 1);
  await expect(awaited(german)).not.toContainText("Yours to decide");

  // Both watch all of it with the eyes they choose first, which are the same.
  const [seen, seen2] = await Promise.all([watchAgain(german), watchAgain(allied)]);
  expect(seen).toEqual(seen2);
});
