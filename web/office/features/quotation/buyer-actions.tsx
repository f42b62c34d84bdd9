import { Button } from 'antd';
import { useState } from 'react';
import type { MemberQuotation } from '../../../../contract/deal/quotation.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useQuotationWords } from '../../words.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { decideQuotation } from './quotation.queries.ts';

/** What the buyer does with a quotation. */
export function BuyerActions({ quotation }: { quotation: MemberQuotation }) {
  const words = useQuotationWords();
  const confirm = useConfirmDestroy();
  const [asked, setAsked] = useState<'decline' | 'betterOffer' | null>(null);
  const { id, actions, purchase, company } = quotation;
  const accept = useAction(decideQuotation, { done: words.accepted });
  const list = useAction(decideQuotation);
  if (actions.length === 0 && !purchase.comparison) return null;
  const may = (action: (typeof actions)[number]) => actions.includes(action);
  const listing = may('shortlist') ? 'shortlist' : may('unshortlist') ? 'unshortlist' : null;
  return (
    <>
      <div className="card-foot">
        {may('accept') && (
          <Button
            type="primary"
            loading={accept.busy}
            onClick={() =>
              confirm([company.name], {
                title: words.acceptAsk,
                verb: words.accept,
                destroy: () => accept.run({ params: { id }, body: { action: 'accept' } }),
              })
            }
          >
            {words.accept}
          </Button>
        )}
        {listing && (
          <Button loading={list.busy} onClick={() => list.run({ params: { id }, body: { action: listing } })}>
            {words[listing]}
          </Button>
        )}
        {may('betterOffer') && <Button onClick={() => setAsked('betterOffer')}>{words.betterOffer}</Button>}
        {may('decline') && <Button onClick={() => setAsked('decline')}>{words.decline}</Button>}
        {purchase.comparison && (
          <Button href={purchase.comparison} target="_blank" rel="noreferrer">
            {words.compare}
          </Button>
        )}
      </div>
      {asked && <DecisionDialog quotation={quotation} action={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
