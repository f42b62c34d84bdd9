/** How figures are printed: what, measured, goal, and whether it is reached. A figure never fails a run. */

/** The value that so great a part of them does not exceed; NaN of none. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;
export const median = (values: readonly number[]): number => quantile(values, 0.5);

export function figure(what: string, value: number, unit = '', { most, least }: Goal = {}): void {
  const shown = `${value >= 100 ? value.toFixed(0) : value.toPrecision(3)} ${unit}`.trim();
  const bound = most !== undefined ? `≤ ${most}` : least !== undefined ? `≥ ${least}` : '';
  const isReached =
    value <= (most ?? Number.POSITIVE_INFINITY) && value >= (least ?? Number.NEGATIVE_INFINITY);
  process.stdout.write(
    `${what.padEnd(58)} ${shown.padStart(16)}  ${bound && `${bound}  ${isReached ? 'reached' : 'NOT REACHED'}`}\n`,
  );
}

interface Goal {
  most?: number;
  least?: number;
}

/** Of what there must be none. */
export const none = (what: string, value: number): void => figure(what, value, '', { most: 0 });
