import {cleanup, fireEvent, render, screen, within} from "@testing-library/preact";
import {useState} from "preact/hooks";
import {afterEach, describe, expect, test} from "vitest";
import {scenesOf} from "../../demo/scenes";
import {createDraft, type Draft, type HitAndGoHomeDraft} from "../../src/far_seas/drafts/draft";
import {isComplete} from "../../src/far_seas/drafts/missing";
import {isOffered} from "../../src/far_seas/drafts/offered";
import {shipName} from "../../src/far_seas/names";
import {Decision} from "../../src/gen/chartroom/v1/far_seas_pb";
import {decisionPanels} from "../../src/play/decisions";
import {fixtures as f} from "./fixtures";

const scenes = scenesOf(f).filter((scene) => scene.options.decision !== Decision.UNSPECIFIED);
afterEach(cleanup);

// The panel of a scene; what it made of the draft is returned by draft().
function show(name: string) {
  const scene = scenes.find((each) => each.name === name)!;
  const Panel = decisionPanels[scene.options.decision as keyof typeof decisionPanels];
  let now = createDraft(scene.options, scene.view)!;
  function Stage() {
    const [draft, setDraft] = useState<Draft>(now);
    now = draft;
    return <Panel pack={f.pack} view={scene.view} options={scene.options} draft={draft} change={setDraft} />;
  }
  render(<Stage />);
  return {draft: () => now, scene};
}

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", {name}));
const tick = (role: "radio" | "checkbox", name: RegExp) => fireEvent.click(screen.getByRole(role, {name}));
const pick = (name: RegExp, option: RegExp) => {
  const list = screen.getByRole<HTMLSelectElement>("combobox", {name});
  const chosen = within(list).getByRole<HTMLOptionElement>("option", {name: option});
  fireEvent.change(list, {target: {value: chosen.value}});
};
const [monmouth, goodHope, glasgow] = ["Monmouth", "Good Hope", "Glasgow"].map(f.ship) as [number, number, number];
const [scharnhorst, gneisenau, dresden] = ["Scharnhorst", "Gneisenau", "Dresden"].map(f.ship) as [
  number,
  number,
  number,
];

describe("every panel", () => {
  test.each(scenes.map((scene) => scene.name))("names all its controls: %s", (name) => {
    show(name);
    const controls = ["button", "radio", "checkbox", "combobox"].flatMap((role) => screen.queryAllByRole(role));
    expect(controls.length).toBeGreaterThan(0);
    for (const control of controls) {
      const labels = (control as HTMLInputElement).labels;
      const text = control.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? control.textContent ?? "";
      expect(text.trim()).not.toBe("");
    }
  });

  test.each(scenes.map((scene) => scene.name))("offers nothing that is not in the options: %s", (name) => {
    const {draft, scene} = show(name);
    for (const radio of screen.queryAllByRole("radio")) fireEvent.click(radio);
    for (const list of screen.queryAllByRole<HTMLSelectElement>("combobox")) {
      fireEvent.change(list, {target: {value: list.options[list.options.length - 1]!.value}});
    }
    expect(isOffered(draft(), scene.options)).toBe(true);
  });
});

describe("firing", () => {
  test("a target is chosen in the list, and the order is changed with buttons", () => {
    const {draft} = show("Targets at Coronel");
    pick(/Scharnhorst/, /Good Hope/);
    pick(/Gneisenau/, /Monmouth/);
    const first = {firer: scharnhorst, target: goodHope};
    const second = {firer: gneisenau, target: monmouth};
    expect(draft()).toEqual({kind: "targets", aims: [first, second]});
    press("Gneisenau: earlier");
    expect(draft()).toEqual({kind: "targets", aims: [second, first]});
    pick(/Target of Gneisenau/, /holds her fire/);
    expect(draft()).toEqual({kind: "targets", aims: [first]});
  });

  test("each modifier is shown with its rule", () => {
    show("Targets at Coronel");
    pick(/Scharnhorst/, /Good Hope/);
    const row = screen.getByRole("row", {name: /gunnery of the ship/});
    expect(row.textContent).toContain("−3");
    expect(row.textContent).toContain("4.6.4.1");
  });
});

// What moved has the focus where it is now: else a keyboard begins again at the top of the page.
describe("the focus goes along", () => {
  const focused = () => document.activeElement?.getAttribute("aria-label");
  const choose = (name: RegExp, option: RegExp) => {
    screen.getByRole("combobox", {name}).focus();
    pick(name, option);
  };

  test("with a ship that is put into another group", () => {
    show("Squadrons against the breakout");
    const [list] = screen.getAllByRole<HTMLSelectElement>("combobox");
    const name = list!.getAttribute("aria-label");
    list!.focus();
    fireEvent.change(list!, {target: {value: "1"}});
    expect(focused()).toBe(name);
    fireEvent.change(document.activeElement!, {target: {value: "0"}});
    expect(focused()).toBe(name);
  });

  test("with a gun that gets a target, and with its place in the order", () => {
    show("Targets at Coronel");
    choose(/Scharnhorst/, /Good Hope/);
    expect(focused()).toMatch(/Scharnhorst/);
    choose(/Gneisenau/, /Monmouth/);
    screen.getByRole("button", {name: "Gneisenau: earlier"}).focus();
    press("Gneisenau: earlier");
    expect(focused()).toBe("Gneisenau: earlier");
  });

  test("with a group that tries for home earlier", () => {
    const {draft} = show("Hit and go home");
    for (const home of screen.getAllByRole("radio", {name: /^Try to get home/})) fireEvent.click(home);
    const [first, second] = (draft() as HitAndGoHomeDraft).returns;
    expect(second).toBeDefined();
    const label = `${shipName(f.pack, second!)}: earlier`;
    screen.getByRole("button", {name: label}).focus();
    press(label);
    expect(draft()).toMatchObject({returns: [second, first]});
    expect(focused()).toBe(label);
  });
});

describe("chasing", () => {
  test("ships chase alone, join each other, and leave off", () => {
    const {draft} = show("Chase");
    pick(/Monmouth/, /^After Dresden/);
    expect(draft()).toEqual({kind: "chase", pursuits: [{runner: dresden, chasers: [monmouth]}]});
    pick(/Glasgow/, /after Dresden, with Monmouth/);
    expect(draft()).toEqual({kind: "chase", pursuits: [{runner: dresden, chasers: [monmouth, glasgow]}]});
    pick(/Monmouth/, /Do not chase/);
    expect(draft()).toEqual({kind: "chase", pursuits: [{runner: dresden, chasers: [glasgow]}]});
  });
});

describe("running", () => {
  test("a group that is met runs as a whole until it is split", () => {
    const {draft} = show("Accept or run");
    tick("radio", /^Run/);
    expect(draft()).toMatchObject({choice: "run", groups: [f.german]});
    pick(/Dresden/, /A group of her own/);
    expect(draft()).toMatchObject({groups: [f.german.filter((ship) => ship !== dresden), [dresden]]});
    tick("radio", /^Accept/);
    expect(draft()).toMatchObject({choice: "stand", groups: []});
  });

  test("after a round some may run while others fight on", () => {
    const {draft} = show("Run after a round");
    tick("radio", /^Some or all/);
    pick(/Glasgow/, /A group of her own/);
    expect(draft()).toMatchObject({choice: "run", groups: [[glasgow]]});
    pick(/Glasgow/, /Stay and fight/);
    expect(draft()).toMatchObject({choice: "run", groups: []});
  });
});

describe("PHASE 5", () => {
  test("captures are shared out up to what the area has", () => {
    const {draft} = show("Hit and go home");
    press("Scharnhorst: one more");
    press("Dresden: one more");
    expect(draft()).toMatchObject({
      captures: [
        {ship: scharnhorst, captures: 1},
        {ship: dresden, captures: 1},
      ],
    });
    expect(screen.getByRole("button", {name: "Gneisenau: one more"}).getAttribute("aria-disabled")).toBe("true");
    press("Gneisenau: one more");
    expect(draft()).toMatchObject({captures: [{ship: scharnhorst}, {ship: dresden}]});
  });

  test("a group that goes for home gives up its captures", () => {
    const {draft} = show("Hit and go home");
    press("Scharnhorst: one more");
    fireEvent.click(screen.getAllByRole("radio", {name: /^Try to get home/})[0]!);
    expect(draft()).toMatchObject({captures: [], returns: [scharnhorst], strikes: []});
    tick("radio", /^Fall upon/);
    expect(draft()).toMatchObject({returns: [], strikes: [{leader: scharnhorst, convoy: 0}]});
  });

  test("how a convoy is attacked is not said before the person has", () => {
    const {draft, scene} = show("Convoy attack");
    tick("radio", /^Scharnhorst/);
    expect(isComplete(draft(), scene.options, f.pack)).toBe(false);
    tick("radio", /^Fight the escort/);
    expect(isComplete(draft(), scene.options, f.pack)).toBe(true);
  });

  test("where the Reserves come out no die is rolled for the way home, and no chance of one is shown", () => {
    show("Return home");
    tick("radio", /^Scharnhorst/);
    expect(screen.getByText("All get home")).toBeTruthy();
    tick("checkbox", /Seydlitz/);
    expect(screen.queryByText("All get home")).toBeNull();
    expect(screen.getByText("Gets home")).toBeTruthy(); // Dresden, alone
  });

  test("a convoy is attacked by surprise where that may be tried", () => {
    const {draft} = show("Convoy attack");
    expect(screen.queryByRole("radio", {name: /surprise the convoy/})).toBeNull();
    tick("radio", /^Scharnhorst/);
    tick("radio", /surprise the convoy/);
    expect(draft()).toMatchObject({leader: scharnhorst, trySurprise: true});
    tick("radio", /^Dresden/);
    expect(draft()).toMatchObject({leader: dresden, trySurprise: undefined});
  });
});

test("a search names its target, its chance and the price of breaking off", () => {
  const {draft} = show("Search");
  tick("radio", /^Dresden/);
  expect(draft()).toMatchObject({target: dresden});
  expect(screen.getByText(/Costs 4 victory points/)).toBeTruthy();
  expect(screen.getByText("67%")).toBeTruthy();
});

test("those who got away are sent each to an area of their own", () => {
  const {draft} = show("Escape");
  pick(/^Dresden/, /28/);
  pick(/^Scharnhorst/, /Area 4/);
  expect(draft()).toMatchObject({
    flights: [
      {leader: dresden, to: 28},
      {leader: scharnhorst, to: 4},
    ],
  });
});

test("battlecruisers are put into two squadrons", () => {
  const {draft} = show("Squadrons against the breakout");
  pick(/^Lion/, /Squadron 1/);
  pick(/^Invincible/, /Squadron 2/);
  expect(draft()).toMatchObject({squadrons: [[f.ship("Lion")], [f.ship("Invincible")]]});
});
