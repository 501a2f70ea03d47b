// The Ship Log as the German side writes it in the panel.
import {expect, type Locator, type Page} from "@playwright/test";
import type {Player} from "./player";

// By its name as it stands at the head of the line: other lines may offer to sail in company with it.
export const lineOf = (page: Page, ship: string): Locator =>
  page
    .getByRole("list", {name: "The plot"})
    .getByRole("listitem")
    .filter({has: page.getByRole("button", {name: ship, exact: true})});

export const codeOf = (page: Page, ship: string): Locator => lineOf(page, ship).getByLabel("Code in the Ship Log");

export async function plot({page}: Player, ship: string, area: string): Promise<void> {
  await lineOf(page, ship).getByLabel("Destination").selectOption({label: area});
  await expect(codeOf(page, ship)).toContainText(/^Area (\d+)/.exec(area)![1]!);
}
