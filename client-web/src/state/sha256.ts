// SHA-256 (FIPS 180-4). Browsers have it too, but not on a page that came without TLS, as from a server in one's own house.

export function sha256(message: Uint8Array): Uint8Array {
  const hash = Uint32Array.from(start);
  const padded = pad(message);
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.byteLength; at += 64) {
    for (let i = 0; i < 16; ++i) words[i] = padded.getUint32(at + 4 * i);
    compress(hash, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

// A one, zeros, and the length in bits, to a multiple of 64 bytes.
function pad(message: Uint8Array): DataView {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  return view;
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  for (let i = 16; i < 64; ++i) {
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; ++i) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + rounds[i]! + w[i]!;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i]! += word));
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

// The first 32 bits of the fraction of each root: square roots of the first 8 primes, cube roots of the first 64.
const primes = firstPrimes(64);
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const rounds = primes.map((prime) => fraction(Math.cbrt(prime)));

function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; ++n) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}
