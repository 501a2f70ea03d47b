// A ship's counter, ours, for the chart and for lists. Sides differ in shape: Germans are square, the Allies rounded. Readiness is a
// shape at the corner; damage taken are struck boxes of the capacity.
import type {Ship} from "../far_seas/pack";
import {Readiness, type ShipStatus} from "../gen/chartroom/v1/far_seas_pb";
import {Ensign} from "./Ensign";
import {silhouette} from "./silhouette";

export const face = {wide: 100, tall: 66};
export const small = {wide: 68, tall: 40};
export const tiny = {wide: 40, tall: 26};

export const signed = (value: number) => (value < 0 ? `−${-value}` : `${value}`);

export function Card({nation, german, wide, tall}: {nation: string; german: boolean; wide: number; tall: number}) {
  return <rect class={`counter-card counter-${nation}`} width={wide} height={tall} rx={german ? 0 : 6} />;
}

// READY is an open ring, ACTING a wedge that points ahead, DONE a barred square.
export function ReadinessMark({readiness, x, y}: {readiness: Readiness; x: number; y: number}) {
  const place = `translate(${x} ${y})`;
  if (readiness === Readiness.DONE) {
    return (
      <g class="counter-done" transform={place}>
        <rect x="-5" y="-5" width="10" height="10" />
        <path d="M-2.8 -2.8L2.8 2.8M2.8 -2.8L-2.8 2.8" />
      </g>
    );
  }
  if (readiness === Readiness.ACTING) return <path class="counter-acting" transform={place} d="M-5 -6L7 0L-5 6z" />;
  return <circle class="counter-ready" transform={place} r="4.5" />;
}

function Damage({capacity, taken, x, y, step}: {capacity: number; taken: number; x: number; y: number; step: number}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({length: capacity}, (_, index) => (
        <g key={index} transform={`translate(${index * step} 0)`}>
          <rect class={index < taken ? "counter-hit" : "counter-hull"} width={step - 1.4} height="6" />
          {index < taken && <path class="counter-strike" d={`M0 6L${step - 1.4} 0`} />}
        </g>
      ))}
    </g>
  );
}

// Names that would not fit are set closer.
function Name({text, x, y, wide, size}: {text: string; x: number; y: number; wide: number; size: number}) {
  const fits = text.length * size * 0.52 <= wide;
  return (
    <text
      class="counter-name"
      x={x}
      y={y}
      font-size={size}
      text-anchor="middle"
      {...(fits ? {} : {textLength: wide, lengthAdjust: "spacingAndGlyphs"})}
    >
      {text}
    </text>
  );
}

interface FaceProps {
  ship: Ship;
  status: ShipStatus | undefined;
  picked: boolean;
}

export function CounterFace({ship, status, picked}: FaceProps) {
  const {wide, tall} = face;
  const readiness = status?.readiness ?? Readiness.READY;
  return (
    <>
      <Card nation={ship.nation} german={ship.german} wide={wide} tall={tall} />
      <rect
        class={`counter-band ${ship.escort ? "counter-escort" : ""}`}
        x="1"
        y="50"
        width={wide - 2}
        height="15"
        rx={ship.german ? 0 : 5}
      />
      <Ensign nation={ship.nation} x={4} y={4} />
      <text class="counter-type" x="30" y="15">
        {ship.type}
      </text>
      <text class="counter-stars" x={wide - 4} y="13" text-anchor="end">
        {"★".repeat(ship.stars)}
      </text>
      <path class="counter-silhouette" transform="translate(4 17)" d={silhouette(ship.type)} />
      <circle class="counter-gunring" cx="86" cy="26" r="8.5" />
      <text class="counter-gun" x="86" y="30.5" text-anchor="middle">
        {ship.gun}
      </text>
      <text class="counter-figure" x="86" y="46" text-anchor="middle">
        {signed(ship.fire)}
      </text>
      <Damage capacity={ship.damage} taken={status?.damage ?? 0} x={4} y={42.6} step={5.7} />
      <text class="counter-speed" x="73" y="48.6" text-anchor="end">
        {ship.speed}
      </text>
      <Name text={ship.name} x={wide / 2} y={61.5} wide={wide - 10} size={12} />
      <Edges ship={ship} picked={picked} readiness={readiness} wide={wide} tall={tall} />
    </>
  );
}

export function SmallFace({ship, status, picked}: FaceProps) {
  const {wide, tall} = small;
  const readiness = status?.readiness ?? Readiness.READY;
  const hurt = status?.damage ?? 0;
  return (
    <>
      <Card nation={ship.nation} german={ship.german} wide={wide} tall={tall} />
      <Ensign nation={ship.nation} x={3} y={3} scale={0.9} />
      <text class="counter-type" x="25" y="14">
        {ship.type}
      </text>
      <circle class="counter-gunring" cx={wide - 11.5} cy="11.5" r="7.2" />
      <text class="counter-gun counter-gun-small" x={wide - 11.5} y="15.5" text-anchor="middle">
        {ship.gun}
      </text>
      <rect
        class={`counter-band ${ship.escort ? "counter-escort" : ""}`}
        x="1"
        y="24"
        width={wide - 2}
        height="15"
        rx={ship.german ? 0 : 5}
      />
      <Damage capacity={hurt > 0 ? ship.damage : 0} taken={hurt} x={3} y={17.2} step={5} />
      <Name text={ship.name} x={wide / 2} y={35.3} wide={wide - 6} size={11} />
      <Edges ship={ship} picked={picked} readiness={readiness} wide={wide} tall={tall} />
    </>
  );
}

interface EdgesProps {
  ship: Ship;
  picked: boolean;
  readiness: Readiness;
  wide: number;
  tall: number;
}

function Edges({ship, picked, readiness, wide, tall}: EdgesProps) {
  const rx = ship.german ? 0 : 6;
  return (
    <>
      {ship.mainCruiser && <rect class="counter-main" x="2" y="2" width={wide - 4} height={tall - 4} />}
      {readiness === Readiness.DONE && <rect class="counter-spent" width={wide} height={tall} rx={rx} />}
      {picked && <rect class="counter-picked" x="-3.5" y="-3.5" width={wide + 7} height={tall + 7} rx={rx + 3} />}
      {readiness !== Readiness.UNSPECIFIED && <ReadinessMark readiness={readiness} x={wide} y={0} />}
    </>
  );
}

// One counter as a picture of its own, for lists.
export function CounterPicture({ship, status, picked, compact}: FaceProps & {compact?: boolean}) {
  const size = compact ? small : face;
  return (
    <svg
      class="counter"
      width={size.wide + 14}
      height={size.tall + 14}
      viewBox={`-7 -7 ${size.wide + 14} ${size.tall + 14}`}
      aria-hidden="true"
    >
      {compact ? (
        <SmallFace ship={ship} status={status} picked={picked} />
      ) : (
        <CounterFace ship={ship} status={status} picked={picked} />
      )}
    </svg>
  );
}
