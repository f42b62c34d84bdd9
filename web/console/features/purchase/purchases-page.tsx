import { Link } from 'react-router';
import { purchaseReviewRoutes, type ReviewedPurchase } from '../../../../contract/deal/purchase-review.ts';
import { PURCHASE_STATUS } from '../../../../domain/deal/purchase-audit.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { type Column, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { SearchFilter, SelectFilter } from '../../../backoffice/list/filters.tsx';
import { keyword, oneOf } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { StatusTag } from '../../../backoffice/status/status-tag.tsx';
import { pathOf } from '../../screens.ts';
import { usePurchaseWords } from '../../words.ts';

const STATUSES = Object.values(PURCHASE_STATUS);

/** Every sourcing request, to find one that should not be online. */
export function PurchasesPage() {
  const text = usePurchaseWords();
  const { statuses } = useBackofficeWords();
  const format = useFormat();
  const list = useList(purchaseReviewRoutes.listReviewedPurchases, {
    filters: { kw: keyword(), status: oneOf(STATUSES) },
  });
  const columns: Column<ReviewedPurchase>[] = [
    {
      key: 'purchase',
      title: text.request,
      render: (_, { id, title }) => (
        <>
          <Link to={pathOf('purchaseReview', { id })}>{title}</Link>{' '}
          <span className="quiet numbers">#{id}</span>
        </>
      ),
    },
    {
      key: 'status',
      title: text.status,
      width: 120,
      render: (_, { status }) => <StatusTag of="purchase" status={status} />,
    },
    {
      key: 'poster',
      title: text.poster,
      width: 240,
      className: 'breakable',
      render: (_, { contact }) => (
        <div className="poster-cell">
          <div>{[contact.name, contact.company].filter(Boolean).join(', ')}</div>
          <div className="quiet">{contact.email}</div>
        </div>
      ),
    },
    {
      key: 'destination',
      title: text.destination,
      width: 140,
      render: (_, { receive }) => format.name(receive),
    },
    {
      key: 'quotations',
      title: text.quotations,
      width: 100,
      className: 'numbers',
      render: (_, { quotaNum }) => format.number(quotaNum),
    },
    timeColumn('posted', text.posted, (purchase) => purchase.created_at),
  ];
  return (
    <ListPage
      filters={
        <>
          <SearchFilter list={list} name="kw" label={text.search} />
          <SelectFilter
            list={list}
            name="status"
            label={text.status}
            any={text.anyStatus}
            options={STATUSES.map((value) => ({ value, label: statuses.purchase[value] }))}
          />
        </>
      }
      list={list}
      columns={columns}
      empty={text.empty}
    />
  );
}
