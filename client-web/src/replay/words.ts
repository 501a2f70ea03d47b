// Moments and eyes in words.
import {sideWord} from "../far_seas/names";
import {t} from "../i18n";
import type {Line} from "../play/log/lines";
import type {EyeName} from "./eyes";
import type {Story, Where} from "./stories";

export function eyeName(eye: EyeName): string {
  return t(`replay.eye.${eye}`);
}

// "Turn 3, OB 2, PHASE 4"; a training scenario has none of them.
export function whereInWords({turn, ob, phase}: Where): string {
  return [
    turn > 0 ? t("play.standing.turn", {turn}) : "",
    ob > 0 ? t("play.standing.ob", {ob}) : "",
    phase > 0 ? t("play.standing.phase", {phase}) : "",
  ]
    .filter((part) => part !== "")
    .join(", ");
}

// What one side alone was told speaks to that side: by the umpire's eyes it is said to whom.
export function addressed(lines: readonly Line[], {only}: Story): readonly Line[] {
  if (only.size === 0) return lines;
  return lines.map((line) => {
    const side = only.get(line.number);
    return side === undefined ? line : {...line, text: t("replay.to_side", {side: sideWord(side), text: line.text})};
  });
}

// The lines of one entry: one, as a rule.
export function linesOf(lines: readonly Line[], number: number): readonly Line[] {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]!.number < number) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (lines[end]?.number === number) end++;
  return lines.slice(low, end);
}

export function toldAt(lines: readonly Line[], number: number): string {
  if (number === 0) return t("replay.before");
  return linesOf(lines, number)
    .map(({text}) => text)
    .join(" ");
}
