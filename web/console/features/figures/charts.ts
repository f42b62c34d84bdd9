/** Which numbers stand in one plot, and what they are together. */
import type { Figures } from '../../../../contract/operator/figures.ts';
import { type MeasureName, measure, totalOf } from '../../../../domain/figures.ts';

export interface Chart<Key extends string = string> {
  key: Key;
  measures: readonly MeasureName[];
  /** A line for each measure, of all reviewers together. */
  together?: true;
}

const table = <const T extends readonly Chart[]>(charts: T) => charts;
const one = <const Name extends MeasureName>(name: Name) => ({ key: name, measures: [name] }) as const;

const TABLE = table([
  one('registrations'),
  { key: 'certifications', measures: ['certifications_submitted', 'certifications_approved'] },
  one('products_published'),
  one('products_online'),
  { key: 'requests', measures: ['requests', 'requests_approved'] },
  { key: 'quotations', measures: ['quotations', 'quotations_accepted'] },
  one('answer_hours'),
  one('answer_rate'),
  one('queue_waiting'),
  one('queue_hours'),
  one('decisions'),
  {
    key: 'reversals',
    measures: ['reversals', 'decisions_overturned', 'decisions_disagreed'],
    together: true,
  },
  one('empty_searches'),
  { key: 'mails', measures: ['mails', 'mails_failed'] },
  one('work_dead'),
  one('storage'),
  one('tiers_ending'),
]);
export type ChartKey = (typeof TABLE)[number]['key'];
export const CHARTS: readonly Chart<ChartKey>[] = TABLE;

export interface ChartLine {
  measure: MeasureName;
  dimension: string;
  values: readonly (number | null)[];
}

/** The lines of a plot, each measure in its order. An event that was not counted on a day did not happen. */
export function linesOf(
  { measures, together }: Pick<Chart, 'measures' | 'together'>,
  { series, days }: Figures,
): ChartLine[] {
  return measures.flatMap((name) => {
    const found: ChartLine[] = series.filter((line) => line.measure === name);
    const { kind, of } = measure(name);
    const isEvent = kind === 'event';
    const sum = (n: number) => found.reduce((all, { values }) => all + (values[n] ?? 0), 0);
    if (together || (found.length === 0 && isEvent && !of))
      return [{ measure: name, dimension: '', values: days.map((_, n) => sum(n)) }];
    return found.map((line) => ({
      ...line,
      values: isEvent ? line.values.map((value) => value ?? 0) : line.values,
    }));
  });
}

/** The number over a plot: of all its lines of the first measure together, but of ages the highest. */
export function numberOf(chart: Pick<Chart, 'measures' | 'together'>, figures: Figures): number | null {
  const [first] = chart.measures;
  const totals = linesOf(chart, figures)
    .filter((line) => line.measure === first)
    .flatMap((line) => totalOf(line.measure, line.values) ?? []);
  if (totals.length === 0) return null;
  return first === 'queue_hours' ? Math.max(...totals) : totals.reduce((sum, value) => sum + value, 0);
}

/** Quotations for each request that came into effect in these days; null where none has. */
export function quotationsPerRequest(figures: Figures): number | null {
  const sum = (name: MeasureName) =>
    linesOf({ measures: [name] }, figures)
      .flatMap(({ values }) => values)
      .reduce<number>((total, value) => total + (value ?? 0), 0);
  const requests = sum('requests_approved');
  return requests === 0 ? null : sum('quotations') / requests;
}

export const REVIEWED = ['decisions', 'reversals', 'decisions_overturned', 'decisions_disagreed'] as const;

export interface Reviewed {
  reviewer: string;
  /** In the order of REVIEWED. */
  numbers: number[];
}

/** What reviewers decided in these days and what of theirs did not stand, the busiest first. */
export function reviewersOf({ series }: Figures): Reviewed[] {
  const lines = series.filter(({ measure: name }) => measure(name).of === 'reviewer');
  const sum = (of: string, name: MeasureName) =>
    lines
      .filter((line) => line.dimension === of && line.measure === name)
      .reduce((all, { values }) => all + (totalOf(name, values) ?? 0), 0);
  return [...new Set(lines.map(({ dimension }) => dimension))]
    .map((reviewer) => ({ reviewer, numbers: REVIEWED.map((name) => sum(reviewer, name)) }))
    .toSorted((one, other) => other.numbers[0]! - one.numbers[0]!);
}
