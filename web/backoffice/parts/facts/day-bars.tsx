import { useState } from 'react';
import { numberText } from '../../../../domain/text/format.ts';

interface Props {
  label: string;
  /** In the order of the days. */
  days: readonly { day: string; value: number }[];
}

const WIDTH = 300;
const HEIGHT = 64;
/** Days that the axis names, the first and the last among them. */
const NAMED = 5;

/**
 * A number of each day as a bar, with the sum of all, between axes of days and numbers. The day under the pointer, or chosen
 * with the arrow keys, says its own number.
 */
export function DayBars({ label, days }: Props) {
  const [chosen, choose] = useState<number | null>(null);
  const sum = days.reduce((total, { value }) => total + value, 0);
  const most = Math.max(1, ...days.map(({ value }) => value));
  const last = Math.max(0, days.length - 1);
  const step = WIDTH / Math.max(1, days.length);
  const named = Array.from({ length: NAMED }, (_, n) => Math.round((n * last) / (NAMED - 1)));
  const shown = chosen === null ? undefined : days[chosen];
  const textOf = (at: number) => `${days[at]?.day ?? ''}: ${numberText(days[at]?.value ?? 0)}`;
  return (
    <figure className="day-bars numbers">
      <figcaption>
        <span className="quiet">{label}</span>
        {shown && <span className="chosen">{`${short(shown.day)}: ${numberText(shown.value)}`}</span>}
        <strong>{numberText(sum)}</strong>
      </figcaption>
      <div className="plot">
        <div className="quiet scale" aria-hidden="true">
          <span>{numberText(most)}</span>
          <span>0</span>
        </div>
        <div className="bars">
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            {days.map(({ day, value }, at) => {
              // a day with nothing is a line on the ground, so that the days can be counted
              const height = value === 0 ? 1 : Math.max(2, (value / most) * HEIGHT);
              const looks = [value === 0 && 'none', at === chosen && 'chosen'];
              return (
                <rect
                  key={day}
                  className={looks.filter(Boolean).join(' ') || undefined}
                  x={at * step}
                  y={HEIGHT - height}
                  width={step * 0.72}
                  height={height}
                />
              );
            })}
          </svg>
          <input
            type="range"
            aria-label={label}
            aria-valuetext={textOf(chosen ?? last)}
            min={0}
            max={last}
            value={chosen ?? last}
            onChange={({ target }) => choose(Number(target.value))}
            onFocus={() => choose((at) => at ?? last)}
            onBlur={() => choose(null)}
            onPointerMove={({ currentTarget, clientX }) => {
              const { left, width } = currentTarget.getBoundingClientRect();
              const at = Math.floor(((clientX - left) / width) * days.length);
              choose(Math.min(last, Math.max(0, at)));
            }}
            onPointerLeave={({ currentTarget }) => {
              if (document.activeElement !== currentTarget) choose(null);
            }}
          />
        </div>
        <div className="quiet ends" aria-hidden="true">
          {named.map((at, n) => (
            <span key={`${n} ${at}`}>{short(days[at]?.day)}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}

const short = (day = ''): string => day.slice(5);
