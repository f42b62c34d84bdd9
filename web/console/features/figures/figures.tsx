import { Segmented } from 'antd';
import { useSearchParams } from 'react-router';
import { type Figures as AllFigures, figureRoutes } from '../../../../contract/operator/figures.ts';
import { FIGURE_SPANS, MEASURES, measure } from '../../../../domain/figures.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { LinePlot } from '../../../backoffice/parts/facts/line-plot.tsx';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { dayAndTime, megabytes } from '../../../backoffice/parts/format.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
import { useFiguresWords } from '../../words.ts';
import { CHARTS, type Chart, type ChartLine, linesOf, numberOf, quotationsPerRequest } from './charts.ts';
import './figures.css';

const USUAL = 30;
const A_MINUTE = 60_000;

/** Plots of what the marketplace did; each number leads to its list. */
export function Figures() {
  const text = useFiguresWords();
  const [address, setAddress] = useSearchParams();
  const days = FIGURE_SPANS.find((span) => String(span) === address.get('days')) ?? USUAL;
  const figures = useCall(
    figureRoutes.getFigures,
    { query: { days } },
    { keep: true, refetchInterval: A_MINUTE },
  );
  return (
    <section className="figures" aria-labelledby="figures-title">
      <div className="figures-head">
        <h2 id="figures-title">{text.title}</h2>
        <Segmented
          aria-label={text.span}
          value={days}
          options={FIGURE_SPANS.map((value) => ({ value, label: text.spans(value) }))}
          onChange={(value) => setAddress(value === USUAL ? {} : { days: String(value) }, { replace: true })}
        />
      </div>
      <Answer of={figures}>
        {(data) => (
          <>
            <div className="plots">
              {CHARTS.map((chart) => (
                <ChartCard key={chart.key} chart={chart} figures={data} />
              ))}
            </div>
            {data.counted_at && <p className="quiet">{text.counted(dayAndTime(data.counted_at))}</p>}
          </>
        )}
      </Answer>
    </section>
  );
}

function ChartCard({ chart, figures }: { chart: Chart; figures: AllFigures }) {
  const text = useFiguresWords();
  const format = useFormat();
  const name = (line: ChartLine) => lineName(text, chart, line, figures);
  const [first] = chart.measures;
  const { kind, unit } = MEASURES[first!];
  const valueText = (value: number) =>
    unit === 'bytes'
      ? megabytes(value)
      : text.units[unit](format.number(unit === 'count' ? value : Math.round(value * 10) / 10));
  const lines = linesOf(chart, figures);
  // what nobody counted of a day did not happen
  const total = numberOf(chart, figures) ?? (kind === 'event' ? 0 : null);
  const to = chart.to(figures.days[0]!, figures.days.at(-1)!);
  const title = titleOf(text, chart);
  const perRequest = chart.key === 'quotations' ? quotationsPerRequest(figures) : null;
  return (
    <SectionCard
      title={title}
      extra={
        to && (
          <ButtonLink to={to} size="small" type="link">
            {text.open}
          </ButtonLink>
        )
      }
    >
      <p className="figure-total">
        {total === null ? <span className="quiet">{text.none}</span> : valueText(total)}{' '}
        {total !== null && (
          <span className="quiet unit">{kind === 'event' ? text.inDays(figures.days.length) : text.now}</span>
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
          lines={lines.map((line) => ({ name: name(line), values: line.values }))}
          text={valueText}
        />
      )}
    </SectionCard>
  );
}

type Words = ReturnType<typeof useFiguresWords>;

const titleOf = (text: Words, { key, measures }: Chart): string =>
  key in text.groups ? text.groups[key as keyof typeof text.groups] : text.measures[measures[0]!];

function lineName(text: Words, chart: Chart, line: ChartLine, { reviewers }: AllFigures): string {
  const of = measure(line.measure).of;
  const ownName = text.measures[line.measure];
  if (of === 'reviewer')
    return reviewers.find(({ id }) => String(id) === line.dimension)?.name ?? text.somebody(line.dimension);
  if (!of) return ownName;
  const dimension = text.dimensions[line.dimension] ?? line.dimension;
  return chart.measures.length > 1 ? `${dimension} · ${ownName}` : dimension;
}
