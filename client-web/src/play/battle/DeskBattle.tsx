// The battle board at the desk: the entries of the table, and the draft that is being written.
import type {BoardProps} from "../panels";
import {isAimsDraft} from "./aiming";
import {BattleBoard} from "./BattleBoard";

export function DeskBattle({desk, pack, view}: BoardProps) {
  const draft = desk.draft.value;
  const options = desk.asked.value?.options;
  const asked = options && isAimsDraft(draft) ? {options, draft, change: desk.change} : undefined;
  return <BattleBoard pack={pack} view={view} entries={desk.table.entries.value} asked={asked} />;
}
