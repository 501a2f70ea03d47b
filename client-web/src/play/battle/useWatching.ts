// The clock of the player, for a component. Where it stands is kept by whoever must know it too, else by the component.
import {useSignal, type Signal} from "@preact/signals";
import {useEffect, useLayoutEffect, useMemo} from "preact/hooks";
import {duration, seenOf, startWatching, tick, told, type Watching} from "./player";
import type {Beat} from "./round";

function wantsNoMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

type Change = (now: Watching) => Watching;

export type Kept = Signal<Watching | undefined>; // undefined: nobody watches

export function useWatching(beats: readonly Beat[], elsewhere?: Kept): [Watching, (change: Change) => void] {
  const here = useSignal<Watching | undefined>(undefined);
  const kept = elsewhere ?? here;
  const first = useMemo(() => startWatching(beats, wantsNoMotion()), []);
  const watching = told(kept.value ?? first, beats);
  const change = (edit: Change) => void (kept.value = edit(told(kept.peek() ?? first, beats)));
  useLayoutEffect(() => {
    kept.value ??= first;
    return () => void (kept.value = undefined);
  }, [kept]);

  useEffect(() => {
    if (!watching.playing) return;
    const shown = beats[seenOf(watching, beats) - 1];
    const timer = setTimeout(
      () => change((now) => tick(now, beats)),
      duration(shown?.weight ?? "frame", watching.speed),
    );
    return () => clearTimeout(timer);
  }, [watching.playing, watching.seen, watching.speed, beats]);

  return [watching, change];
}
