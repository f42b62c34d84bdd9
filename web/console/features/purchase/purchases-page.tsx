import { Card, Empty, Input, Select, Table, type TableColumnsType } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { type ReviewedPurchase, reviewRoutes } from '../../../../contract/review.ts';
import { PURCHASE_STATUS, type PurchaseStatus } from '../../../../domain/purchase-audit.ts';
import { dayAndTime } from '../../../backoffice/format.ts';
import { useLanguage } from '../../../backoffice/language.tsx';
import { usePaging } from '../../../backoffice/paging.ts';
import { useCall } from '../../../backoffice/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Failed } from '../../../backoffice/states.tsx';
import { cardTable } from '../../../backoffice/table-cards.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { pathOf } from '../../screens.ts';
import { usePurchaseWords } from '../../words.ts';
import { RequestStatus } from './status-tag.tsx';

const PAGE = 20;
const STATUSES = Object.values(PURCHASE_STATUS);

/** Every sourcing request, to find one that should not be online. */
export function PurchasesPage() {
  const purchase = usePurchaseWords();
  const kit = useBackofficeWords();
  const text = purchase;
  const { language } = useLanguage();
  const paging = usePaging(PAGE);
  const { limit, offset } = paging;
  const [query, setQuery] = useSearchParams();
  const kw = query.get('kw') ?? '';
  const status = STATUSES.find((known) => String(known) === query.get('status'));
  const list = useCall(
    reviewRoutes.listReviewedPurchases,
    { query: { limit, offset, kw, ...(status && { status }) } },
    { keep: true },
  );
  const filter = (next: { kw: string; status: PurchaseStatus | undefined }) =>
    setQuery({ ...(next.kw && { kw: next.kw }), ...(next.status && { status: String(next.status) }) });

  const columns: TableColumnsType<ReviewedPurchase> = [
    {
      key: 'request',
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
      render: (_, row) => <RequestStatus status={row.status} />,
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
      render: (_, { receive }) => (language === 'zh' ? receive.name_zh : receive.name),
    },
    {
      key: 'quotations',
      title: text.quotations,
      width: 100,
      className: 'numbers',
      render: (_, { quotaNum }) => quotaNum,
    },
    {
      key: 'posted',
      title: text.posted,
      width: 170,
      className: 'numbers',
      render: (_, { created_at }) => dayAndTime(created_at),
    },
  ];
  return (
    <Page>
      <Card>
        <div className="list-filters">
          <Input.Search
            className="list-search"
            key={kw}
            defaultValue={kw}
            allowClear
            maxLength={100}
            placeholder={text.search}
            aria-label={text.search}
            onSearch={(typed) => filter({ kw: typed.trim(), status })}
          />
          <Select<PurchaseStatus | 0>
            value={status ?? 0}
            aria-label={text.status}
            options={[
              { value: 0, label: text.anyStatus },
              ...STATUSES.map((value) => ({ value, label: text.statuses[value] })),
            ]}
            onChange={(chosen) => filter({ kw, status: chosen === 0 ? undefined : chosen })}
          />
        </div>
        {list.isError && !list.data ? (
          <Failed error={list.error} retry={() => list.refetch()} />
        ) : (
          <Table
            rowKey="id"
            {...cardTable(columns)}
            dataSource={list.data?.items ?? []}
            loading={list.isFetching}
            pagination={paging.pagination(list.data?.total ?? 0, kit.total)}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.empty} /> }}
          />
        )}
      </Card>
    </Page>
  );
}
