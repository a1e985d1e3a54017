/** Seeded numbers (mulberry32): the same recipe must give the same samples on every machine. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
    this.next();
  }

  /** A number in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** Even on a logarithmic scale: right for frequencies and times. */
  betweenRatio(low: number, high: number): number {
    return low * (high / low) ** this.next();
  }

  /** About normal, deviation 1, never beyond ±3: no drop or pop may surprise by its size. */
  bell(): number {
    return (this.next() + this.next() + this.next() - 1.5) * 2;
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[Math.floor(this.next() * items.length)] ?? items[0];
  }

  /** An independent stream, so that adding a layer does not change how the others sound. */
  fork(label: number): Random {
    return new Random(Math.imul(this.state ^ (label + 1), 0x9e3779b1));
  }

  white(length: number): Float32Array {
    const samples = new Float32Array(length);
    let x = (this.next() * 0xffffffff) | 1;
    for (let i = 0; i < length; i++) {
      // xorshift32: cheaper than next(), and noise needs millions of these.
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      samples[i] = x / 2 ** 31;
    }
    return samples;
  }
}
