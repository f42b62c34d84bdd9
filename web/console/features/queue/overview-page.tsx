import { Button, Card, Statistic } from 'antd';
import { Link } from 'react-router';
import { feedbackRoutes } from '../../../../contract/feedback.ts';
import { prospectRoutes } from '../../../../contract/prospect.ts';
import { reviewRoutes } from '../../../../contract/review.ts';
import type { WaitingCount } from '../../../../contract/ticket.ts';
import { age } from '../../../backoffice/format.ts';
import { useCall } from '../../../backoffice/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { isOperator, useStaff } from '../../staff.ts';
import { useWords } from '../../words.ts';

export function Component() {
  const words = useWords();
  const staff = useStaff().data;
  const counts = useCall(reviewRoutes.reviewCounts);
  const reports = useCall(feedbackRoutes.countFeedback).data;
  const leads = useCall(prospectRoutes.countLeads, {}, { enabled: !!staff && isOperator(staff) }).data;
  const review = { open: words.open, waiting: words.waiting, nothing: words.nothingWaits };
  return (
    <Page title={words.overview}>
      <Answer of={counts}>
        {(queues) => (
          <div className="queues">
            {queues.map(({ kind, ...count }) => (
              <Waiting key={kind} title={words.kinds[kind]} to={`/queue/${kind}`} text={review} {...count} />
            ))}
            {reports && (
              <Waiting title={words.feedback.title} to="/feedback" text={words.handling} {...reports} />
            )}
            {leads && <Waiting title={words.lead.title} to="/leads" text={words.handling} {...leads} />}
          </div>
        )}
      </Answer>
    </Page>
  );
}

interface WaitingProps extends WaitingCount {
  title: string;
  to: string;
  text: { open: string; waiting: string; nothing: string };
}

function Waiting({ title, to, text, waiting, oldest }: WaitingProps) {
  const words = useWords();
  return (
    <Card title={title}>
      <Statistic value={waiting} suffix={<span className="quiet unit">{text.waiting}</span>} />
      <p className="quiet">{oldest ? words.oldest(age(oldest, words.kit.ago)) : text.nothing}</p>
      <Link to={to}>
        <Button type={waiting > 0 ? 'primary' : 'default'}>{text.open}</Button>
      </Link>
    </Card>
  );
}
