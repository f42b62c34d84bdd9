import { Tag } from 'antd';
import {
  PROSPECT_SOURCES,
  type ProspectItem,
  prospectRoutes,
} from '../../../../contract/operator/prospect.ts';
import { type Column, textColumn } from '../../../backoffice/list/columns/columns.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useTicketWords } from '../../words.ts';
import { TICKETS, TicketList } from '../ticket/ticket-list.tsx';
import { reopenProspect, resolveProspect } from './prospect.queries.ts';

export function ProspectsPage() {
  const ticket = useTicketWords();
  const text = ticket.prospect;
  const list = useList(prospectRoutes.listLeads, TICKETS);
  const columns: Column<ProspectItem>[] = [
    {
      key: 'source',
      title: text.source,
      width: 150,
      render: (_, { from }) => (
        <Tag color={from === PROSPECT_SOURCES.membership ? 'gold' : 'geekblue'}>{text.sources[from]}</Tag>
      ),
    },
    textColumn('company', text.company, undefined, (prospect) => prospect.companyName),
    textColumn('contact', text.contact, 180, (prospect) => prospect.contactName),
    {
      key: 'phone',
      title: text.phone,
      width: 200,
      className: 'numbers',
      render: (_, { contactPhone }) => <a href={`tel:${contactPhone}`}>{contactPhone}</a>,
    },
  ];
  return (
    <TicketList
      list={list}
      columns={columns}
      created={text.created}
      empty={text.empty}
      resolve={resolveProspect}
      reopen={reopenProspect}
    />
  );
}
