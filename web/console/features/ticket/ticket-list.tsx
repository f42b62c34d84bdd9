/** Reports of problems, of things, and requests for a call: what waits, and by whom it was resolved. */
import type { ReactNode } from 'react';
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
  input: <A extends Asked>({ state = 'open', ...query }: A) => ({ query: { ...query, state } }),
};

type Ticket = ResolutionProps['ticket'] & { created_at: string };
interface Props<Item extends Ticket> extends Pick<ResolutionProps, 'resolve' | 'reopen' | 'plain'> {
  list: List<Item, TicketFilters>;
  /** What it says. */
  columns: readonly Column<Item>[];
  /** Beside the one of what waits. */
  filters?: ReactNode;
  created: string;
  empty: string;
}

export function TicketList<Item extends Ticket>({
  list,
  columns,
  filters: more,
  created,
  empty,
  ...change
}: Props<Item>) {
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
  const shown = (
    <>
      {states}
      {more}
    </>
  );
  return <ListPage filters={shown} list={list} columns={all} empty={empty} />;
}
