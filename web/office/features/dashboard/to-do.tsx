import { CheckCircleOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import type { OwnCompany } from '../../../../contract/company/company.ts';
import type { SellerDashboard } from '../../../../contract/operator/dashboard.ts';
import { CERTIFICATION_STATUS } from '../../../../domain/company/certification.ts';
import { DAY_MS, HOUR_MS } from '../../../../domain/time.ts';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { day } from '../../../backoffice/parts/format.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { publicUrl } from '../../../client/host.ts';
import { useReasonText } from '../../reason-text.ts';
import { pathOf } from '../../screens.ts';
import { useDashboardWords } from '../../words.ts';
import { SellerDeals } from './seller-deals.tsx';
import { Task } from './task.tsx';

/** Days before the end of a membership when the dashboard says so (decision 26). */
const MEMBER_DAYS = 30;

interface Props
  extends Pick<
    SellerDashboard,
    'enquiries' | 'leads' | 'better_offers' | 'failed' | 'pins' | 'member_until'
  > {
  company: OwnCompany;
}

/** What waits for the seller, the most urgent first. */
export function ToDo({ company, enquiries, leads, better_offers, failed, pins, member_until }: Props) {
  const words = useDashboardWords();
  const format = useFormat();
  const reasonText = useReasonText();
  const certificate = certificationTask(company.companyAuthStatus);
  const memberEnds =
    member_until !== null && Date.parse(member_until) - Date.now() <= MEMBER_DAYS * DAY_MS
      ? member_until
      : null;
  const lists = [enquiries, leads, better_offers, failed, pins];
  const nothing = !certificate && !memberEnds && lists.every(({ total }) => total === 0);
  return (
    <SectionCard title={words.toDo}>
      {nothing && (
        <p className="all-done">
          <CheckCircleOutlined /> {words.allDone}
        </p>
      )}
      {certificate && (
        <Task title={words.certify[certificate]} to={pathOf('certification')} action={words.verifyNow} />
      )}
      {enquiries.total > 0 && (
        <Task title={words.toAnswer(enquiries.total)} to={pathOf('enquiries')} action={words.all}>
          {enquiries.items.map((item) => (
            <li key={item.id}>
              <Link to={pathOf('enquiry', { id: item.id })}>
                {item.subject || item.product || words.enquiry}
              </Link>
              <span className="quiet">
                {item.name} · {format.name({ name: item.country, name_zh: item.country_zh })} ·{' '}
                {format.age(item.written_at)}
                <AnswerClock until={item.answer_by} />
              </span>
            </li>
          ))}
        </Task>
      )}
      <SellerDeals leads={leads} better_offers={better_offers} />
      {failed.total > 0 && (
        <Task title={words.failed(failed.total)} to={pathOf('productsRejected')} action={words.all}>
          {failed.items.map((item) => (
            <li key={item.id}>
              <span>
                {item.title || `#${item.id}`}
                {item.edit && <span className="quiet"> {words.editOf}</span>}
              </span>
              <span className="quiet">
                {[...item.reasons.map(reasonText), item.note].filter(Boolean).join(' · ')}
              </span>
              <Link to={pathOf('productEdit', { id: item.id })}>{words.fix}</Link>
            </li>
          ))}
        </Task>
      )}
      {pins.total > 0 && (
        <Task title={words.pinsEnd(pins.total)} to={pathOf('productsTop')} action={words.extend}>
          {pins.items.map((item) => (
            <li key={item.id}>
              <span>{item.title}</span>
              <span className="quiet whole">{words.until(day(item.until))}</span>
            </li>
          ))}
        </Task>
      )}
      {memberEnds && (
        <Task
          title={words.memberEnds(memberEnds)}
          href={publicUrl('/vip-kuajingtong')}
          action={words.renew}
        />
      )}
    </SectionCard>
  );
}

/** What is left of the time in which an answer counts for the response rate. */
function AnswerClock({ until }: { until: string | null }) {
  const words = useDashboardWords();
  if (!until) return null;
  const hours = Math.ceil((Date.parse(until) - Date.now()) / HOUR_MS);
  return <> · {hours > 0 ? words.answerWithin(words.hours(hours)) : words.answerLate}</>;
}

function certificationTask(status: OwnCompany['companyAuthStatus']): 'none' | 'failed' | null {
  if (status === CERTIFICATION_STATUS.failed) return 'failed';
  return status === CERTIFICATION_STATUS.none ? 'none' : null;
}
