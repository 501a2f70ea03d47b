import {act, cleanup, fireEvent, render, screen} from "@testing-library/preact";
import {useState} from "preact/hooks";
import {afterEach, beforeEach, describe, expect, test, vi} from "vitest";
import {emptyDraft, type AimsDraft} from "../../src/far_seas/drafts/draft";
import {BattleBoard} from "../../src/play/battle";
import type {Entry} from "../../src/state/entries";
import {fixtures as f} from "./fixtures";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ship = (name: string) => screen.getByRole("button", {name: new RegExp(`^${name}:`)});

function boardOfCoronel() {
  let now = emptyDraft("targets") as AimsDraft;
  function Stage() {
    const [draft, change] = useState(now);
    now = draft;
    const asked = {options: f.coronelTargets(), draft, change};
    return <BattleBoard pack={f.pack} view={f.coronel()} entries={[]} asked={asked} />;
  }
  render(<Stage />);
  return () => now.aims;
}

describe("on the battle board", () => {
  test("a firer is chosen and then her target, by click or key", () => {
    const aims = boardOfCoronel();
    fireEvent.click(ship("Scharnhorst"));
    expect(ship("Scharnhorst").getAttribute("aria-pressed")).toBe("true");
    expect(ship("Good Hope").getAttribute("aria-label")).toMatch(/Target for Scharnhorst: hits in \d+%/);
    fireEvent.click(ship("Good Hope"));
    expect(aims()).toEqual([{firer: f.ship("Scharnhorst"), target: f.ship("Good Hope")}]);
    expect(ship("Scharnhorst").getAttribute("aria-label")).toContain("Aims at Good Hope");
  });

  test("Escape lets go of the firer, and nobody else's ship is a target then", () => {
    const aims = boardOfCoronel();
    fireEvent.click(ship("Gneisenau"));
    fireEvent.keyDown(ship("Gneisenau"), {key: "Escape"});
    fireEvent.click(ship("Monmouth"));
    expect(aims()).toEqual([]);
  });

  test("a ship whose guns do not reach cannot be chosen", () => {
    boardOfCoronel();
    expect(ship("Dresden").getAttribute("aria-disabled")).toBe("true");
    expect(ship("Dresden").getAttribute("aria-label")).toContain("out of range");
  });

  test("the list of targets has the odds, each modifier with its rule", () => {
    const aims = boardOfCoronel();
    fireEvent.click(ship("Scharnhorst"));
    expect(screen.getAllByRole("row", {name: /gunnery of the ship/})).toHaveLength(3);
    fireEvent.click(screen.getByRole("button", {name: "Monmouth"}));
    expect(aims()).toEqual([{firer: f.ship("Scharnhorst"), target: f.ship("Monmouth")}]);
  });

  test("a spectator sees the same ships and has nothing to choose", () => {
    render(<BattleBoard pack={f.pack} view={f.coronel()} entries={[]} />);
    for (const name of ["Scharnhorst", "Glasgow"]) expect(ship(name).getAttribute("aria-disabled")).toBe("true");
  });
});

describe("a round", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  function watch(reducedMotion = false) {
    vi.stubGlobal("matchMedia", () => ({matches: reducedMotion}));
    let tellMore = (_: Entry[]) => {};
    function Stage() {
      const [entries, setEntries] = useState<Entry[]>([]);
      tellMore = setEntries;
      return <BattleBoard pack={f.pack} view={f.afterTwoRounds()} entries={entries} />;
    }
    render(<Stage />);
    act(() => tellMore(f.twoRounds()));
  }

  test("is played beat by beat, and ends on the present", () => {
    watch();
    expect(screen.getByText("0 of 8")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1400));
    expect(screen.getByRole("status").textContent).toContain("A-range");
    for (let beat = 0; beat < 8; ++beat) act(() => void vi.advanceTimersByTime(2400));
    expect(screen.getByText("8 of 8")).toBeTruthy();
    expect(screen.queryByText(/watching what has happened/)).toBeNull();
  });

  test("shows a die with its reason", () => {
    watch();
    for (let step = 0; step < 4; ++step) fireEvent.click(screen.getByRole("button", {name: "Next step"}));
    const status = screen.getByRole("status");
    expect(status.textContent).toContain("Scharnhorst");
    expect(status.textContent).toContain("gunnery of the ship");
    expect(screen.getByRole("img", {name: "die 6"})).toBeTruthy();
  });

  test("is paused and skipped", () => {
    watch();
    fireEvent.click(screen.getByRole("button", {name: "Pause"}));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText("0 of 8")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", {name: "Skip to now"}));
    expect(screen.getByText("8 of 8")).toBeTruthy();
  });

  test("is not played to whoever wants no motion", () => {
    watch(true);
    expect(screen.getByText("8 of 8")).toBeTruthy();
  });
});
