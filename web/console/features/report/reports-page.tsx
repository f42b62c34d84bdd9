import { Button, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { type ReportItem, reportRoutes } from '../../../../contract/operator/report.ts';
import type { Column } from '../../../backoffice/list/columns/columns.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { pathOf } from '../../screens.ts';
import { useReportWords, useTicketWords } from '../../words.ts';
import { TICKETS, TicketList } from '../ticket/ticket-list.tsx';
import { ActDialog } from './act-dialog.tsx';
import { reopenReport, resolveReport } from './report.queries.ts';

export function ReportsPage() {
  const ticket = useTicketWords();
  const { reasons } = useReportWords();
  const text = ticket.report;
  const { from, guest, created } = ticket.feedback;
  const [acting, setActing] = useState<ReportItem | null>(null);
  const list = useList(reportRoutes.listReports, TICKETS);
  const columns: Column<ReportItem>[] = [
    { key: 'thing', title: text.thing, render: (_, report) => <Thing report={report} /> },
    {
      key: 'reason',
      title: text.reason,
      width: 210,
      className: 'breakable',
      render: (_, { reason, note }) => (
        <div>
          <Tag>{reasons[reason]}</Tag>
          <p className="pre report-text">{note}</p>
        </div>
      ),
    },
    {
      key: 'from',
      title: from,
      width: 190,
      className: 'breakable',
      render: (_, { user, email }) => (
        <div>
          <div>{user ? user.name : <span className="quiet">{guest}</span>}</div>
          <div className="quiet">{user ? user.email : email}</div>
        </div>
      ),
    },
    {
      key: 'act',
      title: text.act.fields.act,
      width: 130,
      className: 'breakable',
      render: (_, report) => {
        const { handled, outcome, outcome_note } = report;
        if (!handled)
          return (
            <Button type="primary" onClick={() => setActing(report)}>
              {text.act.open}
            </Button>
          );
        return (
          <>
            {outcome && <Tag>{text.act.outcomes[outcome] ?? outcome}</Tag>}
            {outcome_note && <p className="pre report-text quiet">{outcome_note}</p>}
          </>
        );
      },
    },
  ];
  return (
    <>
      <TicketList
        list={list}
        columns={columns}
        created={created}
        empty={text.empty}
        resolve={resolveReport}
        reopen={reopenReport}
        plain
      />
      <ActDialog report={acting} onClose={() => setActing(null)} />
    </>
  );
}

/** As it was when it was reported, with the way to what it is now. */
function Thing({ report: { target, title, excerpt, url, others } }: { report: ReportItem }) {
  const text = useTicketWords().report;
  return (
    <>
      <p>
        <Tag>{text.types[target.type]}</Tag>{' '}
        {url ? (
          <a href={url} target="_blank" rel="noreferrer">
            {title}
          </a>
        ) : (
          title
        )}
      </p>
      {target.type === 'company' && (
        <p>
          <Link to={pathOf('company', { id: target.id })}>{text.company}</Link>
          {' · '}
          <Link to={`${pathOf('shopContents')}?company=${target.id}`}>{text.shopContents}</Link>
        </p>
      )}
      {excerpt && <p className="pre report-text quiet">{excerpt}</p>}
      {others > 0 && <p className="quiet">{text.others(others)}</p>}
    </>
  );
}
