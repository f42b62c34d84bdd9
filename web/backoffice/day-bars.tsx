import { numberText } from '../../domain/format.ts';

interface Props {
  label: string;
  /** In the order of the days. */
  days: readonly { day: string; value: number }[];
}

const WIDTH = 300;
const HEIGHT = 64;

/** A number of each day as a bar, with the sum of all. The first and the last day stand below; each bar says its own. */
export function DayBars({ label, days }: Props) {
  const sum = days.reduce((total, { value }) => total + value, 0);
  const most = Math.max(1, ...days.map(({ value }) => value));
  const step = WIDTH / Math.max(1, days.length);
  const short = (day = '') => day.slice(5);
  return (
    <figure className="day-bars numbers">
      <figcaption>
        <span className="quiet">{label}</span>
        <strong>{numberText(sum)}</strong>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, value }, i) => {
          // a day with nothing is a line on the ground, so that the days can be counted
          const height = value === 0 ? 1 : Math.max(2, (value / most) * HEIGHT);
          return (
            <rect
              key={day}
              className={value === 0 ? 'none' : undefined}
              x={i * step}
              y={HEIGHT - height}
              width={step * 0.72}
              height={height}
            >
              <title>{`${day}: ${numberText(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className="quiet ends">
        <span>{short(days[0]?.day)}</span>
        <span>{short(days.at(-1)?.day)}</span>
      </div>
    </figure>
  );
}
