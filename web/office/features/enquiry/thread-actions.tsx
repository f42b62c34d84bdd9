import { Button, Select } from 'antd';
import type { EnquiryThread } from '../../../../contract/deal/enquiry.ts';
import { ownEnquiryRoutes } from '../../../../contract/deal/own-enquiry.ts';
import type { idParams } from '../../../../contract/schema/page.ts';
import type { Route } from '../../../../contract/schema/route.ts';
import { ENQUIRY_STATUS, enquiryLifecycle } from '../../../../domain/deal/enquiry.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { type Mutation, useCall } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { useEnquiryWords } from '../../words.ts';
import { closeEnquiry, labelEnquiries, markSpam, reopenEnquiry, unmarkSpam } from './enquiry.queries.ts';
import './enquiry.css';

type Move = 'close' | 'reopen' | 'markSpam' | 'unmarkSpam';
type MoveRoute = Omit<Route, 'params' | 'query' | 'body'> & {
  params: typeof idParams;
  query?: undefined;
  body?: undefined;
};
const MOVES: Record<Move, Mutation<MoveRoute>> = {
  close: closeEnquiry,
  reopen: reopenEnquiry,
  markSpam,
  unmarkSpam,
};
const ORDER: readonly Move[] = ['reopen', 'close', 'unmarkSpam', 'markSpam'];

/** What can be done with the thread in its state, as the lifecycle says. */
export function ThreadActions({ thread, side }: { thread: EnquiryThread; side: 'buyer' | 'supplier' }) {
  const possible: readonly string[] = enquiryLifecycle.actions(thread.status, side);
  const moves = ORDER.filter((move) => possible.includes(move));
  const hasLabels = side === 'supplier' && thread.status !== ENQUIRY_STATUS.spam;
  if (!hasLabels && moves.length === 0) return null;
  return (
    <div className="card-foot">
      {hasLabels && <ThreadLabels thread={thread} />}
      {moves.map((move) => (
        <MoveButton key={move} id={thread.id} move={move} />
      ))}
    </div>
  );
}

function MoveButton({ id, move }: { id: number; move: Move }) {
  const words = useEnquiryWords();
  const kit = useBackofficeWords();
  const { run, busy } = useAction(MOVES[move], { done: kit.updated });
  return (
    <Button loading={busy} onClick={() => void run({ params: { id } })}>
      {words.moves[move]}
    </Button>
  );
}

function ThreadLabels({ thread: { id, labels } }: { thread: EnquiryThread }) {
  const words = useEnquiryWords();
  const all = useCall(ownEnquiryRoutes.listEnquiryLabels).data ?? [];
  const { run, busy } = useAction(labelEnquiries);
  const put = (label: number, on: boolean) => void run({ body: { ids: [id], label, on } });
  if (all.length === 0) return null;
  return (
    <Select
      mode="multiple"
      className="thread-labels"
      loading={busy}
      aria-label={words.label}
      placeholder={words.label}
      value={labels.map((label) => label.id)}
      options={all.map((label) => ({ value: label.id, label: label.name }))}
      onSelect={(label: number) => put(label, true)}
      onDeselect={(label: number) => put(label, false)}
    />
  );
}
