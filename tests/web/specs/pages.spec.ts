// Every page in every light and on a phone: what axe finds, whether it fits, and a picture to look at.
import AxeBuilder from "@axe-core/playwright";
import {join} from "node:path";
import {expect, test, type Player} from "../harness";

const looks = [
  {
    name: "desktop-light",
    options: {viewport: {width: 1440, height: 900}},
  },
  {
    name: "desktop-dark",
    options: {
      viewport: {width: 1440, height: 900},
      colorScheme: "dark" as const,
    },
  },
  {
    name: "phone-light",
    options: {viewport: {width: 390, height: 844}, hasTouch: true},
  },
  {
    name: "phone-dark-german",
    options: {
      viewport: {width: 390, height: 844},
      colorScheme: "dark" as const,
      hasTouch: true,
    },
  },
];
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

for (const look of looks) {
  test(`every page, ${look.name}`, async ({sitDown}, {config}) => {
    test.setTimeout(300_000); // axe reads fifteen pages
    const player = await sitDown(look.options);
    const {page} = player;
    const show = async (name: string) => {
      await inspect(player);
      const path = join(config.metadata["results"], "screenshots", `${name}-${look.name}.png`);
      await page.screenshot({path, fullPage: true});
    };

    await page.goto("/");
    await expect(page.getByRole("tab", {name: "Sign in"})).toBeVisible();
    await show("welcome");
    await page.goto("/join/nothing");
    await show("join");
    await player.register();
    await show("lobby-empty");
    await page.goto("/join/nothing");
    await page.getByRole("button", {name: "Take the free side"}).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await show("join-refused");

    await player.setUp({
      title: "A friend is awaited",
      opponent: "A friend, by link",
    });
    await expect(page.getByLabel("Invitation link")).toBeVisible();
    await show("waiting");
    await page.goto("/new");
    await page.getByText("Optional rules").click();
    await show("new");
    const campaign = await player.setUp({
      title: "The East Asia Squadron",
      scenario: "Basic game",
    });
    await expect(page.getByRole("list", {name: "Log"})).toBeVisible();
    await show("game");
    for (const tab of ["Talk", "Notes", "Players"]) {
      await page.getByRole("tab", {name: tab}).click();
      if (tab === "Talk") await player.say("Is anybody there?");
      await expect(page.getByRole("tab", {name: tab, selected: true})).toBeVisible();
      await show(`game-${tab.toLowerCase()}`);
    }
    await page.getByRole("button", {name: "At the table"}).click();
    await show("game-menu");

    if (look.name.endsWith("german")) await inGerman(player);
    await page.goto("/");
    await expect(page.getByRole("link", {name: "The East Asia Squadron"})).toHaveAttribute("href", campaign);
    await show("lobby");
    await page.getByRole("button", {name: player.name}).click();
    await show("settings");
    await page.goto("/nowhere");
    await expect(page.getByRole("heading", {level: 1})).toBeVisible();
    await show("not-found");
  });
}

async function inspect({page}: Player): Promise<void> {
  const {violations} = await new AxeBuilder({page}).withTags(standards).analyze();
  expect(violations.map(({id, nodes}) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "the page is wider than the screen").toBeLessThanOrEqual(0);
}

async function inGerman({page, name}: Player): Promise<void> {
  await page.getByRole("button", {name}).click();
  await page.getByLabel("Language").selectOption({label: "Deutsch"});
  await expect(page.getByRole("navigation", {name: "Seiten"})).toBeVisible();
}
