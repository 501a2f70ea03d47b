// The clock of the player, for a component.
import {useEffect, useState} from "preact/hooks";
import {duration, seenOf, startWatching, tick, told, type Watching} from "./player";
import type {Beat} from "./round";

function wantsNoMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

type Change = (now: Watching) => Watching;

export function useWatching(beats: readonly Beat[]): [Watching, (change: Change) => void] {
  const [kept, setKept] = useState(() => startWatching(beats, wantsNoMotion()));
  const watching = told(kept, beats);
  if (watching !== kept) setKept(watching);

  useEffect(() => {
    if (!watching.playing) return;
    const shown = beats[seenOf(watching, beats) - 1];
    const timer = setTimeout(
      () => setKept((now) => tick(now, beats)),
      duration(shown?.weight ?? "frame", watching.speed),
    );
    return () => clearTimeout(timer);
  }, [watching.playing, watching.seen, watching.speed, beats]);

  return [watching, setKept];
}
