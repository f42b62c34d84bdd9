import {
  HELD_FILTERS,
  type HeldEnquiry,
  type HeldFilter,
  heldEnquiryRoutes,
} from '../../../../contract/deal/held-enquiry.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { BulkButton } from '../../../backoffice/list/bulk/bulk-button.tsx';
import { useRowOutcomes } from '../../../backoffice/list/bulk/use-bulk-action.tsx';
import { type Column, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { SegmentedFilter } from '../../../backoffice/list/filters.tsx';
import { type Filter, oneOf } from '../../../backoffice/list/list-address.ts';
import { ListPage } from '../../../backoffice/list/list-page.tsx';
import { useList } from '../../../backoffice/list/use-list.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { publicUrl, shopUrl } from '../../../client/host.ts';
import { useHeldEnquiryWords } from '../../words.ts';
import { HeldDecision } from './held-decision.tsx';
import { decideHeldEnquiries } from './held-enquiry.queries.ts';
import { HeldMessage } from './held-message.tsx';

const heldFilters: { state: Filter<HeldFilter> } = { state: oneOf(HELD_FILTERS) };

export function HeldEnquiriesPage() {
  const words = useHeldEnquiryWords();
  const list = useList(heldEnquiryRoutes.listHeldEnquiries, {
    filters: heldFilters,
    input: ({ state = 'waiting', ...query }) => ({ query: { ...query, state } }),
  });
  const nameOf = ({ subject, sender }: HeldEnquiry) => subject || sender.name;
  const onDone = useRowOutcomes(list, { nameOf });
  const { run, busy } = useAction(decideHeldEnquiries, { onDone });
  const decide = (release: boolean) => (ids: readonly number[]) =>
    void run({ body: { ids: [...ids], release } });
  const columns: Column<HeldEnquiry>[] = [
    { key: 'message', title: words.message, render: (_, held) => <HeldMessage held={held} /> },
    {
      key: 'from',
      title: words.from,
      width: 200,
      className: 'breakable',
      render: (_, { sender }) => <Sender sender={sender} />,
    },
    {
      key: 'to',
      title: words.to,
      width: 180,
      className: 'breakable',
      render: (_, { supplier, product }) => (
        <div>
          <a href={shopUrl(supplier.domain)} target="_blank" rel="noopener noreferrer">
            {supplier.name}
          </a>
          {product && (
            <div>
              <a
                href={publicUrl(`/product-detail/${product.id}.html`)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {product.title}
              </a>
            </div>
          )}
        </div>
      ),
    },
    timeColumn('created', words.held, (held) => held.created_at),
    {
      key: 'decision',
      title: words.decision,
      width: 150,
      render: (_, held) => <HeldDecision held={held} />,
    },
  ];
  return (
    <ListPage
      filters={
        <SegmentedFilter
          list={list}
          name="state"
          label={words.state}
          options={HELD_FILTERS.map((value) => ({ value, label: words.states[value] }))}
        />
      }
      list={list}
      bulk={
        <>
          <BulkButton selection={list.selection} busy={busy} act={decide(true)}>
            {words.release}
          </BulkButton>
          <BulkButton danger selection={list.selection} busy={busy} act={decide(false)}>
            {words.refuse}
          </BulkButton>
        </>
      }
      columns={columns}
      empty={words.empty}
    />
  );
}

function Sender({ sender }: { sender: HeldEnquiry['sender'] }) {
  const words = useHeldEnquiryWords();
  const format = useFormat();
  const country = format.name({ name: sender.country, name_zh: sender.country_zh });
  return (
    <div>
      <div>
        {sender.name} {sender.user === null && <span className="quiet">({words.guest})</span>}
      </div>
      <div className="quiet breakable">{sender.email}</div>
      <div className="quiet">{[sender.company, country].filter(Boolean).join(' · ')}</div>
      {sender.marked_by > 0 && <div>{words.markedBy(sender.marked_by)}</div>}
    </div>
  );
}
