// The chart by fingers, as a phone tells of them: one pans, or drags a cruiser; two pinch, wherever they land; a tap picks.
import type {CDPSession, Locator, Page} from "@playwright/test";
import {expect, test, type Player} from "../harness";

const phone = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

interface Point {
  x: number;
  y: number;
}

const codeOf = (page: Page, ship: string): Locator =>
  page
    .getByRole("list", {name: "The plot"})
    .getByRole("listitem")
    .filter({hasText: ship})
    .getByLabel("Code in the Ship Log");

// Where the world lies in the frame: x and y of its corner, and its width.
async function sight(page: Page): Promise<{x: number; y: number; width: number}> {
  const box = await page.locator(".chart-world").boundingBox();
  if (!box) throw new Error("no chart");
  return box;
}

async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not on the screen");
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

class Fingers {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on({context, page}: Player): Promise<Fingers> {
    return new Fingers(await context.newCDPSession(page));
  }

  // All from where they are put down to where they are lifted, in steps, one after the other put down.
  async move(...fingers: readonly {from: Point; to: Point}[]): Promise<void> {
    const steps = 8;
    const at = (part: number) =>
      fingers.map(({from, to}, id) => ({
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        id,
      }));
    for (let down = 1; down <= fingers.length; ++down) await this.#tell("touchStart", at(0).slice(0, down));
    for (let step = 1; step <= steps; ++step) await this.#tell("touchMove", at(step / steps));
    await this.#tell("touchEnd", []);
  }

  async #tell(type: "touchStart" | "touchMove" | "touchEnd", touchPoints: (Point & {id: number})[]): Promise<void> {
    await this.#session.send("Input.dispatchTouchEvent", {type, touchPoints});
  }
}

async function atThePlot(player: Player): Promise<void> {
  await player.register();
  await player.setUp({scenario: "Basic game"});
  await expect(player.page.locator(".chart-land")).toBeAttached();
  await expect(player.page.getByRole("list", {name: "The plot"})).toBeVisible();
  // Until the chart has come to rest.
  await player.page.locator('.chart-free[data-place="area:32"]').first().hover({trial: true});
}

test("one finger pans the chart, two pinch it, also on a counter", async ({sitDown}) => {
  const player = await sitDown(phone);
  const {page} = player;
  await atThePlot(player);
  const fingers = await Fingers.on(player);
  const frame = (await page.locator(".chart-frame").boundingBox())!;
  const middle = {x: frame.x + frame.width * 0.45, y: frame.y + frame.height * 0.62}; // of open sea, between the counters

  const before = await sight(page);
  // No bars: the chart goes beyond its frame on all sides.
  expect(before.x).toBeLessThanOrEqual(frame.x);
  expect(before.width).toBeGreaterThan(frame.width);
  await fingers.move({from: middle, to: {x: middle.x - 60, y: middle.y}});
  await expect.poll(async () => Math.round((await sight(page)).x - before.x)).toBeLessThan(-40);
  expect((await sight(page)).width).toBeCloseTo(before.width, 0);

  const {x, y} = middle;
  await fingers.move({from: {x: x - 30, y}, to: {x: x - 90, y}}, {from: {x: x + 30, y}, to: {x: x + 90, y}});
  await expect.poll(async () => (await sight(page)).width / before.width).toBeGreaterThan(2);
  const closer = await sight(page);

  // Where a finger lands on a cruiser that could be dragged it is a pinch all the same, and nobody is plotted.
  await fingers.move({from: {x: x - 90, y}, to: {x: x - 45, y}}, {from: {x: x + 90, y}, to: {x: x + 45, y}});
  await expect.poll(async () => (await sight(page)).width / closer.width).toBeLessThan(0.7);
  const counter = await middleOf(page.locator('.chart-free[data-place="area:32"]').first());
  const wide = (await sight(page)).width;
  await fingers.move(
    {from: counter, to: {x: counter.x - 30, y: counter.y}},
    {from: {x: counter.x + 40, y: counter.y}, to: {x: counter.x + 100, y: counter.y}},
  );
  await expect.poll(async () => (await sight(page)).width / wide).toBeGreaterThan(1.5);
  await expect(page.locator(".chart-ghost")).toHaveCount(0);
});

test("a cruiser is plotted by two taps, and dragged by one finger", async ({sitDown}) => {
  const player = await sitDown(phone);
  const {page} = player;
  await atThePlot(player);
  const fingers = await Fingers.on(player);

  // Emden lies alone in area 31, beside the Chinese coast; area 30 is south of it.
  const emden = await middleOf(page.locator('.chart-free[data-place="area:31"]'));
  await page.touchscreen.tap(emden.x, emden.y);
  await expect(page.locator(".chart-may").first()).toBeAttached();
  await page.touchscreen.tap(emden.x, emden.y + 90);
  await expect(codeOf(page, "Emden")).toContainText("30");

  const before = await sight(page);
  const squadron = await middleOf(page.locator('.chart-free[data-place="area:32"]'));
  await fingers.move({from: emden, to: squadron});
  await expect(codeOf(page, "Emden")).toContainText("32");
  expect(await sight(page)).toEqual(before); // the chart stayed where it was
});
