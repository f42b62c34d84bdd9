import { Link } from 'react-router';
import type { Figures } from '../../../../contract/operator/figures.ts';
import { MEASURES, type MeasureName, measure, totalOf } from '../../../../domain/figures.ts';
import { LinePlot } from '../../../backoffice/parts/facts/line-plot.tsx';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { useFiguresWords } from '../../words.ts';
import {
  type Chart,
  type ChartKey,
  type ChartLine,
  linesOf,
  numberOf,
  quotationsPerRequest,
} from './charts.ts';
import { type Days, listOf } from './list-links.ts';
import { STEPS, useValueText } from './value-text.ts';

/** One plot: what it counts, its number, its lines; each of them leads to its list. */
export function ChartCard({
  chart,
  figures,
  days,
}: {
  chart: Chart<ChartKey>;
  figures: Figures;
  days: Days;
}) {
  const text = useFiguresWords();
  const format = useFormat();
  const [first] = chart.measures;
  const { kind, unit } = MEASURES[first!];
  const valueText = useValueText(unit);
  const lines = linesOf(chart, figures);
  // what nobody counted of a day did not happen
  const total = numberOf(chart, figures) ?? (kind === 'event' ? 0 : null);
  const to = listOf(first!, '', days);
  const title = titleOf(text, chart);
  const perRequest = chart.key === 'quotations' ? quotationsPerRequest(figures) : null;
  return (
    <SectionCard title={title}>
      <p className="quiet figure-note">{text.notes[chart.key]}</p>
      <p className="figure-total">
        {total === null && <span className="quiet">{text.none}</span>}
        {total !== null && (to ? <Link to={to}>{valueText(total)}</Link> : valueText(total))}
        {total !== null && (
          <span className="quiet unit">
            {' '}
            {kind === 'event'
              ? text.inDays(days.count, chart.measures.length > 1 && text.measures[first!])
              : text.now}
          </span>
        )}
        {perRequest !== null && (
          <span className="quiet unit">
            {' · '}
            {text.perRequest}: {format.number(Math.round(perRequest * 10) / 10)}
          </span>
        )}
      </p>
      {lines.length > 0 && (
        <LinePlot
          label={title}
          days={figures.days}
          steps={STEPS[unit]}
          lines={lines.map((line) => ({
            name: lineName(text, chart, line, figures),
            values: line.values,
            total: textOf(totalOf(line.measure, line.values), valueText),
            to: listOf(line.measure, line.dimension, days),
          }))}
          text={valueText}
        />
      )}
    </SectionCard>
  );
}

const textOf = (value: number | null, text: (value: number) => string): string =>
  value === null ? '–' : text(value);

type Words = ReturnType<typeof useFiguresWords>;

const titleOf = (text: Words, { key, measures }: Chart): string =>
  key in text.groups ? text.groups[key as keyof typeof text.groups] : text.measures[measures[0]!];

export const reviewerName = (text: Words, { reviewers }: Figures, id: string): string =>
  reviewers.find((one) => String(one.id) === id)?.name ?? text.somebody(id);

function lineName(text: Words, chart: Chart, line: ChartLine, figures: Figures): string {
  const { of }: { of?: string } = measure(line.measure);
  const ownName = text.measures[line.measure satisfies MeasureName];
  if (!of || chart.together) return ownName;
  if (of === 'reviewer') return reviewerName(text, figures, line.dimension);
  const dimension = text.dimensions[line.dimension] ?? line.dimension;
  return chart.measures.length > 1 ? `${dimension} · ${ownName}` : dimension;
}
