/** Draws that are the same for the same seed. */
export interface Draw {
  /** 0 to 1. */
  share(): number;
  /** `from` to `to`, both included. */
  whole(from: number, to: number): number;
  one<T>(list: readonly T[]): T;
  digits(n: number): string;
}

export function drawFrom(seed: number): Draw {
  let state = seed >>> 0 || 1;
  // mulberry32
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(share() * (to - from + 1));
  const one = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)]!;
  return { share, whole, one, digits: (n) => Array.from({ length: n }, () => whole(0, 9)).join('') };
}
