// To and fro, on by itself, and to what stands out.
import type {ComponentChildren} from "preact";
import {useState} from "preact/hooks";
import {t} from "../i18n";
import {Button, TextField, toast} from "../ui";
import {writeAddress} from "./address";
import {jump, type MarkKind} from "./marks";
import {speeds, type Replay} from "./replay_state";
import styles from "./controls.module.css";
import {Legend} from "./TimeBar";

export function Controls({replay, gameId}: {replay: Replay; gameId: string}) {
  const number = replay.number.value;
  const last = replay.last.value;
  const playing = replay.playing.value;
  return (
    <div class={styles.controls}>
      <div class={styles.buttons}>
        <Key
          label={t("replay.first")}
          off={number === 0}
          onClick={() => replay.go(0)}
          shape="M6 5v14M19 5 9 12l10 7Z"
        />
        <Key
          label={t("replay.ob_before")}
          off={number === 0}
          onClick={() => replay.leap(-1)}
          shape="M11 5 4 12l7 7ZM19 5l-7 7 7 7Z"
        />
        <Key
          label={t("replay.event_before")}
          off={number === 0}
          onClick={() => replay.step(-1)}
          shape="M16 5 7 12l9 7Z"
        />
        <Button kind="primary" class={styles.play} onClick={() => replay.toggle()}>
          <Shape d={playing ? "M7 5v14h3V5ZM14 5v14h3V5Z" : "M7 4v16l13-8Z"} />
          {t(playing ? "replay.pause" : "replay.play")}
        </Button>
        <Key label={t("replay.event_next")} off={number >= last} onClick={() => replay.step(1)} shape="M8 5v14l9-7Z" />
        <Key
          label={t("replay.ob_next")}
          off={number >= last}
          onClick={() => replay.leap(1)}
          shape="M13 5v14l7-7ZM5 5v14l7-7Z"
        />
        <Key
          label={t("replay.last")}
          off={number >= last}
          onClick={() => replay.go(last)}
          shape="M18 5v14M5 5v14l10-7Z"
        />
      </div>
      <label class={styles.speed}>
        <span>{t("replay.speed")}</span>
        <select
          value={String(replay.speed.value)}
          onChange={(event) => replay.setSpeed(Number(event.currentTarget.value))}
        >
          {speeds.map((speed) => (
            <option key={speed} value={String(speed)} selected={speed === replay.speed.value}>
              {t("replay.speed_value", {speed})}
            </option>
          ))}
        </select>
      </label>
      <div class={styles.jumps}>
        <Jump replay={replay} kind="combat" />
        <Jump replay={replay} kind="sunk" />
        <Share replay={replay} gameId={gameId} />
      </div>
      <Legend />
    </div>
  );
}

function Shape({d}: {d: string}) {
  return (
    <svg class={styles.shape} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={d} />
    </svg>
  );
}

// At an end it says so and stays where it is: a button that is taken away takes the focus along.
function Key({label, off, onClick, shape}: {label: string; off: boolean; onClick(): void; shape: string}) {
  return (
    <Button kind="quiet" label={label} busy={off} onClick={onClick} class={styles.key}>
      <Shape d={shape} />
    </Button>
  );
}

function Jump({replay, kind}: {replay: Replay; kind: Extract<MarkKind, "combat" | "sunk">}) {
  const marks = replay.marks.value;
  const leads = (direction: 1 | -1) => jump(marks, [kind], replay.number.value, direction) !== undefined;
  const button = (direction: 1 | -1, children: ComponentChildren) => (
    <Button
      kind={direction > 0 ? "plain" : "quiet"}
      class={styles.jump}
      busy={!leads(direction)}
      {...(direction < 0 && {label: t(`replay.before.${kind}`)})}
      onClick={() => void replay.jump([kind], direction)}
    >
      {children}
    </Button>
  );
  return (
    <span class={styles.pair}>
      {button(-1, <span aria-hidden="true">‹</span>)}
      {button(1, t(`replay.next.${kind}`))}
    </span>
  );
}

// A link to this moment. Where the browser gives no clipboard, it is shown to be copied by hand.
function Share({replay, gameId}: {replay: Replay; gameId: string}) {
  const [shown, setShown] = useState<string>();
  const copy = async () => {
    const eye = replay.eye.peek();
    const link = location.origin + writeAddress(gameId, {eye, number: replay.number.peek()});
    try {
      await navigator.clipboard.writeText(link);
      toast(t("replay.copied"));
      setShown(undefined);
    } catch {
      setShown(link);
    }
  };
  return (
    <>
      <Button class={styles.jump} onClick={() => void copy()}>
        {t("replay.copy")}
      </Button>
      {shown !== undefined && <TextField label={t("replay.link")} value={shown} readOnly onInput={() => {}} />}
    </>
  );
}
