// Lines from who fires to whom, over the two fleets: a full one for guns, a dotted one for torpedoes. They are measured, since the fleets
// are laid out by the browser; for the ear, each ship says at whom she aims.
import {useLayoutEffect, useRef, useState} from "preact/hooks";
import {german, sideOfShip} from "../../far_seas/board";
import type {Pack} from "../../far_seas/pack";
import {join} from "../../ui";
import styles from "./battle.module.css";
import type {Position} from "./position";

interface LinesProps {
  pack: Pack;
  position: Position;
  dragging: {firer: number; x: number; y: number} | undefined;
}

interface Point {
  x: number;
  y: number;
}

export function AimLines({pack, position, dragging}: LinesProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [places, setPlaces] = useState<ReadonlyMap<number, DOMRect>>(new Map());
  useLayoutEffect(() => {
    const field = svg.current!.parentElement!;
    const measure = () => setPlaces(placesIn(field));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(field);
    // The fleets close in.
    field.addEventListener("transitionend", measure);
    return () => {
      observer.disconnect();
      field.removeEventListener("transitionend", measure);
    };
  }, [position]);

  const bounds = svg.current?.getBoundingClientRect();
  return (
    <svg ref={svg} class={styles.lines} aria-hidden="true">
      {position.aims.map(({firer, target, torpedo}, index) => {
        const from = edgeOf(pack, places, firer);
        const to = edgeOf(pack, places, target);
        if (!from || !to) return null;
        return (
          <g key={index} class={join(styles.aimLine, torpedo && styles.torpedo)}>
            <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            <path class={styles.head} d={arrowHead(from, to)} />
          </g>
        );
      })}
      {dragging && bounds && (
        <DragLine
          from={edgeOf(pack, places, dragging.firer)}
          to={{x: dragging.x - bounds.x, y: dragging.y - bounds.y}}
        />
      )}
    </svg>
  );
}

function DragLine({from, to}: {from: Point | undefined; to: Point}) {
  return from ? <path class={styles.dragLine} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} /> : null;
}

function placesIn(field: HTMLElement): Map<number, DOMRect> {
  const origin = field.getBoundingClientRect();
  const places = new Map<number, DOMRect>();
  for (const element of field.querySelectorAll<HTMLElement>("[data-ship]")) {
    const {x, y, width, height} = element.getBoundingClientRect();
    places.set(Number(element.dataset.ship), new DOMRect(x - origin.x, y - origin.y, width, height));
  }
  return places;
}

// Where a ship's line starts or ends: amidships, on the side that the enemy is on.
function edgeOf(pack: Pack, places: ReadonlyMap<number, DOMRect>, ship: number): Point | undefined {
  const place = places.get(ship);
  if (!place) return undefined;
  return {x: place.x + place.width / 2, y: sideOfShip(pack, ship) === german ? place.bottom + 2 : place.top - 2};
}

function arrowHead(from: Point, to: Point): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const wing = (turn: number) => `${to.x - 10 * Math.cos(angle + turn)} ${to.y - 10 * Math.sin(angle + turn)}`;
  return `M${to.x} ${to.y}L${wing(0.4)}L${wing(-0.4)}z`;
}
