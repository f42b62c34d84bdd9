import { Card, Empty, Input, InputNumber, Table, type TableColumnsType } from 'antd';
import { useSearchParams } from 'react-router';
import { type AuditLine, reviewRoutes } from '../../../../contract/review.ts';
import { dayAndTime } from '../../../backoffice/format.ts';
import { usePaging } from '../../../backoffice/paging.ts';
import { useCall } from '../../../backoffice/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Failed } from '../../../backoffice/states.tsx';
import { cardTable } from '../../../backoffice/table-cards.ts';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { useAuditWords, useUserWords } from '../../words.ts';

const PAGE = 20;

export function AuditPage() {
  const audit = useAuditWords();
  const user = useUserWords();
  const kit = useBackofficeWords();
  const text = audit;
  const paging = usePaging(PAGE);
  const { limit, offset } = paging;
  const [query, setQuery] = useSearchParams();
  const entity = query.get('entity') ?? '';
  const entityId = Number(query.get('entity_id')) || null;
  const filter = { ...(entity ? { entity } : {}), ...(entityId ? { entity_id: entityId } : {}) };
  const list = useCall(reviewRoutes.listAudit, { query: { limit, offset, ...filter } }, { keep: true });
  const narrow = (name: 'entity' | 'entity_id', value: string) =>
    setQuery((before) => {
      if (value) before.set(name, value);
      else before.delete(name);
      before.delete('page');
      return before;
    });

  const columns: TableColumnsType<AuditLine> = [
    {
      key: 'time',
      title: text.time,
      width: 170,
      className: 'numbers',
      render: (_, line) => dayAndTime(line.at),
    },
    {
      key: 'actor',
      title: text.actor,
      width: 180,
      render: (_, { actor, actor_role }) => (
        <>
          {actor ?? text.system} <span className="quiet">{user.roles[actor_role] ?? actor_role}</span>
        </>
      ),
    },
    { key: 'action', title: text.action, width: 140, render: (_, { action }) => action },
    {
      key: 'entity',
      title: text.entity,
      width: 170,
      className: 'numbers',
      render: (_, line) => `${line.entity} ${line.entity_id}`,
    },
    {
      key: 'detail',
      title: text.detail,
      render: (_, { detail }) => <span className="pre quiet">{detailText(detail)}</span>,
    },
  ];
  return (
    <Page>
      <Card>
        <div className="row">
          <Input.Search
            className="list-search"
            key={entity}
            defaultValue={entity}
            allowClear
            maxLength={50}
            placeholder={text.filterEntity}
            onSearch={(typed) => narrow('entity', typed.trim())}
          />
          <InputNumber
            className="list-search"
            min={1}
            precision={0}
            value={entityId}
            placeholder={text.id}
            aria-label={text.id}
            onChange={(id) => narrow('entity_id', id ? String(id) : '')}
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

const detailText = (detail: Record<string, unknown>) =>
  Object.entries(detail)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n');
