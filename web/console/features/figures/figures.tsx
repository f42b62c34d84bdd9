import { Segmented } from 'antd';
import { useSearchParams } from 'react-router';
import { figureRoutes } from '../../../../contract/operator/figures.ts';
import { FIGURE_SPANS } from '../../../../domain/figures.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { useFiguresWords } from '../../words.ts';
import { ChartCard } from './chart-card.tsx';
import { CHARTS } from './charts.ts';
import { ReviewersCard } from './reviewers-card.tsx';
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
        {(data) => {
          const shown = { from: data.days[0]!, to: data.days.at(-1)!, count: data.days.length };
          return (
            <>
              <p className="quiet">
                {text.range(shown.from, shown.to)}
                {data.counted_at && ` ${text.counted(dayAndTime(data.counted_at))}`}
              </p>
              <div className="plots">
                {CHARTS.map((chart) => (
                  <ChartCard key={chart.key} chart={chart} figures={data} days={shown} />
                ))}
              </div>
              <ReviewersCard figures={data} days={shown} />
            </>
          );
        }}
      </Answer>
    </section>
  );
}
