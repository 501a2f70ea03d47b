// The Allied movement as it is written in the panel.
import type {Player} from "./player";
import {awaited} from "./answers";

// Picked together they sail as one, to search there.
export async function sail(player: Player, ships: readonly string[], area: number): Promise<void> {
  const panel = awaited(player);
  for (const ship of ships)
    await panel
      .getByRole("button", {name: new RegExp(`^${ship}`), pressed: false})
      .last()
      .click();
  const to = panel.getByLabel("Send to").locator("option", {hasText: new RegExp(`^Area ${area} `)});
  await panel.getByLabel("Send to").selectOption({label: (await to.textContent())!});
  const line = panel
    .getByRole("list", {name: "Movement as drafted"})
    .getByRole("listitem")
    .filter({hasText: ships[0]!});
  await line.getByLabel("Duty").selectOption({label: "Search"});
}

export async function sailToCoronel(player: Player): Promise<void> {
  await sail(player, ["Good Hope", "Monmouth", "Glasgow"], 5);
  await sail(player, ["Canopus"], 5);
}
