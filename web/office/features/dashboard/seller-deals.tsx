import { Link } from 'react-router';
import type { SellerDashboard } from '../../../../contract/operator/dashboard.ts';
import { posterDay } from '../../../../domain/deal/closing.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { pathOf } from '../../screens.ts';
import { useDashboardWords } from '../../words.ts';
import { Task } from './task.tsx';

/** Requests that fit, and buyers who negotiate. */
export function SellerDeals({ leads, better_offers }: Pick<SellerDashboard, 'leads' | 'better_offers'>) {
  const words = useDashboardWords();
  const format = useFormat();
  return (
    <>
      {better_offers.total > 0 && (
        <Task title={words.betterOffers(better_offers.total)} to={pathOf('myQuotations')} action={words.all}>
          {better_offers.items.map((item) => (
            <li key={item.id}>
              <Link to={pathOf('quotation', { id: item.id })}>{item.title}</Link>
              <span className="quiet">{format.age(item.asked_at)}</span>
              <Link to={pathOf('quotationRevise', { id: item.id })}>{words.revise}</Link>
            </li>
          ))}
        </Task>
      )}
      {leads.total > 0 && (
        <Task title={words.leads(leads.total)} to={pathOf('leads')} action={words.all}>
          {leads.items.map((item) => (
            <li key={item.id}>
              <span>{item.title}</span>
              <span className="quiet">
                {format.quantity(item.quantity, item.unit)} ·{' '}
                {format.name({ name: item.country, name_zh: item.country_zh })} ·{' '}
                <span className="whole">{words.closes(posterDay(item.closing_at))}</span>
              </span>
              <a href={item.url} target="_blank" rel="noreferrer">
                {words.quote}
              </a>
            </li>
          ))}
        </Task>
      )}
    </>
  );
}
