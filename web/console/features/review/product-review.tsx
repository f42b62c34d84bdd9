import type { UseQueryResult } from '@tanstack/react-query';
import type { ProductReviewView } from '../../../../contract/product-review.ts';
import type { ProductRejectReason } from '../../../../domain/product-review.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { useReasonWords } from '../../words.ts';
import { ContentView } from './content-view.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { EntryFacts } from './entry-facts.tsx';
import type { Rejection } from './reject-dialog.tsx';

export type ProductDecision = { version: number } & (
  | { approve: true }
  | ({ approve: false } & Rejection<ProductRejectReason>)
);

interface Props {
  kind: 'product' | 'revision';
  id: number;
  of: UseQueryResult<ProductReviewView, Error>;
  decide(decision: ProductDecision): Promise<unknown>;
}

/** A new product, or an edit beside the approved version. The decision is about the version that is shown. */
export function ProductReview({ kind, id, of, decide }: Props) {
  const reasons = useReasonWords();
  return (
    <Page title={of.data?.title}>
      <Answer of={of}>
        {(item) => (
          <div className="stack">
            <EntryFacts item={item} />
            <ContentView proposal={item.proposal} approved={item.approved} />
            <DecisionBar
              kind={kind}
              id={id}
              reasons={reasons.product}
              approve={() => decide({ approve: true, version: item.version })}
              reject={(rejection) => decide({ approve: false, version: item.version, ...rejection })}
            />
          </div>
        )}
      </Answer>
    </Page>
  );
}
