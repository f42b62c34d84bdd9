import { useParams } from 'react-router';
import {
  type PurchaseReviewView,
  purchaseReviewRoutes,
} from '../../../../../contract/deal/purchase-review.ts';
import { PURCHASE_STATUS } from '../../../../../domain/deal/purchase-audit.ts';
import { useCallOnce, useSend } from '../../../../backoffice/app/queries.ts';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { usePurchaseWords, useReasonWords } from '../../../words.ts';
import { Stream } from '../../stream/stream.tsx';
import { usePreload } from '../../stream/use-preload.ts';
import { NOTE_MAX, TakeDownBar } from '../decision/take-down-bar.tsx';
import { EntryFacts } from '../entry-facts.tsx';
import { EvidenceCard } from '../evidence-list.tsx';
import { PurchaseView } from './purchase-view.tsx';

const { getPurchaseCase, decidePurchase } = purchaseReviewRoutes;

const isWaiting = ({ status, proposal }: PurchaseReviewView) =>
  status === PURCHASE_STATUS.underReview || proposal !== null;

/** A sourcing request: to be decided while it waits, to be taken offline while it is in effect, else to be read. */
export function PurchaseReviewPage() {
  const reasons = useReasonWords();
  const purchase = usePurchaseWords();
  const id = Number(useParams().id) || 0;
  const params = { id };
  const answer = useCallOnce(getPurchaseCase, { params });
  const send = useSend(decidePurchase);
  const item = answer.data;
  const version = item?.version;
  return (
    <Stream
      kind="purchase"
      id={id}
      title={item?.title}
      waits={item !== undefined && isWaiting(item)}
      reasons={reasons.purchase}
      noteLabel={purchase.note}
      noteMost={NOTE_MAX}
      approve={() => send.mutateAsync({ params, body: { approve: true, version } })}
      reject={(rejection) => send.mutateAsync({ params, body: { approve: false, version, ...rejection } })}
      preload={usePreload(getPurchaseCase)}
      settled={item && <TakeDownBar key={id} id={id} status={item.status} />}
    >
      <Answer of={answer}>
        {(shown) => (
          <div key={id} className="stack">
            <EntryFacts item={shown} />
            {isWaiting(shown) && <EvidenceCard evidence={shown.evidence} names={{}} />}
            <PurchaseView item={shown} />
          </div>
        )}
      </Answer>
    </Stream>
  );
}
