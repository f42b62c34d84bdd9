import { type AuditLine, auditRoutes } from '../../../../contract/operator/audit.ts';
import { type Column, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { NumberFilter, SearchFilter } from '../../../backoffice/list/filters.tsx';
import { keyword, wholeNumber } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useAuditWords, useUserWords } from '../../words.ts';

const ENTITY_MAX = 50;

export function AuditPage() {
  const text = useAuditWords();
  const user = useUserWords();
  const list = useList(auditRoutes.listAudit, {
    filters: { entity: keyword(ENTITY_MAX), entity_id: wholeNumber },
  });
  const columns: Column<AuditLine>[] = [
    timeColumn('time', text.time, (line) => line.at),
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
      // an empty cell has no name on a phone
      render: (_, { detail }) => {
        const lines = detailText(detail);
        return lines && <span className="pre quiet">{lines}</span>;
      },
    },
  ];
  return (
    <ListPage
      filters={
        <>
          <SearchFilter list={list} name="entity" label={text.filterEntity} most={ENTITY_MAX} />
          <NumberFilter list={list} name="entity_id" label={text.id} />
        </>
      }
      list={list}
      columns={columns}
      empty={text.empty}
    />
  );
}

const detailText = (detail: Record<string, unknown>) =>
  Object.entries(detail)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('\n');
