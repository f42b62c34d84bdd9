import { Tag } from 'antd';
import {
  PROSPECT_SOURCES,
  type ProspectItem,
  prospectRoutes,
} from '../../../../contract/operator/prospect.ts';
import { type Column, textColumn, timeColumn } from '../../../backoffice/list/columns.tsx';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useTicketWords } from '../../words.ts';
import { StateFilter, ticketFilters } from '../ticket/state-filter.tsx';
import { ResolutionCell } from '../ticket/ticket-cell.tsx';
import { reopenProspect, resolveProspect } from './prospect.queries.ts';

export function ProspectsPage() {
  const ticket = useTicketWords();
  const text = ticket.prospect;
  const list = useList(prospectRoutes.listLeads, {
    filters: ticketFilters,
    input: ({ state = 'open', ...query }) => ({ query: { ...query, state } }),
  });
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
    timeColumn('created', text.created, (prospect) => prospect.created_at),
    {
      key: 'resolution',
      title: ticket.resolution,
      width: 190,
      render: (_, prospect) => (
        <ResolutionCell ticket={prospect} resolve={resolveProspect} reopen={reopenProspect} />
      ),
    },
  ];
  return <ListPage filters={<StateFilter list={list} />} list={list} columns={columns} empty={text.empty} />;
}
