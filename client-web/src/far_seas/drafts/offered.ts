// Whether a draft names only what the options offer: a draft that was stored may be of a moment that is gone (an order taken back).
import {Decision, FormerSquadron, type Options} from "../../gen/chartroom/v1/far_seas_pb";
import type {AlliedDraft, Draft, PlotDraft} from "./draft";

export function isOffered(draft: Draft, options: Options): boolean {
  const leads = (ship: number) => options.groups.some((group) => group.ships[0] === ship);
  const isFree = (ship: number) => options.freeShips.includes(ship);
  switch (draft.kind) {
    case "plot":
      return plotIsOffered(draft, options);
    case "alliedMovement":
      return alliedIsOffered(draft, options);
    case "chooseArea":
      return draft.area === undefined || options.areas.includes(draft.area);
    case "raidOnEngland":
      return typeof draft.area !== "number" || options.areas.includes(draft.area);
    case "search":
      return draft.target === "none" ? options.mayDecline : draft.target === undefined || leads(draft.target);
    case "run":
      return draft.groups.flat().every(isFree);
    case "chase":
      return draft.pursuits.every(({runner, chasers}) => leads(runner) && chasers.every(isFree));
    case "escape":
      return draft.flights.every(({leader, to}) =>
        options.groups.some((group) => group.ships[0] === leader && group.areas.includes(to)),
      );
    case "boldMoves":
    case "fireOnBold":
    case "targets":
    case "torpedoes":
      return draft.aims.every(({firer, target}) =>
        options.aims.some((aim) => aim.firer === firer && aim.targets.includes(target)),
      );
    case "removeShips":
    case "intern":
      return draft.ships.every(isFree);
    case "surpriseAttack":
      return surpriseIsOffered(draft.choice, options);
    case "hitAndGoHome":
      return (
        draft.captures.every(({ship}) => isFree(ship)) &&
        draft.returns.every((leader) => options.mayReturn.includes(leader)) &&
        draft.strikes.every(({leader, convoy}) =>
          options.groups.some((group) => group.ships[0] === leader && group.convoys.includes(convoy)),
        )
      );
    case "convoyAttack":
      return draft.leader === undefined || leads(draft.leader);
    case "returnHome":
      return (draft.leader === undefined || leads(draft.leader)) && draft.reserves.every(isFree);
    case "breakoutSquadrons":
      return draft.squadrons.flat().every(isFree);
    case "breakoutSearch":
      return draft.target !== FormerSquadron.UNSPECIFIED;
    case "approach":
    case "trySurprise":
    case "counterattack":
      return true;
  }
}

function plotIsOffered(draft: PlotDraft, options: Options): boolean {
  if (options.decision === Decision.ASSIGN && draft.amcs.length + draft.piles.length > 0) return false;
  return (
    draft.groups.every(({ships, to}) => ships.length > 0 && ships.every((ship) => mayGo(options, ship, to))) &&
    draft.amcs.every(({ship, to}) => mayGo(options, ship, to)) &&
    draft.piles.every((ship) => options.ships.some((choice) => choice.ship === ship))
  );
}

// Who enters play may move on from where it enters, which the options do not list.
function alliedIsOffered(draft: AlliedDraft, options: Options): boolean {
  const enters = (ship: number) => draft.entries.some((entry) => entry.ship === ship);
  return (
    draft.entries.every(({ship, to}) => mayGo(options, ship, to)) &&
    draft.moves.every(
      ({ships, to}) => ships.length > 0 && ships.every((ship) => enters(ship) || mayGo(options, ship, to)),
    ) &&
    draft.colonies.every(({ships, colony}) =>
      ships.every((ship) => options.ships.some((choice) => choice.ship === ship && choice.colony === colony)),
    ) &&
    draft.convoys.every((convoy) => options.convoys.some((choice) => choice.convoy === convoy))
  );
}

function surpriseIsOffered(
  choice: "none" | {attacker: number; target?: number | undefined} | undefined,
  options: Options,
) {
  if (choice === undefined) return true;
  if (choice === "none") return options.mayDecline;
  return options.groups.some(
    (group) =>
      group.ships[0] === choice.attacker && (choice.target === undefined || group.targets.includes(choice.target)),
  );
}

function mayGo(options: Options, ship: number, to: number): boolean {
  return options.ships.some((choice) => choice.ship === ship && choice.moves.some((move) => move.to === to));
}
