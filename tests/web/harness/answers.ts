// A person who answers whatever the desk asks, by what stands in the panel: what the spec says of a question, else what is offered first.
import {expect, type Locator} from "@playwright/test";
import type {Player} from "./player";

export type Answer = (player: Player) => Promise<void>;
// By the question as the desk calls it: "the German plot". What is not named is answered with what is offered first.
export type Answers = Readonly<Record<string, Answer>>;

// More would be a game that does not end. A battle asks about forty times, a turn of the full game not much more often.
const mostQuestions = 200;
// Ships that may fire at one in a round (4.6.4).
const mostAtOne = 3;
// For the other side: its dice and its preview, on a machine that is busy.
const patience = 60_000;

export const awaited = ({page}: Player): Locator => page.getByRole("region", {name: "What is awaited"});

// Until that is to be seen. Gives the questions that were answered.
export async function playUntil(player: Player, end: Locator, answers: Answers = {}): Promise<string[]> {
  const asked: string[] = [];
  const commit = awaited(player).getByRole("button", {name: "Commit"});
  while (asked.length < mostQuestions) {
    await expect(commit.or(end).first(), `something after ${asked.at(-1) ?? "the beginning"}`).toBeVisible({
      timeout: patience,
    });
    if (await end.isVisible()) return asked;
    asked.push(await answer(player, answers));
  }
  throw new Error(`no end after ${asked.join(", ")}`);
}

// The question that stands on the desk.
export async function answer(player: Player, answers: Answers = {}): Promise<string> {
  const panel = awaited(player);
  const heading = panel.getByRole("heading", {level: 2}).first();
  const question = wordsOf((await heading.textContent()) ?? "");
  await (answers[question] ?? answerAsOffered)(player);
  // Another question has a heading of its own, even if it has the same words.
  const thisOne = await heading.elementHandle();
  const commit = panel.getByRole("button", {name: "Commit"});
  await expect(commit, question).toBeEnabled();
  await commit.click();
  const refusal = panel.getByRole("alert");
  await Promise.race([
    thisOne?.waitForElementState("hidden", {timeout: patience}),
    refusal.waitFor({timeout: patience}).then(async () => {
      throw new Error(`${question} was refused: ${await refusal.innerText()}`);
    }, ignore),
  ]);
  return question;
}

// Without the rule that stands behind. Not as the style has it, which writes it large.
function wordsOf(heading: string): string {
  return heading.split("§")[0]!.trim();
}

// The first of each choice; guns and torpedoes at what is in range; and whoever runs is chased.
export async function answerAsOffered(player: Player): Promise<void> {
  const panel = awaited(player);
  await chooseInCards(panel);
  await chooseInLists(panel);
  const all = panel.getByRole("button", {name: "All, each for herself"});
  if (await all.isVisible()) await all.click();
}

// A choice may open another.
async function chooseInCards(panel: Locator): Promise<void> {
  const cards = panel.getByRole("radio");
  for (let open = await firstOpen(cards); open >= 0; open = await firstOpen(cards)) await cards.nth(open).check();
}

// The first of a choice in which nothing is chosen.
function firstOpen(cards: Locator): Promise<number> {
  return cards.evaluateAll((all) => {
    const chosen = new Set((all as HTMLInputElement[]).filter((card) => card.checked).map((card) => card.name));
    return (all as HTMLInputElement[]).findIndex((card) => !chosen.has(card.name));
  });
}

// Lists in which nothing is chosen, each what was chosen least. A list may move once something is chosen in it, so they go by their names.
export async function chooseInLists(panel: Locator): Promise<void> {
  const lists = await panel.getByRole("combobox").evaluateAll((all) =>
    (all as HTMLSelectElement[])
      .filter((list) => list.value === "")
      .map((list) => ({
        name: list.getAttribute("aria-label") ?? list.labels[0]?.textContent ?? "",
        values: [...list.options].map((option) => option.value).filter((value) => value !== ""),
      })),
  );
  const chosen = new Map<string, number>();
  for (const {name, values} of lists) {
    const times = (value: string) => chosen.get(value) ?? 0;
    const [value] = values.filter((each) => times(each) < mostAtOne).sort((a, b) => times(a) - times(b));
    if (value === undefined) continue;
    await panel.getByLabel(name, {exact: true}).selectOption(value);
    chosen.set(value, times(value) + 1);
  }
}

function ignore(): void {}
