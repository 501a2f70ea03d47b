// A compass rose, as it lies in the corner of a chart. Decoration alone.
import styles from "./lobby.module.css";

const degrees = Array.from({length: 72}, (_, i) => i * 5);

export function Compass() {
  return (
    <svg class={styles.compass} viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
      <circle r="96" fill="none" stroke="currentColor" stroke-width="1" />
      <circle r="86" fill="none" stroke="currentColor" stroke-width="0.6" />
      {degrees.map((angle) => (
        <line
          key={angle}
          y1={angle % 45 === 0 ? -86 : angle % 15 === 0 ? -88 : -91}
          y2="-96"
          stroke="currentColor"
          stroke-width={angle % 15 === 0 ? 1 : 0.5}
          transform={`rotate(${angle})`}
        />
      ))}
      {[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((angle) => (
        <path
          key={angle}
          d="M0-46 4-14 0 0-4-14Z"
          fill="none"
          stroke="currentColor"
          stroke-width="0.7"
          transform={`rotate(${angle})`}
        />
      ))}
      {[45, 135, 225, 315].map((angle) => (
        <Point key={angle} angle={angle} length={62} />
      ))}
      {[0, 90, 180, 270].map((angle) => (
        <Point key={angle} angle={angle} length={82} />
      ))}
      <circle r="5" fill="var(--sheet)" stroke="currentColor" stroke-width="1" />
    </svg>
  );
}

// One half inked, the other open: as an engraver shades it.
function Point({angle, length}: {angle: number; length: number}) {
  return (
    <g transform={`rotate(${angle})`} stroke="currentColor" stroke-width="0.8" stroke-linejoin="round">
      <path d={`M0-${length} 10-12 0 0Z`} fill="var(--paper)" />
      <path d={`M0-${length}-10-12 0 0Z`} fill="currentColor" />
    </g>
  );
}
