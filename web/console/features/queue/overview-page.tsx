import { Statistic } from 'antd';
import { companyChangeRoutes } from '../../../../contract/company-change.ts';
import { feedbackRoutes } from '../../../../contract/feedback.ts';
import { heldEnquiryRoutes } from '../../../../contract/held-enquiry.ts';
import { prospectRoutes } from '../../../../contract/prospect.ts';
import { reportRoutes } from '../../../../contract/report.ts';
import { reviewRoutes } from '../../../../contract/review.ts';
import type { WaitingCount } from '../../../../contract/ticket.ts';
import { age } from '../../../backoffice/format.ts';
import { useCall } from '../../../backoffice/queries.ts';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
import { SectionCard } from '../../../backoffice/section-card.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { pathOf } from '../../screens.ts';
import { isOperator, useStaff } from '../../staff.ts';
import { useFrameWords, useQueueWords, useTicketWords } from '../../words.ts';

export function OverviewPage() {
  const queue = useQueueWords();
  const { screens } = useFrameWords();
  const ticket = useTicketWords();
  const staff = useStaff().data;
  const counts = useCall(reviewRoutes.reviewCounts);
  const changes = useCall(companyChangeRoutes.countCompanyChanges).data;
  const held = useCall(heldEnquiryRoutes.countHeldEnquiries).data;
  const feedback = useCall(feedbackRoutes.countFeedback).data;
  const reports = useCall(reportRoutes.countReports).data;
  const prospects = useCall(prospectRoutes.countLeads, {}, { enabled: !!staff && isOperator(staff) }).data;
  const review = {
    open: queue.overview.open,
    waiting: queue.overview.waiting,
    nothing: queue.overview.nothingWaits,
  };
  return (
    <Page>
      <Answer of={counts}>
        {(queues) => (
          <div className="queues">
            {queues.map(({ kind, ...count }) => (
              <Waiting
                key={kind}
                title={screens[`${kind}Queue`]}
                to={pathOf(`${kind}Queue`)}
                text={review}
                {...count}
              />
            ))}
            {changes && (
              <Waiting
                title={screens.companyChanges}
                to={pathOf('companyChanges')}
                text={ticket}
                {...changes}
              />
            )}
            {held && (
              <Waiting title={screens.heldEnquiries} to={pathOf('heldEnquiries')} text={ticket} {...held} />
            )}
            {feedback && (
              <Waiting title={screens.feedback} to={pathOf('feedback')} text={ticket} {...feedback} />
            )}
            {reports && <Waiting title={screens.reports} to={pathOf('reports')} text={ticket} {...reports} />}
            {prospects && (
              <Waiting title={screens.prospects} to={pathOf('prospects')} text={ticket} {...prospects} />
            )}
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
  const queue = useQueueWords();
  const kit = useBackofficeWords();
  return (
    <SectionCard title={title}>
      <Statistic value={waiting} suffix={<span className="quiet unit">{text.waiting}</span>} />
      <p className="quiet">{oldest ? queue.overview.oldest(age(oldest, kit.ago)) : text.nothing}</p>
      <ButtonLink to={to} type={waiting > 0 ? 'primary' : 'default'}>
        {text.open}
      </ButtonLink>
    </SectionCard>
  );
}
