// The coast as the lines along it need it: with less detail, and in pieces that lie in one square of the sea each. A browser draws a chart
// tile by tile, and strokes a path whole for each tile that it touches: all coasts in one path took half a minute without a graphics card.
export interface Coast {
  scale: number;
  d: string; // closed rings: absolute moves, relative lines
}

const square = 320; // units

type XY = readonly [number, number];

// Points that are nearer to the one before than `detail` (in units) are left out.
export function waterlines({scale, d}: Coast, detail: number): string[] {
  const squares = new Map<string, string>();
  for (const ring of ringsOf(d)) {
    for (const piece of piecesOf(thinned(ring, detail / scale), square / scale)) {
      const at = squareOf(piece[0]!, square / scale);
      squares.set(at, (squares.get(at) ?? "") + pathOf(piece));
    }
  }
  return [...squares.values()];
}

export function ringsOf(d: string): XY[][] {
  return d
    .split("M")
    .slice(1)
    .map((text) => {
      const numbers = text.match(/-?\d+(\.\d+)?/g)!.map(Number);
      const points: XY[] = [[numbers[0]!, numbers[1]!]];
      for (let i = 2; i + 1 < numbers.length; i += 2) {
        const [x, y] = points.at(-1)!;
        points.push([x + numbers[i]!, y + numbers[i + 1]!]);
      }
      return [...points, points[0]!];
    });
}

function thinned(ring: readonly XY[], least: number): XY[] {
  const kept: XY[] = [ring[0]!];
  for (const point of ring.slice(1, -1)) {
    const [x, y] = kept.at(-1)!;
    if (Math.hypot(point[0] - x, point[1] - y) >= least) kept.push(point);
  }
  return [...kept, ring.at(-1)!];
}

// Each goes on where the one before it ends.
function piecesOf(line: readonly XY[], side: number): XY[][] {
  const pieces: XY[][] = [];
  let piece: XY[] = [];
  for (const point of line) {
    piece.push(point);
    if (squareOf(point, side) === squareOf(piece[0]!, side)) continue;
    pieces.push(piece);
    piece = [point];
  }
  if (piece.length > 1) pieces.push(piece);
  return pieces;
}

const squareOf = ([x, y]: XY, side: number): string => `${Math.floor(x / side)} ${Math.floor(y / side)}`;

const pathOf = (points: readonly XY[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
