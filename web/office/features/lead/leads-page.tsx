/** Buying leads that match the company, with the reasons (decision 27). */
import { Select, Tag } from 'antd';
import { leadRoutes, type MatchedLead } from '../../../../contract/deal/lead.ts';
import { posterDay } from '../../../../domain/deal/closing.ts';
import { MAX_QUOTATIONS } from '../../../../domain/deal/quotation.ts';
import { choicesOf } from '../../../../domain/email/email-topics.ts';
import { leadReasonText } from '../../../../locales/lead-reason.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { useSave } from '../../../backoffice/form/saving/use-save.ts';
import { type Column, dayColumn } from '../../../backoffice/list/columns/columns.tsx';
import { OFFICE_SIZE } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { useLimits } from '../../../backoffice/shell/mode-line.tsx';
import { useLeadWords } from '../../words.ts';
import { setLeadEmails } from './lead.queries.ts';
import './lead.css';

export function LeadsPage() {
  const words = useLeadWords();
  const list = useList(leadRoutes.listMatchedLeads, {
    size: OFFICE_SIZE,
  });
  return <ListPage list={list} columns={useColumns()} empty={words.empty} extra={<EmailChoice />} />;
}

function useColumns(): Column<MatchedLead>[] {
  const words = useLeadWords();
  const kit = useBackofficeWords();
  const format = useFormat();
  return [
    { key: 'title', title: words.request, render: (_, item) => <LeadCell item={item} /> },
    {
      key: 'quantity',
      title: words.quantity,
      width: 124,
      className: 'numbers',
      render: (_, { lead }) => format.quantity(lead.quantity, lead.unit),
    },
    {
      key: 'receive',
      title: words.receive,
      width: 120,
      render: (_, { lead }) => format.name(lead.receive),
    },
    // the request closes with its day where it was posted: the reader's own day may be another
    dayColumn('closing', words.closing, ({ lead }) => `${posterDay(lead.closingDate)}T12:00:00`),
    {
      key: 'actions',
      title: kit.actions,
      width: 112,
      render: (_, { url, quoted, lead }) => {
        if (quoted) return <Tag color="success">{words.quoted}</Tag>;
        if (lead.quotaNum >= MAX_QUOTATIONS) return null;
        return (
          <a href={url} target="_blank" rel="noreferrer">
            {words.quote}
          </a>
        );
      },
    },
  ];
}

function LeadCell({ item: { lead, reasons, url } }: { item: MatchedLead }) {
  const words = useLeadWords();
  const format = useFormat();
  return (
    <div className="lead-cell">
      <a href={url} target="_blank" rel="noreferrer">
        {lead.title}
      </a>
      <ul className="lead-reasons" aria-label={words.why}>
        {reasons.map((reason) => (
          <li key={reason.kind}>
            <Tag>{leadReasonText(reason, words.reasons, format.name)}</Tag>
          </li>
        ))}
      </ul>
      <span className="quiet">
        {words.daysLeft(lead.remain_days)} · {words.quotations(lead.quotaNum, MAX_QUOTATIONS)}
      </span>
    </div>
  );
}

/** How often they come by e-mail as well. */
function EmailChoice() {
  const words = useLeadWords();
  const most = useLimits().lead_emails_most;
  const chosen = useCall(leadRoutes.getLeadEmails).data?.emails;
  const save = useSave(setLeadEmails);
  if (!chosen) return null;
  return (
    <div className="lead-emails" title={words.emailsHint(most)}>
      <label htmlFor="lead-emails">{words.emails}</label>
      <Select
        id="lead-emails"
        value={chosen}
        options={choicesOf('leads').map((value) => ({ value, label: words.often[value] }))}
        onChange={(emails) => save({ emails })}
        popupMatchSelectWidth={false}
      />
    </div>
  );
}
