/** How sure a mean is: the bootstrap, by drawing the same number of values again and again. */
import { draw, seedOf } from '../../db/seed/product/draw.ts';

const ROUNDS = 2000;

/** Between which two values the mean lies in 95 of 100 cases; the same at every run. */
export function interval(values: readonly number[]): [least: number, most: number] {
  const d = draw(seedOf('bootstrap', values.length));
  const last = values.length - 1;
  const means = Array.from({ length: ROUNDS }, () => {
    let sum = 0;
    for (let i = 0; i <= last; i++) sum += values[d.int(0, last)]!;
    return sum / values.length;
  }).sort((a, b) => a - b);
  return [means[Math.floor(ROUNDS * 0.025)]!, means[Math.floor(ROUNDS * 0.975)]!];
}
