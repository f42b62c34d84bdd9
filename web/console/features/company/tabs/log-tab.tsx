import { peopleRoutes } from '../../../../../contract/operator/people.ts';
import { SegmentedFilter } from '../../../../backoffice/list/filters.tsx';
import { oneOf } from '../../../../backoffice/list/list-address.ts';
import { TableBody } from '../../../../backoffice/list/list-body.tsx';
import { useList } from '../../../../backoffice/list/use-list.ts';
import { useAuditWords, usePeopleWords } from '../../../words.ts';
import { useAuditColumns } from '../../audit/audit-columns.tsx';

const BY = ['staff', 'own'] as const;

/** What staff did to an account and what is of it, or what it did itself. */
export function LogTab({ user }: { user: number }) {
  const words = usePeopleWords();
  const audit = useAuditWords();
  const list = useList(peopleRoutes.listLogOfUser, {
    filters: { by: oneOf(BY) },
    input: (query) => ({ params: { id: user }, query }),
  });
  return (
    <>
      <div className="list-toolbar">
        <SegmentedFilter
          list={list}
          name="by"
          label={words.whose}
          options={BY.map((value) => ({ value, label: words.logs[value] }))}
        />
      </div>
      <TableBody list={list} columns={useAuditColumns()} empty={audit.empty} />
    </>
  );
}
