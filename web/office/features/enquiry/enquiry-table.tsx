import { DeleteOutlined } from '@ant-design/icons';
import { App, Badge, Button, Empty, Table, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { type EnquiryItem, enquiryRoutes } from '../../../../contract/enquiry.ts';
import type { EnquiryStatus } from '../../../../domain/enquiry.ts';
import { useBulkReport } from '../../../backoffice/bulk.tsx';
import { useFailureNotice } from '../../../backoffice/failure.ts';
import { dayAndTime } from '../../../backoffice/format.ts';
import { usePaging } from '../../../backoffice/paging.ts';
import { useCall, useSend } from '../../../backoffice/queries.ts';
import { Failed } from '../../../backoffice/states.tsx';
import { cardTable } from '../../../backoffice/table-cards.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { pathOf } from '../../screens.ts';
import { useEnquiryWords } from '../../words.ts';

export const STATUS_COLORS = {
  1: 'processing',
  2: 'default',
  3: 'success',
  4: 'default',
  5: 'error',
} as const satisfies Record<EnquiryStatus, string>;

export function EnquiryTable({ box }: { box: 'received' | 'sent' }) {
  const words = useEnquiryWords();
  const kit = useBackofficeWords();
  const text = words;
  const { modal } = App.useApp();
  const fail = useFailureNotice();
  const report = useBulkReport();
  const paging = usePaging();
  const { limit, offset } = paging;
  const [chosen, setChosen] = useState<number[]>([]);
  const list = useCall(enquiryRoutes.listEnquiries, { query: { limit, offset, box } }, { keep: true });
  const remove = useSend(enquiryRoutes.deleteEnquiries, [
    enquiryRoutes.listEnquiries,
    enquiryRoutes.countUnreadEnquiries,
  ]);
  const received = box === 'received';
  const items = list.data?.items ?? [];
  const subjectOf = (id: number) => items.find((item) => item.id === id)?.subject || text.noSubject;

  const ask = () =>
    modal.confirm({
      title: text.deleteAsk(chosen.length),
      okText: kit.remove,
      okButtonProps: { danger: true },
      async onOk() {
        try {
          report(await remove.mutateAsync({ body: { ids: chosen } }), subjectOf);
          setChosen([]);
        } catch (error) {
          fail(error);
        }
      },
    });
  const columns: TableColumnsType<EnquiryItem> = [
    {
      key: 'subject',
      title: received ? text.from : text.to,
      render: (_, item) => (
        <Link to={pathOf('enquiry', { id: item.id })} className="enquiry-cell">
          <span className={item.read || !received ? undefined : 'unread'}>
            {received && !item.read && <Badge status="processing" />}{' '}
            {item.subject || item.product?.title || text.noSubject}
          </span>
          <span className="quiet one-line">{item.excerpt}</span>
          <span className="quiet">
            {received
              ? [item.name, item.buyer_company, item.country].filter(Boolean).join(' · ')
              : item.company.name}
          </span>
        </Link>
      ),
    },
    {
      key: 'quantity',
      title: text.quantity,
      width: 130,
      responsive: ['md'],
      className: 'numbers',
      render: (_, { quantity, unit }) => (quantity === null ? kit.none : `${quantity} ${unit ?? ''}`),
    },
    {
      key: 'state',
      width: 110,
      responsive: ['sm'],
      render: (_, { status }) => <Tag color={STATUS_COLORS[status]}>{text.statuses[status]}</Tag>,
    },
    {
      key: 'time',
      title: text.time,
      width: 170,
      responsive: ['md'],
      className: 'numbers',
      render: (_, item) => dayAndTime(item.created_at),
    },
  ];
  if (list.isError && !list.data) return <Failed error={list.error} retry={() => list.refetch()} />;
  return (
    <>
      {received && items.length > 0 && (
        <div className="bulk-bar">
          <span className="quiet">{kit.selected(chosen.length)}</span>
          <Button danger icon={<DeleteOutlined />} disabled={chosen.length === 0} onClick={ask}>
            {text.deleteSelected}
          </Button>
        </div>
      )}
      <Table
        rowKey="id"
        {...cardTable(columns)}
        dataSource={items}
        loading={list.isFetching}
        {...(received
          ? { rowSelection: { selectedRowKeys: chosen, onChange: (keys) => setChosen(keys as number[]) } }
          : {})}
        pagination={paging.pagination(list.data?.total ?? 0, kit.total)}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.empty} /> }}
      />
    </>
  );
}
