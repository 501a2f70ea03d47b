// Which lessons there are, in the order in which they are best taken. The two battles are the rulebook's training scenarios (10, 11).
import {allied, german} from "../far_seas/board";
import type {Side} from "../gen/chartroom/v1/play_pb";

export const lessonIds = ["table", "coronel", "falklands"] as const;
export type LessonId = (typeof lessonIds)[number];
export type BattleId = Exclude<LessonId, "table">;

export interface Lesson {
  id: LessonId;
  minutes: number;
  teaches: number; // so many sentences in the messages
  rules: readonly string[];
}

export const lessons: readonly Lesson[] = [
  {id: "table", minutes: 5, teaches: 3, rules: ["2.1.1", "2.2"]},
  {id: "coronel", minutes: 15, teaches: 4, rules: ["10.0"]},
  {id: "falklands", minutes: 15, teaches: 4, rules: ["11.0"]},
];

// The side that has more to decide: at Coronel the Allies move, search and approach; off the Falklands the Germans decide who runs.
export const advisedSide: Record<BattleId, Side> = {coronel: allied, falklands: german};

export function isBattle(scenario: string): scenario is BattleId {
  return scenario === "coronel" || scenario === "falklands";
}
