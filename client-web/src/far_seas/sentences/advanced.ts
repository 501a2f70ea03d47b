// Coal, merchant cruisers, convoys, colonies, the river, the accident (chapters 6 and 7).
import {Event_ColonyTurned_What as What} from "../../gen/chartroom/v1/far_seas_pb";
import {t, type Key} from "../../i18n";
import {areaName, colonyName, shipName, shipNames, stationName} from "../names";
import type {Pack} from "../pack";
import {die, line, yes, type EventOf, type Tellers, type Told} from "./line";

function convoyMoved({convoy, to, byServer}: EventOf<"convoyMoved">, pack: Pack): Told {
  const values = {convoy: pack.convoys[convoy]?.name ?? "", by_server: yes(byServer)};
  if (to === undefined) {
    const port = pack.convoys[convoy]?.to ?? "";
    return line("moves", "6.3.1", "far_seas.event.convoy_arrived", {...values, port});
  }
  return line("moves", "6.3.1", "far_seas.event.convoy_moved", {...values, area: areaName(pack, to)}, {areas: [to]});
}

const colonyKeys: Record<What, Key> = {
  [What.UNSPECIFIED]: "far_seas.event.unknown",
  [What.BEGUN]: "far_seas.event.colony_begun",
  [What.SHORT_OF_SHIPS]: "far_seas.event.colony_short_of_ships",
  [What.RESUMED]: "far_seas.event.colony_resumed",
  [What.VOIDED]: "far_seas.event.colony_voided",
  [What.CAPTURED]: "far_seas.event.colony_captured",
  [What.HELD]: "far_seas.event.colony_held",
};

function transportsSunk(event: EventOf<"transportsSunk">, pack: Pack): Told {
  return line(
    "captures",
    "6.3.3.2",
    "far_seas.event.transports_sunk",
    {
      transports: event.transports,
      convoy: pack.convoys[event.convoy]?.name ?? "",
      destroyed: yes(event.destroyed),
    },
    {dice: event.dice.map((rolled) => die(rolled, [], t("far_seas.event.transports_of")))},
  );
}

export const advanced: Tellers<
  | "accidentTurnRolled"
  | "accidentRolled"
  | "accidentOutcome"
  | "accidentRevealed"
  | "coalLookedAt"
  | "shipsToColony"
  | "convoyMoved"
  | "colonyTurned"
  | "interned"
  | "riverSearched"
  | "riverDiscovered"
  | "amcSunk"
  | "boerRolled"
  | "convoyAttacked"
  | "convoySurpriseRolled"
  | "transportsSunk"
  | "convoyAttackEnded"
> = {
  accidentTurnRolled: (event) =>
    line(
      "admin",
      "7.3.1",
      "far_seas.event.accident_turn_rolled",
      {die: event.die, turn: event.turn},
      {dice: [die(event.die)]},
    ),
  accidentRolled: () => line("admin", "7.3.2", "far_seas.event.accident_rolled"),
  accidentOutcome: (event, pack) =>
    line(
      "admin",
      "7.3.2",
      event.lost ? "far_seas.event.accident_lost" : "far_seas.event.accident_spared",
      {ship: shipName(pack, event.ship)},
      {ships: [event.ship], dice: [die(event.shipDie), die(event.fateDie)]},
    ),
  accidentRevealed: ({ship}, pack) =>
    line("admin", "7.3.2", "far_seas.event.accident_revealed", {ship: shipName(pack, ship)}, {ships: [ship]}),
  coalLookedAt: ({coaled}, pack) =>
    line("moves", "6.1", "far_seas.event.coal_looked_at", {ships: shipNames(pack, coaled)}, {ships: coaled}),
  shipsToColony: ({colony, ships}, pack) =>
    line(
      "moves",
      "6.4.1",
      "far_seas.event.ships_to_colony",
      {ships: shipNames(pack, ships), count: ships.length, colony: colonyName(pack, colony)},
      {ships, areas: [pack.colonies[colony]?.area ?? 0]},
    ),
  convoyMoved,
  colonyTurned: ({colony, what, turn}, pack) => {
    const begun = what === What.BEGUN ? {turn} : {};
    const area = pack.colonies[colony]?.area ?? 0;
    return line("moves", "6.4.1", colonyKeys[what], {colony: colonyName(pack, colony), ...begun}, {areas: [area]});
  },
  interned: ({ships}, pack) =>
    line("moves", "6.2.3", "far_seas.event.interned", {ships: shipNames(pack, ships), count: ships.length}, {ships}),
  riverSearched: (event, pack) =>
    line(
      "search",
      "7.2.2",
      "far_seas.event.river_searched",
      {
        searchers: shipNames(pack, event.searchers),
        count: event.searchers.length,
        ship: shipName(pack, event.target),
        found: yes(event.found),
      },
      {ships: [...event.searchers, event.target], areas: [21], dice: [die(event.die, event.modifiers)]},
    ),
  riverDiscovered: ({ship}, pack) =>
    line(
      "search",
      "7.2.2",
      "far_seas.event.river_discovered",
      {ship: shipName(pack, ship)},
      {ships: [ship], areas: [21]},
    ),
  amcSunk: ({ship, by}, pack) =>
    line(
      "combat",
      "6.2.2",
      "far_seas.event.amc_sunk",
      {ship: shipName(pack, ship), ships: shipNames(pack, by)},
      {ships: [ship, ...by]},
    ),
  boerRolled: (event, pack) =>
    line(
      "captures",
      "7.1",
      "far_seas.event.boer_rolled",
      {station: stationName(pack, event.station), spreads: yes(event.spreads)},
      {
        areas: [pack.stations[event.station]?.area ?? 0],
        dice: [die(event.die, event.modifiers, t("far_seas.event.boer_of"))],
      },
    ),
  convoyAttacked: ({strike}, pack) => {
    const ships = strike?.attackers ?? [];
    const convoy = pack.convoys[strike?.convoy ?? -1]?.name ?? "";
    return line(
      "captures",
      "6.3.3",
      "far_seas.event.convoy_attacked",
      {ships: shipNames(pack, ships), count: ships.length, convoy},
      {ships},
    );
  },
  convoySurpriseRolled: (event) =>
    line(
      "captures",
      "6.3.3.1",
      "far_seas.event.convoy_surprise_rolled",
      {surprised: yes(event.surprised)},
      {dice: [die(event.die, event.modifiers, t("far_seas.event.surprise_of"))]},
    ),
  transportsSunk,
  convoyAttackEnded: () => line("captures", "6.3.3", "far_seas.event.convoy_attack_ended", {}, {quiet: true}),
};
