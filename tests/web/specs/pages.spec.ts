// Every page in every light and on a phone: what axe finds, whether it fits, and a picture to look at.
import {expect, inspect, looks, test, type Player} from "../harness";

for (const look of Object.values(looks)) {
  test(`every page, ${look.name}`, async ({sitDown}) => {
    test.setTimeout(300_000); // axe reads fifteen pages
    const player = await sitDown(look.options);
    const {page} = player;
    const show = (name: string) => inspect(player, `${name}-${look.name}`, {whole: true});

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

    if (look === looks.phoneDark) await inGerman(player);
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

async function inGerman({page, name}: Player): Promise<void> {
  await page.getByRole("button", {name}).click();
  await page.getByLabel("Language").selectOption({label: "Deutsch"});
  await expect(page.getByRole("navigation", {name: "Seiten"})).toBeVisible();
}
