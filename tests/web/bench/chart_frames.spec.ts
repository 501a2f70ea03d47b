// What a frame of the chart costs the page's own thread while it is hovered over, panned and zoomed: milliseconds, of which a screen of
// 60 Hz has 16.7. A phone is taken to be four times slower than a core of this machine. No graphics card helps here.
//   CHARTROOM_WEB_SPECS=bench tests/web/run
import type {CDPSession, Page} from "@playwright/test";
import {cpus} from "node:os";
import {awaited, expect, looks, test} from "../harness";

test.use({trace: "off"});

const steps = 80;
const slower = 4;

const measures = {
  task: "TaskDuration",
  script: "ScriptDuration",
  style: "RecalcStyleDuration",
  layout: "LayoutDuration",
};

async function metrics(session: CDPSession): Promise<Map<string, number>> {
  const {metrics: all} = await session.send("Performance.getMetrics");
  return new Map(all.map(({name, value}) => [name, value]));
}

const nextFrame = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

async function drawn(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const count = {frames: 0, next: 0};
    const tick = () => {
      ++count.frames;
      count.next = requestAnimationFrame(tick);
    };
    tick();
    Object.assign(window, {count});
  });
  await act();
  return page.evaluate(() => {
    const {count} = window as unknown as {count: {frames: number; next: number}};
    cancelAnimationFrame(count.next);
    return count.frames;
  });
}

for (const look of [looks.desktopLight, looks.phoneLight]) {
  test(`frames of the chart, ${look.name}`, async ({sitDown}) => {
    const player = await sitDown(look.options);
    const {page} = player;
    await player.register();
    await player.setUp({scenario: "Full game"});
    const chart = page.getByRole("region", {name: "Chart", exact: true});
    await expect(awaited(player).getByRole("button", {name: "Commit"})).toBeVisible();
    const {x, y, width, height} = (await chart.boundingBox())!;
    const at = (step: number) =>
      [x + width / 2 + (width / 8) * Math.sin(step / 8), y + height / 2 + (height / 8) * Math.cos(step / 8)] as const;
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");

    const acts: Record<string, (step: number) => Promise<void>> = {
      hover: (step) => page.mouse.move(...at(step)),
      pan: (step) => page.mouse.move(...at(step)),
      zoom: (step) => page.mouse.wheel(0, step < steps / 2 ? -40 : 40),
    };
    const laps = [...Object.entries(acts), ...Object.entries(acts)]; // the first warms up
    for (const [lap, [name, act]] of laps.entries()) {
      await page.mouse.move(...at(0));
      if (name === "pan") await page.mouse.down();
      const before = await metrics(session);
      const frames = await drawn(page, async () => {
        for (let step = 0; step < steps; ++step) {
          await act(step);
          await nextFrame(page);
        }
      });
      const after = await metrics(session);
      if (name === "pan") await page.mouse.up();
      if (lap < laps.length / 2) continue;
      const each = Object.entries(measures).map(([what, metric]) => {
        const ms = ((after.get(metric)! - before.get(metric)!) * 1000) / frames;
        return `${what} ${ms.toFixed(2)}${what === "task" ? ` (a phone: ${(ms * slower).toFixed(1)})` : ""}`;
      });
      console.log(`${look.name} ${name}: ms a frame: ${each.join(", ")}; ${frames} frames, ${cpus().length} cores`);
    }
  });
}
