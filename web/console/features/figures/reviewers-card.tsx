import { Link } from 'react-router';
import type { Figures } from '../../../../contract/operator/figures.ts';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { useFiguresWords } from '../../words.ts';
import { reviewerName } from './chart-card.tsx';
import { REVIEWED, reviewersOf } from './charts.ts';
import { type Days, listOf } from './list-links.ts';

/** What each reviewer decided, and what of it did not stand; each number leads to its decisions. */
export function ReviewersCard({ figures, days }: { figures: Figures; days: Days }) {
  const text = useFiguresWords();
  const format = useFormat();
  const reviewers = reviewersOf(figures);
  const part = (of: number, all: number) =>
    text.units.percent(format.number(Math.round((1000 * of) / all) / 10));
  if (reviewers.length === 0) return null;
  return (
    <SectionCard title={text.reviewers}>
      <p className="quiet figure-note">{text.reviewersNote(days.count)}</p>
      <div className="figure-table">
        <table className="numbers">
          <thead>
            <tr>
              <th scope="col">{text.reviewer}</th>
              {REVIEWED.map((name) => (
                <th key={name} scope="col">
                  {text.measures[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reviewers.map(({ reviewer, numbers }) => (
              <tr key={reviewer}>
                <th scope="row" className="breakable">
                  {reviewerName(text, figures, reviewer)}
                </th>
                {REVIEWED.map((name, n) => (
                  <td key={name}>
                    {numbers[n] === 0 ? (
                      0
                    ) : (
                      <Link to={listOf(name, reviewer, days)!}>{format.number(numbers[n]!)}</Link>
                    )}
                    {n > 0 && numbers[0]! > 0 && (
                      <span className="quiet"> {part(numbers[n]!, numbers[0]!)}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </SectionCard>
  );
}
