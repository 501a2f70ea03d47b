// The breakout, the raid on England (7.4, 7.5), and the German side's tables (chapter 9).
import {has, t} from "../../i18n";
import {textInWords} from "../../i18n/said";
import {areaName, groupNames, listed, shipName, shipNames} from "../names";
import type {Pack} from "../pack";
import {line, yes, type EventOf, type Tellers, type Told} from "./line";

// What is rolled or drawn for, and what comes of it, are the server's words (textInWords).
function whom(pack: Pack, ship: number | undefined, area: number | undefined): string {
  const parts = [
    ...(ship === undefined ? [] : [shipName(pack, ship)]),
    ...(area === undefined ? [] : [areaName(pack, area)]),
  ];
  return parts.length === 0 ? "" : t("far_seas.event.bot_whom", {whom: parts.join(", ")});
}

function botRolled(event: EventOf<"botRolled">, pack: Pack): Told {
  return {
    ...line("admin", event.rule, "far_seas.event.bot_rolled", {
      what: textInWords(event.what),
      whom: whom(pack, event.ship, event.area),
      result: textInWords(event.result),
    }),
    ships: event.ship === undefined ? [] : [event.ship],
    areas: event.area === undefined ? [] : [event.area],
    dice: [{die: event.die, modifiers: [], result: event.die + event.modifier}],
  };
}

// "2 × station raid, merchant capture": each chit once, with its number.
function cupInWords(cup: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const chit of cup) counts.set(chit, (counts.get(chit) ?? 0) + 1);
  return listed(
    [...counts].map(([chit, count]) => (count === 1 ? chitInWords(chit) : `${count} × ${chitInWords(chit)}`)),
  );
}

// A chit of the assignment cup (9.3.2.2), or what else may lie in one: ships, areas, stations.
function chitInWords(chit: string): string {
  const key = `far_seas.chit.${chit}`;
  return has(key) ? t(key) : textInWords(chit);
}

function ofShips(kind: Told["kind"], rule: string, key: Parameters<typeof line>[2], ships: number[], pack: Pack): Told {
  return line(kind, rule, key, {ships: shipNames(pack, ships), count: ships.length}, {ships});
}

export const home: Tellers<
  | "raidForgone"
  | "englandRaided"
  | "counterattacked"
  | "englandRaidEnded"
  | "breakoutBegan"
  | "breakoutAnswered"
  | "breakoutSearchFailed"
  | "breakoutSearchDeclined"
  | "breakoutJoined"
  | "breakoutEnded"
  | "sentHome"
  | "botRolled"
  | "botDrew"
  | "botPlanned"
  | "botNoted"
  | "squadronFormed"
> = {
  raidForgone: () => line("captures", "7.5.1", "far_seas.event.raid_forgone"),
  englandRaided: ({area, raiders}, pack) =>
    line(
      "captures",
      "7.5.1",
      "far_seas.event.england_raided",
      {ships: shipNames(pack, raiders), count: raiders.length, area: areaName(pack, area)},
      {ships: raiders, areas: [area]},
    ),
  counterattacked: ({ships}, pack) =>
    ships.length === 0
      ? line("moves", "7.5.2", "far_seas.event.stay_in_port")
      : ofShips("moves", "7.5.2", "far_seas.event.counterattacked", ships, pack),
  englandRaidEnded: () => line("captures", "7.5.2.3", "far_seas.event.england_raid_ended", {}, {quiet: true}),
  breakoutBegan: ({cruisers, reserves}, pack) =>
    line(
      "moves",
      "7.4",
      "far_seas.event.breakout_began",
      {reserves: shipNames(pack, reserves), cruisers: shipNames(pack, cruisers), count: reserves.length},
      {ships: [...reserves, ...cruisers]},
    ),
  breakoutAnswered: ({squadrons}, pack) =>
    squadrons.length === 0
      ? line("moves", "7.4", "far_seas.event.stay_in_port")
      : line(
          "moves",
          "7.4",
          "far_seas.event.breakout_answered",
          {groups: groupNames(pack, squadrons)},
          {ships: squadrons.flatMap((group) => group.ships)},
        ),
  breakoutSearchFailed: ({squadron}, pack) =>
    ofShips("search", "7.4.1", "far_seas.event.breakout_search_failed", squadron, pack),
  breakoutSearchDeclined: () => line("search", "7.4.1", "far_seas.event.breakout_search_declined"),
  breakoutJoined: ({squadron}, pack) => ofShips("search", "7.4.3", "far_seas.event.breakout_joined", squadron, pack),
  breakoutEnded: () => line("moves", "7.4.2", "far_seas.event.breakout_ended", {}, {quiet: true}),
  sentHome: ({ships}, pack) => ofShips("moves", "7.4.2", "far_seas.event.sent_home", ships, pack),
  botRolled,
  botDrew: ({rule, what, ship, cup, drawn}, pack) => ({
    ...line("admin", rule, "far_seas.event.bot_drew", {
      what: textInWords(what),
      whom: whom(pack, ship, undefined),
      drawn: chitInWords(drawn),
      cup: cupInWords(cup),
    }),
    ships: ship === undefined ? [] : [ship],
  }),
  botPlanned: ({drawn}, pack) =>
    drawn.length === 0
      ? line("admin", "9.1.1", "far_seas.event.bot_planned_none", {}, {quiet: true})
      : line(
          "admin",
          "9.1.1",
          "far_seas.event.bot_planned",
          {groups: groupNames(pack, drawn)},
          {ships: drawn.flatMap((group) => group.ships), quiet: true},
        ),
  botNoted: ({note}, pack) =>
    line(
      "admin",
      "9.1.3.1",
      "far_seas.event.bot_noted",
      {
        ship: note ? shipName(pack, note.ship) : "",
        orders: note?.rtbOrders ?? 0,
        coal: yes(note?.ranOutOfCoal ?? false),
      },
      {ships: note ? [note.ship] : [], quiet: true},
    ),
  squadronFormed: ({ships}, pack) => ofShips("moves", "9.0", "far_seas.event.squadron_formed", ships, pack),
};
