import { Link } from 'react-router';
import type { BuyerDashboard } from '../../../../contract/operator/dashboard.ts';
import { posterDay } from '../../../../domain/deal/closing.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { pathOf } from '../../screens.ts';
import { useDashboardWords } from '../../words.ts';
import { Task } from './task.tsx';

const REQUEST_LISTS = [
  ['in_effect', 'purchases'],
  ['under_review', 'purchasesUnderReview'],
  ['not_passed', 'purchasesRejected'],
] as const;

export const requestsOf = ({ requests }: BuyerDashboard): number =>
  requests.in_effect + requests.under_review + requests.not_passed;

/** What waits for whoever buys: quotations, answers, and where the own requests stand. */
export function BuyerTasks({ dashboard }: { dashboard: BuyerDashboard }) {
  const words = useDashboardWords();
  const format = useFormat();
  const { answers, to_compare, requests } = dashboard;
  return (
    <>
      {to_compare.total > 0 && (
        <Task title={words.toCompare(to_compare.total)} to={pathOf('quotations')} action={words.all}>
          {to_compare.items.map((item) => (
            <li key={item.id}>
              <Link to={pathOf('purchase', { id: item.id })}>{item.title}</Link>
              <span className="quiet">
                {words.quotations(item.quotations)}
                {item.unseen > 0 && ` · ${words.unseen(item.unseen)}`} ·{' '}
                <span className="whole">{words.nextEnds(posterDay(item.valid_until))}</span>
              </span>
            </li>
          ))}
        </Task>
      )}
      {answers.total > 0 && (
        <Task title={words.newAnswers(answers.total)} to={pathOf('enquiries')} action={words.all}>
          {answers.items.map((item) => (
            <li key={item.id}>
              <Link to={pathOf('enquiry', { id: item.id })}>
                {item.subject || item.product || words.enquiry}
              </Link>
              <span className="quiet">
                {item.company} · {format.age(item.written_at)}
              </span>
            </li>
          ))}
        </Task>
      )}
      {requestsOf(dashboard) > 0 && (
        <section className="task">
          <h3>{words.requests}</h3>
          <ul className="row wrapping request-counts">
            {REQUEST_LISTS.map(([name, screen]) => (
              <li key={name}>
                <Link to={pathOf(screen)}>{words.request[name]}</Link>{' '}
                <strong>{format.number(requests[name])}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
