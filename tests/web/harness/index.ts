// What specs import: Playwright's test, with people who leave when the spec has ended.
import {test as base, type BrowserContextOptions} from "@playwright/test";
import {Player} from "./player";

interface Fixtures {
  sitDown(options?: BrowserContextOptions): Promise<Player>;
}

export const test = base.extend<Fixtures>({
  sitDown: async ({browser}, use) => {
    const players: Player[] = [];
    await use(async (options) => {
      const player = await Player.sitDown(browser, options);
      players.push(player);
      return player;
    });
    for (const player of players) await player.leave();
  },
});

export {expect} from "@playwright/test";
export {answer, answerAsOffered, awaited, chooseInLists, playUntil, type Answers} from "./answers";
export {Heap} from "./heap";
export {inspect, looks, type Look} from "./looks";
export {codeOf, lineOf, plot} from "./plot";
export {password, type Player} from "./player";
export {sail, sailToCoronel} from "./sail";
export {freePort, stage, startServer, stopServer} from "./stage";
