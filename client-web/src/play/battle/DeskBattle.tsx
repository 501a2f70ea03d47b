// The battle board at the desk: the entries of the table, and the draft that is being written. When the battle is over its end stays
// until it has been seen and left.
import {useEffect} from "preact/hooks";
import type {BoardProps} from "../panels";
import {isAimsDraft} from "./aiming";
import {BattleBoard} from "./BattleBoard";

export function DeskBattle({desk, pack, view}: BoardProps) {
  const draft = desk.draft.value;
  const options = desk.asked.value?.options;
  const asked = options && isAimsDraft(draft) ? {options, draft, change: desk.change} : undefined;
  const isOver = view.board?.combat === undefined;
  useEffect(() => {
    if (!isOver) desk.watchBattle();
  }, [desk, isOver]);
  return (
    <BattleBoard
      pack={pack}
      view={view}
      entries={desk.table.entries.value}
      asked={asked}
      watching={desk.watching}
      onLeave={isOver ? desk.leaveBattle : undefined}
    />
  );
}
