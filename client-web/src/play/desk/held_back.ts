// What is asked next, or that the game is over, tells how a round ended that the board still plays. A question that stood before it stays.
import {useRef} from "preact/hooks";
import type {Desk} from "../desk_state";

export function useHeldBack(desk: Desk): boolean {
  const question = desk.table.asked.value[0]?.number;
  const playing = desk.heldFrom.value !== undefined;
  const stood = useRef(question);
  if (!playing) stood.current = question;
  return playing && question !== stood.current;
}
