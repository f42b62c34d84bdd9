/** What was bought and sold here (decision 38). */
import { Tag } from 'antd';
import { Link } from 'react-router';
import { dealRoutes, type ListedDeal } from '../../../../contract/deal/deal.ts';
import { DEAL_SIDES, DEAL_STATUS } from '../../../../domain/deal/deal.ts';
import { fill } from '../../../../domain/fill.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { type Column, dayColumn } from '../../../backoffice/list/columns/columns.tsx';
import { SegmentedFilter, SelectFilter } from '../../../backoffice/list/filters.tsx';
import { OFFICE_SIZE, oneOf } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { StatusTag } from '../../../backoffice/status/status-tag.tsx';
import { SUPPLIER, useCompany } from '../../account/company.ts';
import { pathOf } from '../../screens.ts';
import { useDealWords } from '../../words.ts';
import './deal.css';

const STATUSES = Object.values(DEAL_STATUS);
const FILTERS = { side: oneOf(DEAL_SIDES), status: oneOf(STATUSES) };

export function DealsPage() {
  const words = useDealWords().list;
  const names = useBackofficeWords().statuses.deal;
  const isSupplier = useCompany().data?.type === SUPPLIER;
  const list = useList(dealRoutes.listDeals, { size: OFFICE_SIZE, filters: FILTERS });
  return (
    <ListPage
      list={list}
      columns={useColumns()}
      empty={words.empty}
      filters={
        <>
          {isSupplier && (
            <SegmentedFilter
              list={list}
              name="side"
              label={words.side}
              options={[
                { value: '', label: words.all },
                { value: 'supplier', label: words.sold },
                { value: 'buyer', label: words.bought },
              ]}
            />
          )}
          <SelectFilter
            list={list}
            name="status"
            label={words.status}
            any={words.anyState}
            options={STATUSES.map((value) => ({ value, label: names[value] }))}
          />
        </>
      }
    />
  );
}

function useColumns(): Column<ListedDeal>[] {
  const all = useDealWords();
  const words = all.list;
  const format = useFormat();
  return [
    {
      key: 'deal',
      title: words.deal,
      render: (_, { id, number, title, item_name }) => (
        <span className="deal-cell">
          <Link to={pathOf('deal', { id })}>{title}</Link>
          <span>{item_name}</span>
          <span className="quiet">{number}</span>
        </span>
      ),
    },
    {
      key: 'with',
      title: words.with,
      className: 'breakable',
      render: (_, item) => (
        <span className="deal-cell">
          <span>{item.with}</span>
          <span className="quiet">{all.sides[item.side === 'buyer' ? 'supplier' : 'buyer']}</span>
        </span>
      ),
    },
    {
      key: 'terms',
      title: words.terms,
      width: 180,
      className: 'numbers',
      render: (_, { quantity, unit, total, incoterm, port }) => (
        <span className="deal-cell">
          {total && <strong>{format.amount(total.currency, total.amount)}</strong>}
          <span>{format.quantity(quantity, unit)}</span>
          <span className="quiet">{[incoterm, port].filter(Boolean).join(' ')}</span>
        </span>
      ),
    },
    dayColumn('accepted', all.acceptedOn, ({ accepted_at }) => accepted_at),
    {
      key: 'status',
      title: words.status,
      width: 220,
      render: (_, { status, next, overdue, side }) => (
        <span className="deal-cell">
          <StatusTag of="deal" status={status} />
          {next && (
            <span className={next.by === side ? undefined : 'quiet'}>
              {next.by === side ? all.progress.nextYou : all.progress.nextOther}:{' '}
              {all.progress.steps[next.step]}
            </span>
          )}
          {overdue.length > 0 && (
            <Tag color="error">
              {overdue.map((step) => fill(all.progress.late, { step: all.progress.steps[step] })).join(', ')}
            </Tag>
          )}
        </span>
      ),
    },
  ];
}
