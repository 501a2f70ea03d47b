// Pan and zoom: a transform on one element, which the compositor moves without drawing anything anew. What keeps its size on the screen
// (numbers, counters) is scaled back by --chart-u, in steps, so that styles change a few times in a zoom and not in a pan.
import {select} from "d3-selection";
import {zoom as d3zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform} from "d3-zoom";
import {useEffect, useRef, useState} from "preact/hooks";
import {height, width, type Point} from "./projection";

export type Detail = "far" | "mid" | "near";

export interface Steering {
  detail: Detail;
  zoomBy(factor: number): void;
  panBy(x: number, y: number): void;
  home(): void;
  show(point: Point, closer: boolean): void;
}

const steps = 3; // to a doubling

// Pixels for a unit before the transform. A browser draws a layer at that size at least, however far away it is: so it is small.
export const unscaled = 0.25;

export const detailOf = (scale: number): Detail => (scale < 0.62 ? "far" : scale < 1.35 ? "mid" : "near");
export const stepOf = (scale: number): number => 2 ** (Math.round(Math.log2(scale) * steps) / steps);

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// The whole chart on a wide screen; on a tall one as much as fits its height.
export function homeScale(wide: number, tall: number): number {
  const fits = [wide / width, tall / height] as const;
  return wide > tall ? Math.min(...fits) : Math.max(...fits);
}

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
}

export function useSteering(
  frame: {current: HTMLElement | null},
  world: {current: HTMLElement | null},
  grabs: (target: Element) => boolean,
): Steering {
  const [detail, setDetail] = useState<Detail>("far");
  const handles = useRef<Handles | null>(null);

  useEffect(() => {
    const element = frame.current!;
    const moved = world.current!;
    const behaviour = d3zoom<HTMLElement, unknown>()
      .filter((event: Event) => {
        const pressed = event as MouseEvent;
        if (event.type === "wheel") return true;
        return !pressed.button && !grabs(event.target as Element);
      })
      .clickDistance(5)
      .on("end", () => redraw(moved, handles.current!))
      .on("zoom", ({transform}: D3ZoomEvent<HTMLElement, unknown>) => {
        const own = handles.current!;
        moved.style.transform = `translate(${transform.x}px,${transform.y}px) scale(${transform.k / unscaled})`;
        if (transform.k !== own.current.k) {
          moved.style.setProperty("--chart-u", String(1 / stepOf(transform.k)));
          element.dataset.detail = detailOf(transform.k);
          setDetail(detailOf(transform.k));
        }
        own.current = transform;
      });
    handles.current = {frame: element, behaviour, current: zoomIdentity, gliding: 0, drawn: 0};
    const selection = select<HTMLElement, unknown>(element).call(behaviour);
    const limits = () => {
      const {clientWidth: wide, clientHeight: tall} = element;
      if (wide === 0 || tall === 0) return;
      const least = Math.min(wide / width, tall / height);
      behaviour.scaleExtent([least, 5]).translateExtent([
        [-60, -60],
        [width + 60, height + 60],
      ]);
      if (handles.current!.current === zoomIdentity) behaviour.transform(selection, homeOf(element));
      else behaviour.translateBy(selection, 0, 0);
    };
    const observer = new ResizeObserver(limits);
    observer.observe(element);
    limits();
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

  const around = ({frame: {clientWidth, clientHeight}, current, behaviour}: Handles, k: number, at?: Point) => {
    const [least, most] = behaviour.scaleExtent();
    const scale = Math.min(most, Math.max(least, k));
    const [x, y] = at ?? current.invert([clientWidth / 2, clientHeight / 2]);
    return zoomIdentity.translate(clientWidth / 2 - x * scale, clientHeight / 2 - y * scale).scale(scale);
  };

  return {
    detail,
    zoomBy: (factor) => handles.current && go(around(handles.current, handles.current.current.k * factor)),
    panBy: (x, y) => {
      const own = handles.current;
      if (own) go(zoomIdentity.translate(own.current.x - x, own.current.y - y).scale(own.current.k));
    },
    home: () => handles.current && go(homeOf(handles.current.frame)),
    show: (point, closer) => {
      const own = handles.current;
      if (own) go(around(own, closer ? Math.max(own.current.k, 1) : own.current.k, point));
    },
  };
}

function homeOf(element: HTMLElement): ZoomTransform {
  const {clientWidth: wide, clientHeight: tall} = element;
  const scale = homeScale(wide, tall);
  const x = (wide - width * scale) / 2;
  // On a tall screen the Atlantic of the west and the Pacific coast of America are the first to be seen.
  return zoomIdentity.translate(x > -1 ? x : wide / 2 - 2300 * scale, (tall - height * scale) / 2).scale(scale);
}
