import {cleanup, fireEvent, render, screen, within} from "@testing-library/preact";
import {readFileSync} from "node:fs";
import {afterEach, describe, expect, test, vi} from "vitest";
import {midGame} from "../demo/view";
import {Chart} from "../src/chart/Chart";
import {ChartTable} from "../src/chart/ChartTable";
import type {ChartProps} from "../src/chart/props";
import {packOfTheRepository} from "./far_seas_pack";

vi.setConfig({testTimeout: 30000});
const pack = packOfTheRepository();
const view = midGame(pack, readFileSync("../common/data/far_seas/ships.toml", "utf8"));
const ship = (name: string) => pack.ships.findIndex((each) => each.name === name);
const emden = ship("Emden");

function props(more: Partial<ChartProps> = {}): ChartProps {
  return {
    pack,
    view,
    picked: new Set(),
    pickable: new Set([emden]),
    reach: undefined,
    courses: [],
    marked: new Set(),
    focus: undefined,
    onPickShip: vi.fn(),
    onPickArea: vi.fn(),
    onDropShips: vi.fn(),
    onDropOnShip: vi.fn(),
    ...more,
  };
}

const reach = new Map([
  [23, {allowed: true, penalty: 0}],
  [25, {allowed: false, penalty: 0, why: "no coal", rule: "6.1"}],
  [30, {allowed: true, penalty: 3}],
]);

afterEach(cleanup);

describe("the table", () => {
  const row = (area: number) => document.getElementById(`chart-row-${area}`)!;

  test("says what lies in an area, and how it is with merchants and stations", () => {
    render(<ChartTable {...props()} />);
    const bengal = row(24).textContent;
    expect(bengal).toContain(
      "Emden, German CL, gun range C, fire −4, damage 0 of 3, speed 4, 1 VP; moved, still acting",
    );
    expect(bengal).toContain("Merchant Density 2 of 3");
    expect(bengal).toContain("Madras (raided)");
    expect(bengal).toContain("on station at Madras");
  });

  test("picks a ship that can be picked, and offers no other", () => {
    const given = props();
    render(<ChartTable {...given} />);
    fireEvent.click(screen.getByRole("button", {name: "Pick Emden"}));
    expect(given.onPickShip).toHaveBeenCalledWith(emden, false);
    expect(screen.queryByRole("button", {name: "Pick Fox"})).toBeNull();
  });

  test("says where the picked ship may go, at what price, and why not", () => {
    const given = props({picked: new Set([emden]), reach});
    render(<ChartTable {...given} />);
    expect(row(30).textContent).toContain("costs 3 VP");
    expect(row(25).textContent).toContain("May not go there: no coal (6.1)");
    expect(within(row(25)).queryByRole("button", {name: "Send here"})).toBeNull();
    fireEvent.click(within(row(23)).getByRole("button", {name: "Send here"}));
    expect(given.onPickArea).toHaveBeenCalledWith(23);
  });

  test("forms a squadron with another ship of the side", () => {
    const given = props({picked: new Set([emden]), reach});
    render(<ChartTable {...given} />);
    fireEvent.click(screen.getByRole("button", {name: "Form a squadron with Karlsruhe"}));
    expect(given.onDropOnShip).toHaveBeenCalledWith([emden], ship("Karlsruhe"));
    expect(screen.queryByRole("button", {name: "Form a squadron with Fox"})).toBeNull();
  });
});

describe("the chart", () => {
  const area = (number: number) => document.querySelector<SVGElement>(`path[role=button][data-area="${number}"]`)!;

  test("has one area in the order of Tab, and arrows go on from it", () => {
    render(<Chart {...props({focus: 24})} />);
    expect(document.querySelectorAll("path[role=button][tabindex='0']")).toHaveLength(1);
    expect(area(24).getAttribute("tabindex")).toBe("0");
    fireEvent.keyDown(area(24), {key: "ArrowLeft"});
    expect(area(23).getAttribute("tabindex")).toBe("0");
  });

  test("Enter sends what is picked; Space spreads out what lies there", () => {
    const given = props({focus: 24, picked: new Set([emden]), reach});
    render(<Chart {...given} />);
    fireEvent.keyDown(area(24), {key: "Enter"});
    expect(given.onPickArea).toHaveBeenCalledWith(24);
    fireEvent.keyDown(area(24), {key: " "});
    const fan = screen.getByRole("region", {name: "24 Bay of Bengal & Sumatra"});
    fireEvent.click(within(fan).getByRole("button", {name: /^Emden/}));
    expect(given.onPickShip).toHaveBeenCalledWith(emden, false);
    fireEvent.keyDown(fan, {key: "Escape"});
    expect(screen.queryByRole("region", {name: "24 Bay of Bengal & Sumatra"})).toBeNull();
  });

  test("an area says in words all that is drawn in it", () => {
    render(<Chart {...props({picked: new Set([emden]), reach})} />);
    expect(area(25).getAttribute("aria-label")).toContain("May not go there: no coal (6.1)");
    expect(area(25).getAttribute("aria-disabled")).toBe("true");
    expect(area(5).getAttribute("aria-label")).toContain("3 Allied ships");
  });

  test("a ship that cannot be picked is shown and not picked", () => {
    const given = props({focus: 24});
    render(<Chart {...given} />);
    fireEvent.keyDown(area(24), {key: " "});
    fireEvent.click(screen.getByRole("button", {name: /^Fox/}));
    expect(given.onPickShip).not.toHaveBeenCalled();
  });
});
