/** How figures are printed: what, measured, goal, and whether it is reached. A figure never fails a run. */
export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export function figure(
  what: string,
  value: number,
  unit: string,
  goal?: { most?: number; least?: number },
): void {
  const shown = `${value >= 100 ? value.toFixed(0) : value.toPrecision(3)} ${unit}`.trim();
  const bound =
    goal?.most !== undefined ? `≤ ${goal.most}` : goal?.least !== undefined ? `≥ ${goal.least}` : '';
  const reached =
    value <= (goal?.most ?? Number.POSITIVE_INFINITY) && value >= (goal?.least ?? Number.NEGATIVE_INFINITY);
  process.stdout.write(
    `${what.padEnd(58)} ${shown.padStart(16)}  ${bound && `${bound}  ${reached ? 'reached' : 'NOT REACHED'}`}\n`,
  );
}
