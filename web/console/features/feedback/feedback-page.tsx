import { useState } from 'react';
import { type FeedbackItem, feedbackRoutes } from '../../../../contract/operator/feedback.ts';
import type { Column } from '../../../backoffice/list/columns/columns.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useTicketWords } from '../../words.ts';
import { TICKETS, TicketList } from '../ticket/ticket-list.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { ClaimCell } from './claim-cell.tsx';
import { reopenFeedback, resolveFeedback } from './feedback.queries.ts';
import { Report } from './report.tsx';

export function FeedbackPage() {
  const ticket = useTicketWords();
  const text = ticket.feedback;
  const [answering, setAnswering] = useState<FeedbackItem | null>(null);
  const list = useList(feedbackRoutes.listFeedback, TICKETS);
  const columns: Column<FeedbackItem>[] = [
    { key: 'report', title: text.report, render: (_, report) => <Report report={report} /> },
    {
      key: 'from',
      title: text.from,
      width: 220,
      className: 'breakable',
      render: (_, { user, contactEmail }) => (
        <div>
          <div>{user ? user.name : <span className="quiet">{text.guest}</span>}</div>
          {user && <div className="quiet">{user.email}</div>}
          {contactEmail && contactEmail !== user?.email && <div>{contactEmail}</div>}
        </div>
      ),
    },
    {
      key: 'claimed',
      title: text.claimed,
      width: 220,
      className: 'breakable',
      render: (_, report) => <ClaimCell report={report} onAnswer={() => setAnswering(report)} />,
    },
  ];
  return (
    <>
      <TicketList
        list={list}
        columns={columns}
        created={text.created}
        empty={text.empty}
        resolve={resolveFeedback}
        reopen={reopenFeedback}
        plain
      />
      {answering && <AnswerDialog report={answering} onClose={() => setAnswering(null)} />}
    </>
  );
}
