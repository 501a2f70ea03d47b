import {describe, expect, test} from "vitest";
import {
  duration,
  heldFrom,
  isLive,
  pause,
  play,
  seenOf,
  skip,
  startWatching,
  step,
  tick,
  told,
} from "../../src/play/battle/player";

const beats = (...numbers: number[]) => numbers.map((number) => ({number}));
const before = beats(3, 4);
const after = beats(3, 4, 8, 9);

describe("the player of a round", () => {
  test("opens on the present: what was told before is not played", () => {
    const watching = startWatching(before, false);
    expect(isLive(watching, before)).toBe(true);
    expect(watching.playing).toBe(false);
  });

  test("plays what is told next from its first beat to its last, and stops there", () => {
    let watching = told(startWatching(before, false), after);
    expect(watching.playing).toBe(true);
    expect(seenOf(watching, after)).toBe(2);
    watching = tick(watching, after);
    expect(seenOf(watching, after)).toBe(3);
    expect(watching.playing).toBe(true);
    watching = tick(watching, after);
    expect(isLive(watching, after)).toBe(true);
    expect(watching.playing).toBe(false);
  });

  test("of somebody who always skips stays on the present", () => {
    const watching = told(startWatching(before, true), after);
    expect(isLive(watching, after)).toBe(true);
    expect(watching.playing).toBe(false);
  });

  test("holds back what has not been watched, and nothing that is watched again", () => {
    let watching = told(startWatching(before, false), after);
    expect(heldFrom(watching, after)).toBe(8);
    watching = tick(watching, after);
    expect(heldFrom(watching, after)).toBe(9);
    watching = skip(watching, after);
    expect(heldFrom(watching, after)).toBeUndefined();
    expect(heldFrom(play(watching, after), after)).toBeUndefined();
    expect(heldFrom(told(startWatching(before, true), after), after)).toBeUndefined();
  });

  test("of somebody who had stopped earlier stays where it is", () => {
    const stopped = step(startWatching(before, false), before, -1);
    const watching = told(stopped, after);
    expect(seenOf(watching, after)).toBe(1);
    expect(watching.playing).toBe(false);
  });

  test("goes on while it plays when more is told", () => {
    const playing = play(startWatching(before, false), before);
    expect(seenOf(playing, before)).toBe(0);
    expect(told(playing, after).playing).toBe(true);
  });

  test("goes back and forth by single steps, and not beyond the ends", () => {
    let watching = step(startWatching(before, false), before, 1);
    expect(seenOf(watching, before)).toBe(2);
    watching = step(step(step(watching, before, -1), before, -1), before, -1);
    expect(seenOf(watching, before)).toBe(0);
    expect(seenOf(step(watching, before, 1), before)).toBe(1);
  });

  test("pauses, and goes on from there", () => {
    const playing = tick(play(startWatching(after, false), after), after);
    const paused = pause(playing);
    expect(paused.playing).toBe(false);
    expect(seenOf(play(paused, after), after)).toBe(1);
    expect(isLive(skip(paused, after), after)).toBe(true);
  });

  test("loses nothing when the entries are told anew after a reconnect", () => {
    const watching = told(told(startWatching(before, false), beats()), before);
    expect(isLive(watching, before)).toBe(true);
    expect(watching.playing).toBe(false);
  });

  test("is faster at a higher speed, and longest on a shot", () => {
    expect(duration("shot", 4)).toBe(duration("shot", 1) / 4);
    expect(duration("shot", 1)).toBeGreaterThan(duration("frame", 1));
  });
});
