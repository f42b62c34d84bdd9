import type { AuditLine } from '../../../../contract/operator/audit.ts';
import { type Column, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { useAuditWords, useUserWords } from '../../words.ts';
import { Actor, Changes, Detail, Thing } from './audit-line.tsx';

/** Of the log and of what was done to a company or a person. */
export function useAuditColumns(): Column<AuditLine>[] {
  const text = useAuditWords();
  const { roles } = useUserWords();
  return [
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
}
