// Naval ensigns of 1914, as much of them as 21 by 14 units can hold. Each has a pattern of its own, not only colours.
export const ensignWidth = 21;

const rays = Array.from({length: 8}, (_, index) => {
  const at = (turn: number) => {
    const angle = ((index * 45 + turn) * Math.PI) / 180;
    return `${(9 + 20 * Math.cos(angle)).toFixed(1)} ${(7 + 20 * Math.sin(angle)).toFixed(1)}`;
  };
  return `M9 7L${at(-11)} ${at(11)}Z`;
}).join("");

function Field({nation}: {nation: string}) {
  switch (nation) {
    case "german": // the Reichskriegsflagge: black cross, disc, and the colours with a cross in the canton
      return (
        <>
          <path class="flag-white" d="M0 0h21v14H0z" />
          <path class="flag-black" d="M8.6 0h2.2v14H8.6zM0 6h21v2.2H0z" />
          <circle class="flag-disc" cx="9.7" cy="7.1" r="2.7" />
          <path class="flag-black" d="M0 0h8v2H0z" />
          <path class="flag-red" d="M0 4h8v1.7H0z" />
        </>
      );
    case "british": // the White Ensign
      return (
        <>
          <path class="flag-white" d="M0 0h21v14H0z" />
          <path class="flag-blue" d="M0 0h9v6H0z" />
          <path class="flag-saltire" d="M0 0l9 6M9 0l-9 6" />
          <path class="flag-red" d="M9.2 0h2.4v14H9.2zM0 6h21v2.2H0z" />
          <path class="flag-red" d="M3.9 0h1.2v6H3.9zM0 2.4h9v1.2H0z" />
        </>
      );
    case "french":
      return (
        <>
          <path class="flag-blue" d="M0 0h7v14H0z" />
          <path class="flag-white" d="M7 0h7v14H7z" />
          <path class="flag-red" d="M14 0h7v14h-7z" />
        </>
      );
    case "japanese": // the sun with rays
      return (
        <>
          <path class="flag-white" d="M0 0h21v14H0z" />
          <svg width="21" height="14" viewBox="0 0 21 14">
            <path class="flag-red" d={rays} />
          </svg>
          <circle class="flag-red" cx="9" cy="7" r="3.6" />
        </>
      );
    case "russian": // St Andrew's
      return (
        <>
          <path class="flag-white" d="M0 0h21v14H0z" />
          <path class="flag-andrew" d="M0 0l21 14M21 0L0 14" />
        </>
      );
    default:
      return <path class="flag-white" d="M0 0h21v14H0z" />;
  }
}

export function Ensign({nation, x, y, scale = 1}: {nation: string; x: number; y: number; scale?: number}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Field nation={nation} />
      <path class="flag-edge" d="M0 0h21v14H0z" />
    </g>
  );
}
