// Ships to be taken out of the game (4.6.4.3), or interned (6.2.3): ticked in a list.
import {boardOf, pointsLeft, statusOf} from "../../far_seas/board";
import {toggleShip} from "../../far_seas/drafts/answers";
import type {ShipsDraft} from "../../far_seas/drafts/draft";
import {areaName, shipName} from "../../far_seas/names";
import {t} from "../../i18n";
import {Checkbox, Group} from "../../ui";
import type {DecisionProps} from "./props";

export function ShipsPanel({pack, view, options, draft, change}: DecisionProps<ShipsDraft>) {
  const board = boardOf(view);
  const removing = draft.kind === "removeShips";
  return (
    <Group
      label={t(removing ? "battle.remove.label" : "battle.intern.label")}
      hint={t(removing ? "battle.remove.hint" : "battle.intern.hint")}
    >
      {options.freeShips.map((ship) => {
        const area = statusOf(board, ship).area;
        return (
          <Checkbox
            key={ship}
            label={shipName(pack, ship)}
            hint={
              removing
                ? t("battle.remove.left", {
                    left: pointsLeft(board, pack, ship),
                    capacity: pack.ships[ship]?.damage ?? 0,
                  })
                : area === undefined
                  ? undefined
                  : areaName(pack, area)
            }
            checked={draft.ships.includes(ship)}
            onChange={() => change(toggleShip(draft, ship))}
          />
        );
      })}
    </Group>
  );
}
