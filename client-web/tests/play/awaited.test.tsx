import {create} from "@bufbuild/protobuf";
import {signal} from "@preact/signals";
import {act, cleanup, fireEvent, render, screen} from "@testing-library/preact";
import {afterEach, beforeEach, expect, test, vi} from "vitest";
import {GameInfoSchema} from "../../src/gen/chartroom/v1/lobby_pb";
import {AwaitedSchema, type Awaited} from "../../src/gen/chartroom/v1/play_pb";
import {AwaitedCard} from "../../src/play/desk/AwaitedCard";
import type {Desk} from "../../src/play/desk_state";

const question = (number: number, kind: string) => create(AwaitedSchema, {number, kind});
const targets = question(40, "targets");
const run = question(52, "run");

let asked: ReturnType<typeof signal<Awaited[]>>;
let outcome: ReturnType<typeof signal<object | undefined>>;
let heldFrom: ReturnType<typeof signal<number | undefined>>;
let skipped: ReturnType<typeof vi.fn>;

beforeEach(() => {
  asked = signal<Awaited[]>([targets]);
  outcome = signal<object | undefined>(undefined);
  heldFrom = signal<number | undefined>(undefined);
  skipped = vi.fn();
  const table = {outcome, asked, awaited: asked};
  const desk = {table, heldFrom, asked: signal(undefined), draft: signal(undefined), skipWatching: skipped};
  render(<AwaitedCard desk={desk as unknown as Desk} info={create(GameInfoSchema)} result={null} />);
});

afterEach(cleanup);

const title = () => screen.getByRole("heading", {level: 2}).textContent;

test("what is asked next does not tell how a round ended that is still watched", () => {
  const before = title();
  act(() => {
    asked.value = [run];
    heldFrom.value = 45;
  });
  expect(title()).toBe("A round is being watched");
  fireEvent.click(screen.getByRole("button"));
  expect(skipped).toHaveBeenCalledOnce();
  act(() => void (heldFrom.value = undefined));
  expect(title()).not.toBe(before);
  expect(title()).not.toBe("A round is being watched");
});

test("nor does the result, if the game ended with it", () => {
  act(() => {
    asked.value = [];
    outcome.value = {};
    heldFrom.value = 45;
  });
  expect(title()).toBe("A round is being watched");
  act(() => void (heldFrom.value = undefined));
  expect(screen.queryByRole("heading", {level: 2})).toBeNull();
});

test("a question that stood before the round stays", () => {
  const before = title();
  act(() => void (heldFrom.value = 45));
  expect(title()).toBe(before);
});

test("whoever answered by keyboard is still at the card when the question has gone", () => {
  const why = document.querySelector<HTMLElement>("summary")!;
  why.focus();
  expect(document.activeElement).toBe(why);
  act(() => void (asked.value = [run]));
  expect(document.activeElement).toBe(screen.getByRole("region", {name: "What is awaited"}));
});

test("whoever has gone elsewhere is not called back", () => {
  const elsewhere = document.body.appendChild(document.createElement("button"));
  document.querySelector<HTMLElement>("summary")!.focus();
  elsewhere.focus();
  act(() => void (asked.value = [run]));
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});
