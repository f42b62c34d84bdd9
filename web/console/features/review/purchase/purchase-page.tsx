import { useParams } from 'react-router';
import {
  type PurchaseReviewView,
  purchaseReviewRoutes,
} from '../../../../../contract/deal/purchase-review.ts';
import { PURCHASE_STATUS } from '../../../../../domain/deal/purchase-audit.ts';
import { useCallOnce, useSend } from '../../../../backoffice/app/queries.ts';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { Page } from '../../../../backoffice/shell/page.tsx';
import { usePurchaseWords, useReasonWords } from '../../../words.ts';
import { DecisionBar } from '../decision/decision-bar.tsx';
import { NOTE_MAX, TakeDownBar } from '../decision/take-down-bar.tsx';
import { EntryFacts } from '../entry-facts.tsx';
import { EvidenceCard } from '../evidence-list.tsx';
import { decidePurchase } from '../review.queries.ts';
import { PurchaseView } from './purchase-view.tsx';

const isWaiting = ({ status, proposal }: PurchaseReviewView) =>
  status === PURCHASE_STATUS.underReview || proposal !== null;

/** A sourcing request: to be decided while it waits, to be taken offline while it is in effect, else to be read. */
export function PurchaseReviewPage() {
  const reasons = useReasonWords();
  const purchase = usePurchaseWords();
  const id = Number(useParams().id) || 0;
  const params = { id };
  const answer = useCallOnce(purchaseReviewRoutes.getPurchaseCase, { params });
  const send = useSend(decidePurchase);
  return (
    <Page title={answer.data?.title}>
      <Answer of={answer}>
        {(item) => (
          <div className="stack">
            <EntryFacts item={item} />
            {isWaiting(item) && <EvidenceCard evidence={item.evidence} names={{}} />}
            <PurchaseView item={item} />
            {isWaiting(item) ? (
              <DecisionBar
                key={id}
                kind="purchase"
                id={id}
                reasons={reasons.purchase}
                noteLabel={purchase.note}
                noteMost={NOTE_MAX}
                approve={() => send.mutateAsync({ params, body: { approve: true, version: item.version } })}
                reject={(rejection) =>
                  send.mutateAsync({ params, body: { approve: false, version: item.version, ...rejection } })
                }
              />
            ) : (
              <TakeDownBar key={id} id={id} status={item.status} />
            )}
          </div>
        )}
      </Answer>
    </Page>
  );
}
