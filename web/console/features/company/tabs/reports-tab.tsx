import { peopleRoutes } from '../../../../../contract/operator/people.ts';
import type { Reply } from '../../../../../contract/schema/route.ts';
import { TICKET_STATUS } from '../../../../../domain/ticket.ts';
import { type Column, timeColumn } from '../../../../backoffice/list/columns/columns.tsx';
import { TableBody } from '../../../../backoffice/list/list-body.tsx';
import { useList } from '../../../../backoffice/list/use-list.ts';
import { usePeopleWords, useReportWords } from '../../../words.ts';

type Line = Reply<typeof peopleRoutes.listReportsOfCompany>['items'][number];

/** Reports of the company and of its products. */
export function ReportsTab({ id }: { id: number }) {
  const words = usePeopleWords();
  const report = useReportWords();
  const list = useList(peopleRoutes.listReportsOfCompany, { input: (query) => ({ params: { id }, query }) });
  const columns: Column<Line>[] = [
    {
      key: 'what',
      title: words.reported,
      className: 'breakable',
      render: (_, { target, title }) => (
        <>
          {title} <span className="quiet">{words.targets[target]}</span>
        </>
      ),
    },
    {
      key: 'reason',
      title: words.reason,
      className: 'breakable',
      render: (_, { reason, note }) => (
        <>
          {report.reasons[reason]}
          <div className="quiet pre">{note}</div>
        </>
      ),
    },
    {
      key: 'status',
      title: words.state,
      width: 120,
      render: (_, { status }) => (status === TICKET_STATUS.open ? words.open : words.handled),
    },
    timeColumn('created', words.at, (line) => line.created_at),
  ];
  return <TableBody list={list} columns={columns} empty={words.noReport} />;
}
