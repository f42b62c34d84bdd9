import { Button } from 'antd';
import { Link } from 'react-router';
import { dashboardRoutes } from '../../../../contract/dashboard.ts';
import { useCall } from '../../../backoffice/queries.ts';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
import { SectionCard } from '../../../backoffice/section-card.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { useFormat } from '../../../backoffice/use-format.ts';
import { publicUrl } from '../../../client/host.ts';
import { pathOf } from '../../screens.ts';
import { useDashboardWords } from '../../words.ts';
import './dashboard.css';

/** A buyer's answers, and what to do next. */
export function BuyerWelcome() {
  const dashboard = useDashboardWords();
  const format = useFormat();
  const waiting = useCall(dashboardRoutes.getBuyerDashboard);
  return (
    <>
      <SectionCard title={dashboard.answers}>
        <Answer of={waiting}>
          {({ sent, answers }) =>
            answers.total === 0 ? (
              <p className="quiet">{sent === 0 ? dashboard.nothingSent : dashboard.noAnswers(sent)}</p>
            ) : (
              <section className="task">
                <div className="task-head">
                  <h3>{dashboard.newAnswers(answers.total)}</h3>
                  <Link to={pathOf('enquiries')}>{dashboard.all}</Link>
                </div>
                <ul>
                  {answers.items.map((item) => (
                    <li key={item.id}>
                      <Link to={pathOf('enquiry', { id: item.id })}>
                        {item.subject || item.product || dashboard.enquiry}
                      </Link>
                      <span className="quiet">
                        {item.company} · {format.age(item.written_at)}
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            )
          }
        </Answer>
      </SectionCard>
      <SectionCard title={dashboard.buyerTitle}>
        <p>{dashboard.buyerText}</p>
        <div className="row">
          <Button type="primary" href={publicUrl('/All')}>
            {dashboard.browse}
          </Button>
          <ButtonLink to={pathOf('enquiries')}>{dashboard.myEnquiries}</ButtonLink>
        </div>
      </SectionCard>
    </>
  );
}
