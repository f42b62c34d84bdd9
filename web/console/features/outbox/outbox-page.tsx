import { Card, Empty, Input, Table, type TableColumnsType, Tag, Tooltip } from 'antd';
import { useSearchParams } from 'react-router';
import { type OutboxItem, reviewRoutes } from '../../../../contract/review.ts';
import { dayAndTime } from '../../../backoffice/format.ts';
import { usePaging } from '../../../backoffice/paging.ts';
import { useCall } from '../../../backoffice/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Failed } from '../../../backoffice/states.tsx';
import { cardTable } from '../../../backoffice/table-cards.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useOutboxWords } from '../../words.ts';

const PAGE = 20;

export function OutboxPage() {
  const outbox = useOutboxWords();
  const kit = useBackofficeWords();
  const text = outbox;
  const paging = usePaging(PAGE);
  const { limit, offset } = paging;
  const [query, setQuery] = useSearchParams();
  const address = query.get('address') ?? '';
  const filter = address ? { address } : {};
  const list = useCall(reviewRoutes.listOutbox, { query: { limit, offset, ...filter } }, { keep: true });

  const columns: TableColumnsType<OutboxItem> = [
    {
      key: 'channel',
      title: text.channel,
      width: 90,
      render: (_, { channel }) => <Tag>{text.channels[channel]}</Tag>,
    },
    {
      key: 'address',
      title: text.address,
      width: 220,
      className: 'breakable',
      render: (_, item) => item.address,
    },
    { key: 'subject', title: text.subject, render: (_, item) => item.subject || firstLine(item.body) },
    {
      key: 'created',
      title: text.created,
      width: 170,
      className: 'numbers',
      render: (_, item) => dayAndTime(item.created_at),
    },
    {
      key: 'sent',
      title: text.sent,
      width: 170,
      className: 'numbers',
      render: (_, { sent_at, error }) => {
        if (sent_at) return dayAndTime(sent_at);
        if (!error) return <span className="quiet">{text.notSent}</span>;
        return (
          <Tooltip title={error}>
            <Tag color="error">{text.failed}</Tag>
          </Tooltip>
        );
      },
    },
  ];
  return (
    <Page>
      <Card>
        <Input.Search
          className="list-search"
          key={address}
          defaultValue={address}
          allowClear
          maxLength={50}
          placeholder={text.filter}
          onSearch={(typed) => setQuery(typed.trim() ? { address: typed.trim() } : {})}
        />
        {list.isError && !list.data ? (
          <Failed error={list.error} retry={() => list.refetch()} />
        ) : (
          <Table
            rowKey="id"
            {...cardTable(columns)}
            dataSource={list.data?.items ?? []}
            loading={list.isFetching}
            expandable={{
              expandRowByClick: true,
              expandedRowRender: (item) => <pre className="mail-body pre">{item.body}</pre>,
            }}
            pagination={paging.pagination(list.data?.total ?? 0, kit.total)}
            locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.empty} /> }}
          />
        )}
      </Card>
    </Page>
  );
}

const firstLine = (body: string) => body.split('\n')[0];
