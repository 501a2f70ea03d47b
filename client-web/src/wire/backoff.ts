// How long to wait before trying again, in milliseconds: doubled each time up to a bound, and never the same for everybody, so that
// those whom one server lost do not come back to it at the same moment.
export function backoff(attempt: number, {first = 500, most = 15_000, random = Math.random} = {}): number {
  const full = Math.min(most, first * 2 ** Math.min(attempt, 16));
  return full / 2 + (random() * full) / 2;
}
