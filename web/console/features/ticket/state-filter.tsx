import { TICKET_FILTERS, type TicketFilter } from '../../../../contract/schema/ticket.ts';
import { type Narrowed, SegmentedFilter } from '../../../backoffice/list/filters.tsx';
import { type Filter, oneOf } from '../../../backoffice/list/list-address.ts';
import { useTicketWords } from '../../words.ts';

export const ticketFilters: { state: Filter<TicketFilter> } = { state: oneOf(TICKET_FILTERS) };

/** What waits, what is done, or both. */
export function StateFilter({ list }: { list: Narrowed<'state'> }) {
  const text = useTicketWords();
  return (
    <SegmentedFilter
      list={list}
      name="state"
      label={text.resolution}
      options={TICKET_FILTERS.map((value) => ({ value, label: text.states[value] }))}
    />
  );
}
