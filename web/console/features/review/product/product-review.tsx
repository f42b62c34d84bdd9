import type { UseQueryResult } from '@tanstack/react-query';
import type { ProductReviewView } from '../../../../../contract/product/product-review.ts';
import type { ProductRejectReason } from '../../../../../domain/product/product-review.ts';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { Page } from '../../../../backoffice/shell/page.tsx';
import { useReasonWords, useReviewWords } from '../../../words.ts';
import { ContentView } from '../content-view.tsx';
import { DecisionBar } from '../decision/decision-bar.tsx';
import type { Rejection } from '../decision/reject-dialog.tsx';
import { EntryFacts } from '../entry-facts.tsx';
import { SeenPage } from '../seen/seen-page.tsx';
import { EvidenceCard } from '../evidence-list.tsx';

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
  const words = useReviewWords();
  return (
    <Page title={of.data?.title}>
      <Answer of={of}>
        {(item) => (
          <div className="stack">
            <EntryFacts item={item} />
            <EvidenceCard evidence={item.evidence} before={item.findings} names={words.fields} />
            <SeenPage kind={kind} id={id} />
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
