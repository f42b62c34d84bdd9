import { type FeedbackItem, feedbackRoutes } from '../../../../contract/operator/feedback.ts';
import { type Column, timeColumn } from '../../../backoffice/list/columns.tsx';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useTicketWords } from '../../words.ts';
import { StateFilter, ticketFilters } from '../ticket/state-filter.tsx';
import { ResolutionCell } from '../ticket/ticket-cell.tsx';
import { reopenFeedback, resolveFeedback } from './feedback.queries.ts';
import { Report } from './report.tsx';

export function FeedbackPage() {
  const ticket = useTicketWords();
  const text = ticket.feedback;
  const list = useList(feedbackRoutes.listFeedback, {
    filters: ticketFilters,
    input: ({ state = 'open', ...query }) => ({ query: { ...query, state } }),
  });
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
    timeColumn('created', text.created, (report) => report.created_at),
    {
      key: 'resolution',
      title: ticket.resolution,
      width: 190,
      render: (_, report) => (
        <ResolutionCell ticket={report} resolve={resolveFeedback} reopen={reopenFeedback} />
      ),
    },
  ];
  return <ListPage filters={<StateFilter list={list} />} list={list} columns={columns} empty={text.empty} />;
}
