import { useState } from 'react';
import { productReviewRoutes } from '../../../../contract/product/product-review.ts';
import type { QueueEntry } from '../../../../contract/schema/review.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';
import { BulkButton } from '../../../backoffice/list/bulk/bulk-button.tsx';
import { useRowOutcomes } from '../../../backoffice/list/bulk/use-bulk-action.tsx';
import type { List } from '../../../backoffice/list/use-list.ts';
import { reviewedRoutes } from '../../read-routes.ts';
import { useQueueWords, useReasonWords } from '../../words.ts';
import { RejectDialog } from '../stream/reject-dialog.tsx';

const decideMany = featureOf(reviewedRoutes)(productReviewRoutes.decideMany);

/** One decision on all that are chosen, with what became of each. */
export function BulkDecision({
  kind,
  list,
}: {
  kind: 'product' | 'revision';
  list: Pick<List<QueueEntry>, 'rows' | 'selection'>;
}) {
  const words = useQueueWords();
  const reasons = useReasonWords();
  const [refusing, setRefusing] = useState(false);
  const onDone = useRowOutcomes(list, { nameOf: ({ title }) => title });
  const { run, busy } = useAction(decideMany, { onDone });
  const items = list.rows
    .filter(({ id }) => list.selection.ids.includes(id))
    .map(({ id, version }) => ({ id, version: version ?? 0 }));
  return (
    <>
      <BulkButton
        selection={list.selection}
        busy={busy}
        act={() => void run({ params: { kind }, body: { approve: true, items } })}
      >
        {words.approveChosen}
      </BulkButton>
      <BulkButton danger selection={list.selection} busy={busy} act={() => setRefusing(true)}>
        {words.refuseChosen}
      </BulkButton>
      <RejectDialog
        open={refusing}
        reasons={reasons.product}
        title={words.refuseChosen}
        onCancel={() => setRefusing(false)}
        onReject={async (rejection) => {
          setRefusing(false);
          await run({ params: { kind }, body: { approve: false, items, ...rejection } });
        }}
      />
    </>
  );
}
