// Watching what happened, beat by beat: how far one has seen, whether it runs on by itself, and how fast. Plain steps from one state to
// the next; the clock is the component's. Beats are known by the numbers of their entries, which grow and outlive a lost connection.
export interface Watching {
  seen: number; // the newest beat that was seen
  known: number; // the newest that was told
  watched: number; // the newest that was ever seen: what is watched again is no secret any more
  playing: boolean;
  speed: Speed;
  skips: boolean; // new beats are not shown one by one
}

export const speeds = [1, 2, 4] as const;
export type Speed = (typeof speeds)[number];
export type Beats = readonly {number: number}[];

// Whoever opens a game in the midst of a battle sees it as it is.
export function startWatching(beats: Beats, skips: boolean): Watching {
  const newest = newestOf(beats);
  return {seen: newest, known: newest, watched: newest, playing: false, speed: 1, skips};
}

// More has happened. Who had seen all of it watches on from there; who had stopped somewhere stays there.
export function told(watching: Watching, beats: Beats): Watching {
  const newest = newestOf(beats);
  if (newest <= watching.known) return watching;
  const caughtUp = watching.playing || watching.seen >= watching.known;
  if (watching.skips && caughtUp) return {...watching, seen: newest, known: newest, watched: newest, playing: false};
  return {...watching, known: newest, playing: caughtUp};
}

// How many of these beats have been seen.
export function seenOf({seen}: Watching, beats: Beats): number {
  return beats.filter((beat) => beat.number <= seen).length;
}

export function isLive(watching: Watching, beats: Beats): boolean {
  return seenOf(watching, beats) === beats.length;
}

function seeing(watching: Watching, beats: Beats, count: number): Watching {
  const clamped = Math.max(0, Math.min(beats.length, count));
  const before = (beats[0]?.number ?? 1) - 1;
  const seen = beats[clamped - 1]?.number ?? before;
  return {...watching, seen, watched: Math.max(watching.watched, seen)};
}

// The number from which on things are not told elsewhere yet, since they are still to be watched.
export function heldFrom({watched}: Watching, beats: Beats): number | undefined {
  return beats.find((beat) => beat.number > watched)?.number;
}

export function step(watching: Watching, beats: Beats, by: number): Watching {
  return {...seeing(watching, beats, seenOf(watching, beats) + by), playing: false};
}

// The clock has struck: the next beat, and an end to it after the last.
export function tick(watching: Watching, beats: Beats): Watching {
  const next = seeing(watching, beats, seenOf(watching, beats) + 1);
  return {...next, playing: watching.playing && !isLive(next, beats)};
}

export function skip(watching: Watching, beats: Beats): Watching {
  return {...seeing(watching, beats, beats.length), playing: false};
}

export function pause(watching: Watching): Watching {
  return {...watching, playing: false};
}

// From the beginning, where all was seen.
export function play(watching: Watching, beats: Beats): Watching {
  if (beats.length === 0) return watching;
  return {...(isLive(watching, beats) ? seeing(watching, beats, 0) : watching), playing: true};
}

function newestOf(beats: Beats): number {
  return beats.at(-1)?.number ?? 0;
}

const milliseconds = {shot: 2400, news: 2000, frame: 1400};

export function duration(weight: keyof typeof milliseconds, speed: Speed): number {
  return milliseconds[weight] / speed;
}
