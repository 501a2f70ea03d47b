import {awaited, chooseInLists, expect, inspect, looks, sailToCoronel, test, type Player} from "../harness";

// A battle asks less often than that; more would be a game that does not end.
const mostQuestions = 80;

const card = ({page}: Player) => page.getByRole("complementary", {name: /^Lesson: /});

// The answer that a beginner gives who does as the lesson says.
async function answer(player: Player, title: string): Promise<void> {
  const panel = awaited(player);
  switch (title) {
    case "the Allied movement":
      return sailToCoronel(player);
    case "approach or turn away": {
      const alone = (await card(player).innerText()).includes("single ship");
      await panel.getByRole("radio", {name: alone ? "Turn away" : "Approach"}).check();
      return;
    }
    case "accept battle or run":
    case "fight or run":
      return panel.getByRole("radio", {name: "Accept combat"}).check();
    case "running after the round":
      return panel.getByRole("radio", {name: "Fight on with all ships"}).check();
    case "the chase":
      return panel.getByRole("button", {name: "All, each for herself"}).click();
    case "targets":
    case "fire at bold movers":
    case "torpedoes":
    case "where the escaped go":
      return chooseInLists(panel);
    case "bold moves":
    case "damaged ships":
      return; // nobody, which is an answer
    default:
      return panel.getByRole("radio").first().check();
  }
}

// Through all questions, until the summary stands in the card. The first sight of the battle is looked at.
async function playOn(player: Player, picture: string): Promise<string[]> {
  const asked: string[] = [];
  const {page} = player;
  let question = "";
  for (let count = 0; count < mostQuestions; ++count) {
    const next = card(player).locator(`[data-question]:not([data-question="${question}"])`);
    const summary = card(player).getByRole("heading", {
      name: "What happened",
    });
    await expect(next.or(summary)).toBeVisible();
    if (await summary.isVisible()) return asked;
    question = (await next.getAttribute("data-question"))!;
    const title = (await next.getAttribute("aria-label"))!;
    asked.push(title);
    if (title === "targets" && asked.filter((each) => each === title).length === 2) await inspect(player, picture);
    await answer(player, title);
    // Who listens hears the lesson's word on the control that is ringed.
    await expect(page.locator("[data-lesson-spot]")).toHaveAttribute("aria-describedby", /./);
    await awaited(player).getByRole("button", {name: "Commit"}).click();
  }
  throw new Error(`no end after ${asked.join(", ")}`);
}

async function begin(player: Player, lesson: "coronel" | "falklands"): Promise<void> {
  const {page} = player;
  await page.getByRole("link", {name: "Lessons"}).click();
  await expect(page.getByRole("heading", {level: 1, name: "Learn to play"})).toBeVisible();
  await page.locator(`#lesson-${lesson}`).getByRole("button", {name: "Begin the lesson"}).click();
  await page.waitForURL(/\/games\//);
  await expect(card(player)).toBeVisible();
}

for (const {lesson, name, look, first} of [
  {lesson: "coronel", name: "Coronel", look: looks.desktopLight, first: "the Allied movement"},
  {lesson: "falklands", name: "the Falklands", look: looks.desktopDark, first: "running after the round"},
] as const) {
  test(`${name}: played to the end by the lesson, which is then done`, async ({sitDown}) => {
    test.setTimeout(480_000); // each question has its panel, its preview and its dice
    const player = await sitDown(look.options);
    await player.register();
    await begin(player, lesson);
    const asked = await playOn(player, `battle-${lesson}-${look.name}`);
    expect(asked[0]).toBe(first);
    expect(asked).toContain("targets");
    await player.page.getByRole("link", {name: "All lessons"}).click();
    await expect(player.page.locator(`#lesson-${lesson}`)).toContainText("done");
  });
}

test("a lesson is hidden, and resumed where it was", async ({sitDown}) => {
  const player = await sitDown();
  await player.register();
  await begin(player, "falklands");
  const {page} = player;
  await card(player).getByRole("button", {name: "Hide the lesson"}).click();
  await expect(page.locator("[data-lesson-spot]")).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", {name: "Show the lesson"}).click();
  await expect(card(player).locator("[data-question]")).toBeVisible();
  await page.reload();
  await expect(card(player).locator("[data-question]")).toBeVisible();
});

test("the tour of the table needs no account, and goes by the keyboard", async ({sitDown}) => {
  const {page} = await sitDown();
  await page.goto("/learn/table");
  await expect(page.getByText("Stop 1 of 9")).toBeVisible();
  for (let stop = 2; stop <= 9; ++stop) {
    await page.getByRole("button", {name: "Go on"}).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Stop ${stop} of 9`)).toBeVisible();
    await expect(page.locator("#tour-stop")).toBeFocused();
  }
  await page.getByRole("link", {name: "To the first battle"}).click();
  await expect(page.locator("#lesson-coronel")).toContainText("needs an account");
});
