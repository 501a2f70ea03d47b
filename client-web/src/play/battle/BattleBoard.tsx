// The battle board: what is fought, the battlefield, the round as it can be watched, and the same as a table. With nothing to choose it
// is the spectator's.
import {useMemo, useState} from "preact/hooks";
import type {AimsDraft} from "../../far_seas/drafts/draft";
import {areaName, rangeName} from "../../far_seas/names";
import type {Pack} from "../../far_seas/pack";
import {Combat_Step, CombatKind, type Options, type View} from "../../gen/chartroom/v1/far_seas_pb";
import {t} from "../../i18n";
import type {Entry} from "../../state/entries";
import {Button, Disclosure} from "../../ui";
import {Rule} from "../Rule";
import {aimingOf} from "./aiming";
import styles from "./battle.module.css";
import {Battlefield} from "./Battlefield";
import {BattleTable} from "./BattleTable";
import {BeatCard, PlayerBar} from "./PlayerBar";
import {isLive, seenOf} from "./player";
import {positionOf, type Position} from "./position";
import {beatsOf} from "./round";
import {TargetList} from "./TargetList";
import {useWatching, type Kept} from "./useWatching";

export interface BattleBoardProps {
  pack: Pack;
  view: View;
  entries: readonly Entry[];
  // Of a decision that is answered with aims; else undefined.
  asked?: {options: Options; draft: AimsDraft; change(next: AimsDraft): void} | undefined;
  onLeave?: (() => void) | undefined; // of a battle that is over
  watching?: Kept; // of whoever holds back what has not been watched yet
}

export function BattleBoard({pack, view, entries, asked, onLeave, watching: kept}: BattleBoardProps) {
  const beats = useMemo(() => beatsOf(pack, view, entries), [pack, view, entries]);
  const [watching, change] = useWatching(beats, kept);
  const [chosen, choose] = useState<number | undefined>(undefined);
  const live = isLive(watching, beats);
  const beat = beats[seenOf(watching, beats) - 1];
  const now = positionOf(view) ?? beats.at(-1)?.position;
  const shown = live ? now : (beat?.position ?? beats[0]?.position);
  if (!shown) return null;
  const aiming =
    live && asked ? aimingOf({pack, view, ...asked, chosen: stillAsked(asked.options, chosen), choose}) : undefined;
  const position = aiming && asked ? withDraft(shown, asked.draft) : shown;
  return (
    <section class={styles.board} aria-label={t("battle.board.title", {area: areaName(pack, shown.area)})}>
      <Heading pack={pack} position={position} live={live} onLeave={live ? onLeave : undefined} />
      <Battlefield
        pack={pack}
        position={position}
        aiming={aiming}
        shown={live ? {} : {firer: beat?.firer, target: beat?.target}}
      />
      {beats.length > 0 && (
        <div class={styles.watch}>
          <BeatCard beat={beat} />
          <PlayerBar beats={beats} watching={watching} change={change} />
        </div>
      )}
      {aiming && <TargetList pack={pack} aiming={aiming} />}
      <Disclosure summary={t("battle.table.open")}>
        <BattleTable pack={pack} position={position} />
      </Disclosure>
    </section>
  );
}

function stillAsked(options: Options, chosen: number | undefined): number | undefined {
  return options.aims.some((aim) => aim.firer === chosen) ? chosen : undefined;
}

// What is being ordered is drawn as if it were.
function withDraft(position: Position, draft: AimsDraft): Position {
  const torpedo = draft.kind === "boldMoves" || draft.kind === "torpedoes";
  return {...position, aims: [...position.aims, ...draft.aims.map((aim) => ({...aim, torpedo}))]};
}

interface HeadingProps {
  pack: Pack;
  position: Position;
  live: boolean;
  onLeave: (() => void) | undefined;
}

function Heading({pack, position, live, onLeave}: HeadingProps) {
  return (
    <header class={styles.heading}>
      <h2>{t("battle.board.title", {area: areaName(pack, position.area)})}</h2>
      <p>
        {t("battle.board.state", {
          kind: CombatKind[position.kind].toLowerCase(),
          round: position.round,
          range: rangeName(position.range),
          step: Combat_Step[position.step].toLowerCase(),
        })}{" "}
        <Rule rule="4.6.4" />
      </p>
      {!live && <p class={styles.past}>{t("battle.board.past")}</p>}
      {onLeave && (
        <>
          <p class={styles.past}>{t("battle.board.over")}</p>
          <Button onClick={onLeave}>{t("battle.board.leave")}</Button>
        </>
      )}
    </header>
  );
}
