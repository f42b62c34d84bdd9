import { Button, Card, Statistic } from 'antd';
import { Link } from 'react-router';
import { feedbackRoutes } from '../../../../contract/feedback.ts';
import type { WaitingCount } from '../../../../contract/handled.ts';
import { leadRoutes } from '../../../../contract/lead.ts';
import { reviewRoutes } from '../../../../contract/review.ts';
import { age } from '../../../desk/format.ts';
import { useCall } from '../../../desk/queries.ts';
import { Page } from '../../../desk/shell/page.tsx';
import { Answer } from '../../../desk/states.tsx';
import { isOperator, useStaff } from '../../staff.ts';
import { useWords } from '../../words.ts';

export function Component() {
  const words = useWords();
  const staff = useStaff().data;
  const counts = useCall(reviewRoutes.reviewCounts);
  const reports = useCall(feedbackRoutes.countFeedback).data;
  const leads = useCall(leadRoutes.countLeads, {}, { enabled: !!staff && isOperator(staff) }).data;
  const { handling } = words;
  return (
    <Page title={words.overview}>
      <Answer of={counts}>
        {(queues) => (
          <div className="queues">
            {queues.map(({ kind, ...count }) => (
              <Waiting
                key={kind}
                title={words.kinds[kind]}
                to={`/queue/${kind}`}
                open={words.open}
                {...count}
              />
            ))}
            {reports && (
              <Waiting title={words.feedback.title} to="/feedback" open={handling.open} {...reports} />
            )}
            {leads && <Waiting title={words.lead.title} to="/leads" open={handling.open} {...leads} />}
          </div>
        )}
      </Answer>
    </Page>
  );
}

function Waiting({
  title,
  to,
  open,
  waiting,
  oldest,
}: WaitingCount & { title: string; to: string; open: string }) {
  const words = useWords();
  return (
    <Card title={title}>
      <Statistic value={waiting} suffix={<span className="quiet unit">{words.waiting}</span>} />
      <p className="quiet">{oldest ? words.oldest(age(oldest, words.desk.ago)) : words.nothingWaits}</p>
      <Link to={to}>
        <Button type={waiting > 0 ? 'primary' : 'default'}>{open}</Button>
      </Link>
    </Card>
  );
}
