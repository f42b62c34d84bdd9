/** Which numbers stand in one plot, and to which list they lead. */
import type { Figures } from '../../../../contract/operator/figures.ts';
import { type MeasureName, measure, totalOf } from '../../../../domain/figures.ts';
import { pathOf } from '../../screens.ts';

export interface Chart {
  key: string;
  measures: readonly MeasureName[];
  /** Where the numbers of these days are a list; null where there is none. */
  to(from: string, until: string): string | null;
}

const audit = (name: MeasureName) => (from: string, until: string) => {
  const line = measure(name).audit;
  return `${pathOf('audit')}?entity=${line?.entity}&action=${line?.action}&from=${from}&to=${until}`;
};
const one = (name: MeasureName, to: Chart['to']): Chart => ({ key: name, measures: [name], to });

export const CHARTS: readonly Chart[] = [
  one('registrations', audit('registrations')),
  {
    key: 'certifications',
    measures: ['certifications_submitted', 'certifications_approved'],
    to: audit('certifications_submitted'),
  },
  one('products_published', audit('products_published')),
  one('products_online', audit('products_published')),
  { key: 'requests', measures: ['requests', 'requests_approved'], to: () => pathOf('purchases') },
  {
    key: 'quotations',
    measures: ['quotations', 'quotations_accepted'],
    to: audit('quotations'),
  },
  one('answer_hours', () => null),
  one('answer_rate', () => null),
  one('queue_waiting', () => pathOf('productQueue')),
  one('queue_hours', () => pathOf('productQueue')),
  one('decisions', (from, until) => `${pathOf('audit')}?action=approve&from=${from}&to=${until}`),
  one('reversals', (from, until) => `${pathOf('audit')}?action=undo&from=${from}&to=${until}`),
  one('empty_searches', () => pathOf('emptySearches')),
  { key: 'mails', measures: ['mails', 'mails_failed'], to: () => pathOf('outbox') },
  one('work_dead', () => pathOf('work')),
  one('storage', () => null),
  one('tiers_ending', (_, until) => `${pathOf('audit')}?entity=membership&to=${until}`),
];

export interface ChartLine {
  measure: MeasureName;
  dimension: string;
  values: readonly (number | null)[];
}

/** The lines of a plot, each measure in its order. An event that was not counted on a day did not happen. */
export function linesOf({ measures }: Pick<Chart, 'measures'>, { series, days }: Figures): ChartLine[] {
  return measures.flatMap((name) => {
    const found: ChartLine[] = series.filter((line) => line.measure === name);
    const { kind, of } = measure(name);
    const isEvent = kind === 'event';
    if (found.length === 0 && isEvent && !of)
      return [{ measure: name, dimension: '', values: days.map(() => 0) }];
    return found.map((line) => ({
      ...line,
      values: isEvent ? line.values.map((value) => value ?? 0) : line.values,
    }));
  });
}

/** The number over a plot: of all its lines of the first measure together, but of ages the highest. */
export function numberOf(chart: Chart, figures: Figures): number | null {
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
