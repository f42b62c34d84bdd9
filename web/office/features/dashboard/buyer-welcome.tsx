import { Button } from 'antd';
import { dashboardRoutes } from '../../../../contract/operator/dashboard.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
import { publicUrl } from '../../../client/host.ts';
import { pathOf } from '../../screens.ts';
import { useDashboardWords } from '../../words.ts';
import { BuyerTasks, requestsOf } from './buyer-tasks.tsx';
import './dashboard.css';

/** What waits for the buyer, and what to do next. */
export function BuyerWelcome() {
  const words = useDashboardWords();
  const waiting = useCall(dashboardRoutes.getBuyerDashboard);
  return (
    <>
      <SectionCard title={words.toDo}>
        <Answer of={waiting}>
          {(dashboard) => (
            <>
              <BuyerTasks dashboard={dashboard} />
              {dashboard.answers.total === 0 && (
                <p className="quiet">
                  {dashboard.sent === 0 ? words.nothingSent : words.noAnswers(dashboard.sent)}
                </p>
              )}
              {requestsOf(dashboard) === 0 && <p className="quiet">{words.noRequests}</p>}
            </>
          )}
        </Answer>
      </SectionCard>
      <SectionCard title={words.buyerTitle}>
        <p>{words.buyerText}</p>
        <div className="row wrapping">
          <Button type="primary" href={publicUrl('/All')}>
            {words.browse}
          </Button>
          <Button href={publicUrl('/post-sourcing-request')}>{words.postRequest}</Button>
          <ButtonLink to={pathOf('enquiries')}>{words.myEnquiries}</ButtonLink>
        </div>
      </SectionCard>
    </>
  );
}

/** For a supplier who buys too; nothing for one who does not. */
export function Buying() {
  const words = useDashboardWords();
  const { data } = useCall(dashboardRoutes.getBuyerDashboard);
  if (!data || data.to_compare.total + data.answers.total + requestsOf(data) === 0) return null;
  return (
    <SectionCard title={words.buying}>
      <BuyerTasks dashboard={data} />
    </SectionCard>
  );
}
