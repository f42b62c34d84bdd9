/** Reports of problems, of things, and requests for a call: what waits, and by whom it was resolved. */
import { TICKET_FILTERS, type TicketFilter } from '../../../../contract/schema/ticket.ts';
import { type Column, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { SegmentedFilter } from '../../../backoffice/list/filters.tsx';
import { type Filter, oneOf } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import type { List } from '../../../backoffice/list/use-list.ts';
import { useTicketWords } from '../../words.ts';
import { ResolutionCell, type ResolutionProps } from './ticket-cell.tsx';

type TicketFilters = { state: Filter<TicketFilter> };
const filters: TicketFilters = { state: oneOf(TICKET_FILTERS) };
interface Asked {
  limit: number;
  offset: number;
  state?: TicketFilter;
}
/** How the list of a kind is read: what waits, until something else is chosen. */
export const TICKETS = {
  filters,
  input: ({ state = 'open', ...query }: Asked) => ({ query: { ...query, state } }),
};

type Ticket = ResolutionProps['ticket'] & { created_at: string };
interface Props<Item extends Ticket> extends Pick<ResolutionProps, 'resolve' | 'reopen' | 'plain'> {
  list: List<Item, TicketFilters>;
  /** What it says. */
  columns: readonly Column<Item>[];
  created: string;
  empty: string;
}

export function TicketList<Item extends Ticket>({ list, columns, created, empty, ...change }: Props<Item>) {
  const text = useTicketWords();
  const all: Column<Item>[] = [
    ...columns,
    timeColumn('created', created, (ticket) => ticket.created_at),
    {
      key: 'resolution',
      title: text.resolution,
      width: 190,
      render: (_, ticket) => <ResolutionCell ticket={ticket} {...change} />,
    },
  ];
  const states = (
    <SegmentedFilter
      list={list}
      name="state"
      label={text.resolution}
      options={TICKET_FILTERS.map((value) => ({ value, label: text.states[value] }))}
    />
  );
  return <ListPage filters={states} list={list} columns={all} empty={empty} />;
}
