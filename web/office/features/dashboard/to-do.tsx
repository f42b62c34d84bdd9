import { CheckCircleOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OwnCompany } from '../../../../contract/company.ts';
import type { SellerDashboard } from '../../../../contract/dashboard.ts';
import { CERTIFICATION_STATUS } from '../../../../domain/certification.ts';
import { day } from '../../../backoffice/format.ts';
import { SectionCard } from '../../../backoffice/section-card.tsx';
import { useFormat } from '../../../backoffice/use-format.ts';
import { publicUrl } from '../../../client/host.ts';
import { useReasonText } from '../../reason-text.ts';
import { pathOf } from '../../screens.ts';
import { useDashboardWords } from '../../words.ts';

/** Days before the end of a membership when the dashboard says so (decision 26). */
const MEMBER_DAYS = 30;
const DAY_MS = 86_400_000;

interface Props extends Pick<SellerDashboard, 'enquiries' | 'failed' | 'pins' | 'member_until'> {
  company: OwnCompany;
}

/** What waits for the seller, the most urgent first. */
export function ToDo({ company, enquiries, failed, pins, member_until }: Props) {
  const words = useDashboardWords();
  const format = useFormat();
  const reasonText = useReasonText();
  const certificate = certificationTask(company.companyAuthStatus);
  const memberEnds =
    member_until !== null && Date.parse(member_until) - Date.now() <= MEMBER_DAYS * DAY_MS
      ? member_until
      : null;
  const nothing = !certificate && !memberEnds && enquiries.total + failed.total + pins.total === 0;
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
              </span>
            </li>
          ))}
        </Task>
      )}
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
              <span className="quiet">{words.until(day(item.until))}</span>
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

function certificationTask(status: OwnCompany['companyAuthStatus']): 'none' | 'failed' | null {
  if (status === CERTIFICATION_STATUS.failed) return 'failed';
  return status === CERTIFICATION_STATUS.none ? 'none' : null;
}

interface TaskProps {
  title: string;
  to?: string;
  href?: string;
  action?: string;
  children?: ReactNode;
}

function Task({ title, to, href, action, children }: TaskProps) {
  return (
    <section className="task">
      <div className="task-head">
        <h3>{title}</h3>
        {to && <Link to={to}>{action}</Link>}
        {href && <a href={href}>{action}</a>}
      </div>
      {children && <ul>{children}</ul>}
    </section>
  );
}
