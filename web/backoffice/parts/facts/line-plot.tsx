import { Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type uPlot from 'uplot';
import { useBackofficeWords } from '../../app/words.ts';
import './line-plot.css';

export interface PlotLine {
  name: string;
  /** A number a day; null where there is none. */
  values: readonly (number | null)[];
  /** What it comes to, and the list behind it. */
  total?: string;
  to?: string | null;
}
interface Props {
  label: string;
  /** In their order, as the calendar writes them. */
  days: readonly string[];
  lines: readonly PlotLine[];
  /** How far the lines of the axis may lie apart; any number without. */
  steps?: readonly number[] | undefined;
  text(value: number): string;
}

const HEIGHT = 150;
/** Told apart by those who see few colours too; beyond them the table tells. */
const COLORS = ['#1668dc', '#d46b08', '#389e0d', '#c41d7f', '#531dab', '#08979c', '#874d00', '#595959'];

/** Lines over days, and the same as a table for who does not see them, or wants the numbers. */
export function LinePlot({ label, days, lines, steps, text }: Props) {
  const words = useBackofficeWords().plot;
  const place = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(false);
  const drawn = JSON.stringify([days, lines]);
  useEffect(() => {
    let plot: uPlot | undefined;
    let isGone = false;
    const size = () => ({ width: place.current?.clientWidth || 300, height: HEIGHT });
    const follow = new ResizeObserver(() => plot?.setSize(size()));
    void loadPlot().then((Plot) => {
      if (isGone || !place.current) return;
      const data = [days.map((_, n) => n), ...lines.map(({ values }) => [...values])] as uPlot.AlignedData;
      plot = new Plot({ ...optionsOf(days, lines, steps, text), ...size() }, data, place.current);
      follow.observe(place.current);
      setThere(true);
    });
    return () => {
      isGone = true;
      follow.disconnect();
      plot?.destroy();
    };
  }, [drawn]);
  return (
    <figure className="line-plot">
      <div ref={place} className="plot" aria-hidden="true">
        {!isThere && <Skeleton.Node active className="plot-waiting" />}
      </div>
      {lines.length > 1 && (
        <ul className="plot-names">
          {lines.map(({ name, total, to }, n) => (
            <li key={name}>
              <span className="plot-mark" style={{ background: COLORS[n % COLORS.length] }} />{' '}
              {to ? <Link to={to}>{name}</Link> : name} {total}
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{words.table}</summary>
        <div className="plot-table">
          <table className="numbers">
            <caption className="quiet">{label}</caption>
            <thead>
              <tr>
                <th scope="col">{words.day}</th>
                {lines.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days
                .map((day, n) => (
                  <tr key={day}>
                    <th scope="row">{day}</th>
                    {lines.map(({ name, values }) => (
                      <td key={name}>{numberAt(values[n], text)}</td>
                    ))}
                  </tr>
                ))
                .reverse()}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

const numberAt = (value: number | null | undefined, text: Props['text']): string =>
  value === null || value === undefined ? '–' : text(value);

/** In pixels, a little more rather than less: signs of Chinese are square. */
const widthOf = (text: string): number =>
  [...text].reduce((width, sign) => width + (sign >= '\u2e80' ? 13 : 7), 0);

/** Its code and looks come with the first plot. */
const loadPlot = async () => {
  const [{ default: Plot }] = await Promise.all([import('uplot'), import('uplot/dist/uPlot.min.css')]);
  return Plot;
};

function optionsOf(
  days: readonly string[],
  lines: readonly PlotLine[],
  steps: Props['steps'],
  text: Props['text'],
): Omit<uPlot.Options, 'width' | 'height'> {
  const grid = { stroke: 'rgba(128, 128, 128, 0.2)', width: 1 };
  const axis = { stroke: '#7a7a7a', font: '12px system-ui', grid, ticks: { show: false } };
  return {
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: {
      x: { time: false },
      y: { range: (_, __, most) => [0, most > 0 ? most * 1.1 : 1] },
    },
    axes: [
      {
        ...axis,
        space: 60,
        // a place between two days has no name
        values: (_, splits) => splits.map((at) => (Number.isInteger(at) ? (days[at] ?? '').slice(5) : '')),
      },
      {
        ...axis,
        size: (_, values) => Math.max(36, 16 + Math.max(0, ...(values ?? []).map(widthOf))),
        values: (_, splits) => splits.map((value) => text(value)),
        ...(steps && { incrs: [...steps] }),
      },
    ],
    series: [
      {},
      ...lines.map(({ name }, n) => ({
        label: name,
        stroke: COLORS[n % COLORS.length]!,
        width: 2,
        spanGaps: true,
        points: { show: days.length <= 31 },
      })),
    ],
  };
}
