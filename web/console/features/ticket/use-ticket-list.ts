import { useSearchParams } from 'react-router';
import { TICKET_FILTERS, type TicketFilter } from '../../../../contract/ticket.ts';
import { usePaging } from '../../../backoffice/paging.ts';

const PAGE = 20;

/** Page and state of a list of things to be done, both kept in the address. */
export function useHandledList() {
  const paging = usePaging(PAGE);
  const [query, setQuery] = useSearchParams();
  const asked = query.get('state') as TicketFilter;
  const state: TicketFilter = TICKET_FILTERS.includes(asked) ? asked : 'open';
  const show = (next: TicketFilter) => setQuery(next === 'open' ? {} : { state: next });
  return { paging, state, show, query: { limit: paging.limit, offset: paging.offset, state } };
}
