import { AUDIT_TEXT_DAYS, type AuditLine, auditRoutes } from '../../../../contract/operator/audit.ts';
import { type Column, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { DayRange } from '../../../backoffice/list/day-range.tsx';
import { NumberFilter, SearchFilter, SelectFilter } from '../../../backoffice/list/filters.tsx';
import { dayIn, keyword, wholeNumber } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useAuditWords, useUserWords } from '../../words.ts';
import { Actor, Changes, Detail, Thing } from './audit-line.tsx';

const NAME_MAX = 50;

export function AuditPage() {
  const text = useAuditWords();
  const { roles } = useUserWords();
  const list = useList(auditRoutes.listAudit, {
    filters: {
      entity: keyword(NAME_MAX),
      entity_id: wholeNumber,
      action: keyword(NAME_MAX),
      actor: keyword(),
      text: keyword(),
      from: dayIn,
      to: dayIn,
    },
  });
  const columns: Column<AuditLine>[] = [
    timeColumn('time', text.time, (line) => line.at),
    {
      key: 'actor',
      title: text.actor,
      width: 190,
      className: 'breakable',
      render: (_, line) => <Actor line={line} roles={roles} />,
    },
    {
      key: 'action',
      title: text.action,
      width: 150,
      render: (_, { action }) => text.actions[action] ?? action,
    },
    { key: 'entity', title: text.entity, width: 170, render: (_, line) => <Thing line={line} /> },
    {
      key: 'change',
      title: text.change,
      className: 'breakable',
      render: (_, line) => (line.before || line.after) && <Changes line={line} />,
    },
    {
      key: 'detail',
      title: text.detail,
      className: 'breakable',
      // an empty cell has no name on a phone
      render: (_, line) => Object.keys(line.detail).length > 0 && <Detail line={line} />,
    },
  ];
  return (
    <ListPage
      filters={
        <>
          <SelectFilter
            list={list}
            name="entity"
            label={text.entity}
            any={text.anyEntity}
            options={choicesOf(text.entities)}
          />
          <NumberFilter list={list} name="entity_id" label={text.id} />
          <SelectFilter
            list={list}
            name="action"
            label={text.action}
            any={text.anyAction}
            options={choicesOf(text.actions)}
          />
          <DayRange
            list={list}
            from={{ name: 'from', label: text.from }}
            to={{ name: 'to', label: text.to }}
          />
          <SearchFilter list={list} name="actor" label={text.actorSearch} />
          <SearchFilter list={list} name="text" label={text.text} />
        </>
      }
      notice={
        list.filters.text && !list.filters.from ? (
          <p className="quiet">{text.textDays(AUDIT_TEXT_DAYS)}</p>
        ) : null
      }
      list={list}
      columns={columns}
      empty={text.empty}
    />
  );
}

const choicesOf = (names: Record<string, string>) =>
  Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
