import { Card } from 'antd';
import { prohibitedWordRoutes } from '../../../../contract/catalogue/prohibited-word.ts';
import { companyChangeRoutes } from '../../../../contract/company/company-change.ts';
import { heldEnquiryRoutes } from '../../../../contract/deal/held-enquiry.ts';
import { appealRoutes } from '../../../../contract/operator/appeal.ts';
import { feedbackRoutes } from '../../../../contract/operator/feedback.ts';
import { infringementRoutes } from '../../../../contract/operator/infringement.ts';
import { prospectRoutes } from '../../../../contract/operator/prospect.ts';
import { reportRoutes } from '../../../../contract/operator/report.ts';
import { workRoutes } from '../../../../contract/operator/work.ts';
import { reviewRoutes } from '../../../../contract/schema/review.ts';
import type { WaitingCount } from '../../../../contract/schema/ticket.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { pathOf } from '../../screens.ts';
import { isOperator, useStaff } from '../../staff.ts';
import { useFrameWords, useQueueWords, useTicketWords, useWorkWords } from '../../words.ts';
import { Figures } from '../figures/figures.tsx';
import { useIsLate, Waited } from '../stream/waiting-time.tsx';

export function OverviewPage() {
  const queue = useQueueWords();
  const { screens } = useFrameWords();
  const ticket = useTicketWords();
  const failedWork = useWorkWords();
  const staff = useStaff().data;
  const counts = useCall(reviewRoutes.reviewCounts);
  const changes = useCall(companyChangeRoutes.countCompanyChanges).data;
  const held = useCall(heldEnquiryRoutes.countHeldEnquiries).data;
  const feedback = useCall(feedbackRoutes.countFeedback).data;
  const reports = useCall(reportRoutes.countReports).data;
  const appeals = useCall(appealRoutes.countAppeals).data;
  const infringements = useCall(infringementRoutes.countInfringements).data;
  const wordHits = useCall(prohibitedWordRoutes.countWordHits).data;
  const forOperators = { enabled: !!staff && isOperator(staff) };
  const prospects = useCall(prospectRoutes.countLeads, {}, forOperators).data;
  const reminders = useCall(prospectRoutes.countLeadReminders, {}, forOperators).data;
  const work = useCall(workRoutes.countDeadWork, {}, forOperators).data;
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
            {reports && <Waiting title={screens.reports} to={pathOf('reports')} text={ticket} {...reports} />}
            {infringements && (
              <Waiting
                title={screens.infringements}
                to={pathOf('infringements')}
                text={ticket}
                {...infringements}
              />
            )}
            {appeals && <Waiting title={screens.appeals} to={pathOf('appeals')} text={ticket} {...appeals} />}
            {feedback && (
              <Waiting title={screens.feedback} to={pathOf('feedback')} text={ticket} {...feedback} />
            )}
            {wordHits && (
              <Waiting title={screens.wordHits} to={pathOf('wordHits')} text={ticket} {...wordHits} />
            )}
            {prospects && (
              <Waiting title={screens.prospects} to={pathOf('prospects')} text={ticket} {...prospects} />
            )}
            {reminders && reminders.waiting > 0 && (
              <Waiting
                title={ticket.prospect.remindersTitle}
                to={`${pathOf('prospects')}?owner=me&due=today`}
                text={ticket}
                {...reminders}
              />
            )}
            {work && <Waiting title={screens.work} to={pathOf('work')} text={failedWork} {...work} />}
          </div>
        )}
      </Answer>
      {forOperators.enabled && <Figures />}
    </Page>
  );
}

interface WaitingProps extends WaitingCount {
  title: string;
  to: string;
  text: { open: string; waiting: string; nothing: string };
}

/** What is late has the button that stands out. */
function Waiting({ title, to, text, waiting, oldest }: WaitingProps) {
  const queue = useQueueWords();
  const isLate = useIsLate();
  const format = useFormat();
  return (
    <Card className="queue-card">
      <h2 className="section-title">{title}</h2>
      <p className="queue-count">
        {format.number(waiting)} <span className="quiet unit">{text.waiting}</span>
      </p>
      <p className="quiet">
        {oldest ? (
          <>
            {queue.overview.oldest} <Waited since={oldest} />
          </>
        ) : (
          text.nothing
        )}
      </p>
      <ButtonLink to={to} type={oldest && isLate(oldest) ? 'primary' : 'default'}>
        {text.open}
      </ButtonLink>
    </Card>
  );
}
