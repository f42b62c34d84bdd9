/** Pseudo-random draws: everything follows from the seed, so two runs agree. */
import { type Random, random } from '../../../domain/shuffle.ts';

export interface Draw {
  next: Random;
  int(low: number, high: number): number;
  chance(p: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `n` different ones in an order of their own. */
  some<T>(list: readonly T[], n: number): T[];
}

export function draw(seed: number): Draw {
  const next = random(seed);
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (p) => next() < p,
    pick: (list) => list[Math.floor(next() * list.length)]!,
    some(list, n) {
      const rest = [...list];
      const out: (typeof list)[number][] = [];
      while (out.length < n && rest.length > 0)
        out.push(rest.splice(Math.floor(next() * rest.length), 1)[0]!);
      return out;
    },
  };
}

/** A seed from words and numbers (FNV-1a). */
export function seedOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of parts.join('|')) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  return hash | 0;
}
