// One person at two devices: each is a place at the same table.
import {answer, awaited, codeOf, expect, plot, test, type Player} from "../harness";

const entries = ({page}: Player) => page.getByRole("status").filter({hasText: /^\d+ entr(y|ies)$/});
const log = ({page}: Player) => page.getByRole("list", {name: "Log"}).getByRole("listitem");

test("what is committed on one device appears on the other", async ({sitDown}) => {
  test.setTimeout(240_000);
  const desk = await sitDown();
  const phone = await sitDown({viewport: {width: 390, height: 844}, hasTouch: true});
  await desk.register();
  const game = await desk.setUp({scenario: "Basic game"});
  await phone.signInAs(desk);
  await phone.page.goto(game);
  let loads = 0;
  for (const {page} of [desk, phone]) page.on("load", () => ++loads);

  // Each has a draft of its own, until one is committed.
  await plot(phone, "Leipzig", "Area 4 (Central Pacific)");
  await plot(desk, "Emden", "Area 30 (East Indies & South China Sea)");
  await expect(codeOf(phone.page, "Emden")).toBeHidden();
  await desk.page.getByRole("button", {name: "Commit"}).click();
  for (const each of [desk, phone])
    await expect(log(each).filter({hasText: "You have plotted: "})).toHaveText(/: Emden 30\./);
  await expect(codeOf(phone.page, "Leipzig")).toBeHidden();

  // And the other way, with whatever is asked next.
  for (const each of [desk, phone])
    await expect(awaited(each).getByRole("button", {name: "Commit"})).toBeVisible({timeout: 60_000});
  const before = await entries(desk).innerText();
  await answer(phone);
  await expect(entries(desk)).not.toHaveText(before);
  await expect(async () => expect(await entries(desk).innerText()).toBe(await entries(phone).innerText())).toPass();
  expect(loads).toBe(0);
});
