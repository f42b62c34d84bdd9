import { Badge, Tag } from 'antd';
import { Link } from 'react-router';
import type { ListedQuotation } from '../../../../contract/deal/quotation.ts';
import { posterDay } from '../../../../domain/deal/closing.ts';
import { HIDDEN_TEXT } from '../../../../domain/decision/hidden.ts';
import { priceRange } from '../../../../domain/price/price.ts';
import { type Column, dayColumn } from '../../../backoffice/list/columns/columns.tsx';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { StatusTag } from '../../../backoffice/status/status-tag.tsx';
import { AppealLink } from '../../account/appeal-link.tsx';
import { pathOf } from '../../screens.ts';
import { useQuotationWords } from '../../words.ts';

/** The quotation ends with its day where its supplier is: the reader's own day may be another. */
const lastDay = (iso: string) => `${posterDay(iso)}T12:00:00`;

export function useQuotationColumns(which: 'toMe' | 'fromMe'): Column<ListedQuotation>[] {
  const words = useQuotationWords();
  const format = useFormat();
  return [
    {
      key: 'quotation',
      title: words.quotation,
      render: (_, item) => <QuotationCell item={item} which={which} />,
    },
    {
      key: 'price',
      title: words.price,
      width: 168,
      className: 'numbers',
      render: (_, { price, currency, unit }) => {
        const { min_price, max_price } = priceRange(price);
        const to = max_price > min_price ? `–${format.amount(currency, max_price)}` : '';
        return `${format.amount(currency, min_price)}${to}/${format.unit(unit)}`;
      },
    },
    {
      key: 'terms',
      title: words.terms,
      width: 148,
      render: (_, { incoterm, port, lead_time_days }) => (
        <span className="stacked">
          <span>{[incoterm, port].filter(Boolean).join(' ')}</span>
          <span className="quiet">{words.leadTime(lead_time_days)}</span>
        </span>
      ),
    },
    dayColumn('valid', words.validUntil, ({ valid_until }) => lastDay(valid_until)),
    dayColumn('sent', words.sent, ({ created_at }) => created_at),
    {
      key: 'status',
      title: words.status,
      width: 112,
      render: (_, { status }) => <StatusTag of="quotation" status={status} />,
    },
    ...(which === 'fromMe'
      ? [
          {
            key: 'requestStatus',
            title: words.requestStatus,
            width: 112,
            render: (_: unknown, { purchase }: ListedQuotation) => (
              <StatusTag of="purchase" status={purchase.status} />
            ),
          },
        ]
      : []),
  ];
}

/** Staff hid what it says. */
export const isHidden = ({ item_name }: Pick<ListedQuotation, 'item_name'>): boolean =>
  item_name === HIDDEN_TEXT;

function QuotationCell({ item, which }: { item: ListedQuotation; which: 'toMe' | 'fromMe' }) {
  const words = useQuotationWords();
  const { id, item_name, company, purchase, read, asked } = item;
  const request = (
    <span className="quiet">
      {words.request}: {purchase.title}
    </span>
  );
  return (
    <div className="quotation-cell">
      <span>
        {!read && <Badge dot title={words.unread} className="unread-dot" />}
        <Link to={pathOf('quotation', { id })} className={read ? '' : 'unread'}>
          {which === 'toMe' ? company.name : purchase.title}
        </Link>{' '}
        {asked && <Tag color="warning">{words.asked}</Tag>}
      </span>
      <span>{item_name}</span>
      {which === 'toMe' ? request : <AppealLink id={id} />}
    </div>
  );
}
