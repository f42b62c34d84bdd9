import { AUDIT_TEXT_DAYS, auditRoutes } from '../../../../contract/operator/audit.ts';
import { DayRange } from '../../../backoffice/list/day-range.tsx';
import { NumberFilter, SearchFilter, SelectFilter } from '../../../backoffice/list/filters.tsx';
import { dayIn, keyword, wholeNumber } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useAuditWords } from '../../words.ts';
import { useAuditColumns } from './audit-columns.tsx';

const NAME_MAX = 50;

export function AuditPage() {
  const text = useAuditWords();
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
  const columns = useAuditColumns();
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
