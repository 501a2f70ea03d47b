// The controls of the player, and the beat that is shown.
import {t} from "../../i18n";
import {Button, Checkbox, Select} from "../../ui";
import {Rule} from "../Rule";
import styles from "./battle.module.css";
import {RolledDie} from "./Die";
import {isLive, pause, play, seenOf, skip, speeds, step, type Speed, type Watching} from "./player";
import type {Beat} from "./round";

interface BarProps {
  beats: readonly Beat[];
  watching: Watching;
  change(edit: (now: Watching) => Watching): void;
}

export function PlayerBar({beats, watching, change}: BarProps) {
  const at = seenOf(watching, beats);
  const live = isLive(watching, beats);
  return (
    <section class={styles.player} aria-label={t("battle.player.label")}>
      <div class={styles.controls}>
        <Button
          label={t("battle.player.back")}
          disabled={at === 0}
          onClick={() => change((now) => step(now, beats, -1))}
        >
          <span aria-hidden="true">◂</span>
        </Button>
        {watching.playing ? (
          <Button onClick={() => change(pause)}>{t("battle.player.pause")}</Button>
        ) : (
          <Button onClick={() => change((now) => play(now, beats))}>
            {t(live ? "battle.player.again" : "battle.player.play")}
          </Button>
        )}
        <Button label={t("battle.player.next")} disabled={live} onClick={() => change((now) => step(now, beats, 1))}>
          <span aria-hidden="true">▸</span>
        </Button>
        <Button kind={live ? "plain" : "primary"} disabled={live} onClick={() => change((now) => skip(now, beats))}>
          {t("battle.player.skip")}
        </Button>
        <span class={styles.count}>{t("battle.player.at", {at, total: beats.length})}</span>
      </div>
      <div class={styles.controls}>
        <Select
          label={t("battle.player.speed")}
          value={String(watching.speed)}
          choices={speeds.map((speed) => ({value: String(speed), label: t("battle.player.times", {speed})}))}
          onChange={(speed) => change((now) => ({...now, speed: Number(speed) as Speed}))}
        />
        <Checkbox
          label={t("battle.player.skips")}
          checked={watching.skips}
          onChange={(skips) => change((now) => ({...now, skips}))}
        />
      </div>
    </section>
  );
}

// What is shown last of it. Said aloud as it changes.
export function BeatCard({beat}: {beat: Beat | undefined}) {
  return (
    <div class={styles.beat} role="status" aria-live="polite">
      {beat && (
        <>
          <p>
            {beat.told.text} {beat.told.rule && <Rule rule={beat.told.rule} />}
          </p>
          {beat.told.dice.map((rolled, index) => (
            <RolledDie key={`${beat.number} ${index}`} rolled={rolled} />
          ))}
        </>
      )}
    </div>
  );
}
