// Pan and zoom: a transform on one element, which the compositor moves without drawing anything anew. What keeps its size on the screen
// (numbers, counters) is scaled back by --chart-u, in steps, so that styles change a few times in a zoom and not in a pan.
import {select} from "d3-selection";
import {zoom as d3zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform} from "d3-zoom";
import {useEffect, useRef, useState} from "preact/hooks";
import {height, width, type Point} from "./projection";
import {detailOf, isDistant, markScale, stepOf, wholeScale, type Detail, type Sight} from "./sight";

export interface Steering {
  detail: Detail;
  step: number; // scale in steps: what is laid out by it is laid out anew a few times in a zoom
  zoomBy(factor: number): void;
  panBy(x: number, y: number): void;
  whole(): void;
  show(point: Point, closer: boolean): void;
}

// Pixels for a unit before the transform. A browser draws a layer at that size at least, however far away it is: so it is small.
export const unscaled = 0.25;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// The world is a layer of its own all the time, so that a pan begins without drawing it. A browser keeps such a layer as sharp as it
// was first drawn: after a zoom it is made one anew.
function redraw(world: HTMLElement, own: Handles) {
  if (own.drawn === own.current.k) return;
  own.drawn = own.current.k;
  world.classList.remove("chart-layer");
  requestAnimationFrame(() => requestAnimationFrame(() => world.classList.add("chart-layer")));
}

interface Handles {
  frame: HTMLElement;
  behaviour: ReturnType<typeof d3zoom<HTMLElement, unknown>>;
  current: ZoomTransform;
  gliding: number;
  drawn: number; // scale that the layer was drawn at
  room: readonly [wide: number, tall: number];
}

interface Steered {
  first(wide: number, tall: number): Sight; // when there is room for it
  onSight(sight: Sight): void; // and whenever it has come to rest
  grabs(target: Element): boolean; // a press there is not for the chart
}

// A second finger makes it a pinch, wherever the first one is.
const isPinch = (event: Event) => "touches" in event && (event as TouchEvent).touches.length > 1;

export function useSteering(
  frame: {current: HTMLElement | null},
  world: {current: HTMLElement | null},
  steered: Steered,
): Steering {
  const [step, setStep] = useState(1);
  const handles = useRef<Handles | null>(null);
  const latest = useRef(steered);
  latest.current = steered;

  useEffect(() => {
    const element = frame.current!;
    const moved = world.current!;
    const behaviour = d3zoom<HTMLElement, unknown>()
      .filter((event: Event) => {
        if (event.type === "wheel" || isPinch(event)) return true;
        return !(event as MouseEvent).button && !latest.current.grabs(event.target as Element);
      })
      .translateExtent([
        [0, 0],
        [width, height],
      ])
      .clickDistance(5)
      .on("end", () => {
        const own = handles.current!;
        redraw(moved, own);
        latest.current.onSight(sightOf(own));
      })
      .on("zoom", ({transform}: D3ZoomEvent<HTMLElement, unknown>) => {
        const own = handles.current!;
        moved.style.transform = `translate(${transform.x}px,${transform.y}px) scale(${transform.k / unscaled})`;
        if (transform.k !== own.current.k) {
          const next = stepOf(transform.k);
          moved.style.setProperty("--chart-u", String(markScale(next) / next));
          element.dataset.detail = detailOf(next);
          element.toggleAttribute("data-distant", isDistant(next));
          setStep(next);
        }
        own.current = transform;
      });
    handles.current = {frame: element, behaviour, current: zoomIdentity, gliding: 0, drawn: 0, room: [0, 0]};
    const selection = select<HTMLElement, unknown>(element).call(behaviour);
    const fit = () => {
      const {clientWidth: wide, clientHeight: tall} = element;
      const own = handles.current!;
      if (wide === 0 || tall === 0) return;
      behaviour.scaleExtent([wholeScale(wide, tall), 5]);
      if (own.current === zoomIdentity) {
        behaviour.transform(selection, transformTo(own, latest.current.first(wide, tall)));
      } else {
        // What was in the middle stays there.
        const {k} = own.current;
        behaviour.translateBy(selection, (wide - own.room[0]) / 2 / k, (tall - own.room[1]) / 2 / k);
      }
      own.room = [wide, tall];
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    fit();
    return () => {
      observer.disconnect();
      selection.on(".zoom", null);
    };
  }, []);

  const go = (target: ZoomTransform) => {
    const own = handles.current;
    if (!own) return;
    const selection = select<HTMLElement, unknown>(own.frame);
    const from = own.current;
    cancelAnimationFrame(own.gliding);
    if (still()) return own.behaviour.transform(selection, target);
    const started = performance.now();
    const glide = (now: number) => {
      const part = Math.min(1, (now - started) / 260);
      const eased = 1 - (1 - part) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      const k = from.k * (target.k / from.k) ** eased;
      own.behaviour.transform(selection, zoomIdentity.translate(mix(from.x, target.x), mix(from.y, target.y)).scale(k));
      if (part < 1) own.gliding = requestAnimationFrame(glide);
    };
    own.gliding = requestAnimationFrame(glide);
  };

  // At the scale, or what of it is allowed.
  const look = (scale: (own: Handles) => number, at?: Point) => {
    const own = handles.current;
    if (!own) return;
    const [least, most] = own.behaviour.scaleExtent();
    go(transformTo(own, {scale: Math.min(most, Math.max(least, scale(own))), centre: at ?? sightOf(own).centre}));
  };

  return {
    step,
    detail: detailOf(step),
    zoomBy: (factor) => look(({current}) => current.k * factor),
    panBy: (x, y) => {
      const own = handles.current;
      if (own) go(zoomIdentity.translate(own.current.x - x, own.current.y - y).scale(own.current.k));
    },
    whole: () => look(() => 0, [width / 2, height / 2]),
    show: (point, closer) => look(({current}) => (closer ? Math.max(current.k, 1) : current.k), point),
  };
}

function sightOf({frame: {clientWidth, clientHeight}, current}: Handles): Sight {
  return {scale: current.k, centre: current.invert([clientWidth / 2, clientHeight / 2])};
}

// The limits of panning hold: no bars are brought into sight by it.
function transformTo({frame, behaviour}: Handles, {scale, centre: [x, y]}: Sight): ZoomTransform {
  const {clientWidth: wide, clientHeight: tall} = frame;
  const wanted = zoomIdentity.translate(wide / 2 - x * scale, tall / 2 - y * scale).scale(scale);
  const room: [[number, number], [number, number]] = [
    [0, 0],
    [wide, tall],
  ];
  return behaviour.constrain()(wanted, room, behaviour.translateExtent());
}
