// In which light and on what a page is looked at, and what is looked for: what axe finds, whether it fits, and a picture for a person.
import AxeBuilder from "@axe-core/playwright";
import {expect, test, type BrowserContextOptions} from "@playwright/test";
import {join} from "node:path";
import type {Player} from "./player";

export interface Look {
  name: string;
  options: BrowserContextOptions;
}

const desktop = {width: 1440, height: 900};
const phone = {width: 390, height: 844};

export const looks: Record<"desktopLight" | "desktopDark" | "phoneLight" | "phoneDark", Look> = {
  desktopLight: {name: "desktop-light", options: {viewport: desktop}},
  desktopDark: {name: "desktop-dark", options: {viewport: desktop, colorScheme: "dark"}},
  phoneLight: {name: "phone-light", options: {viewport: phone, hasTouch: true}},
  phoneDark: {name: "phone-dark", options: {viewport: phone, hasTouch: true, colorScheme: "dark"}},
};

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

// The picture is kept as `name` in test-results/screenshots.
export async function inspect({page}: Player, name: string, {whole = false} = {}): Promise<void> {
  const path = join(test.info().config.metadata["results"], "screenshots", `${name}.png`);
  await page.screenshot({path, fullPage: whole});
  const {violations} = await new AxeBuilder({page}).withTags(standards).analyze();
  // What reaches out from under the edge of something that scrolls is small there, and can be scrolled.
  const atAnEdge = (id: string, why = "") => id === "target-size" && why.includes("partially obscured");
  const found = violations.flatMap(({id, nodes}) =>
    nodes
      .filter((node) => !atAnEdge(id, node.failureSummary))
      .map((node) => `${id}: ${node.target.join(" ")} ${node.html}`),
  );
  expect(found, name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
}
