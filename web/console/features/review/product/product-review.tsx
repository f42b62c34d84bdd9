import type { UseQueryResult } from '@tanstack/react-query';
import type { ProductReviewView } from '../../../../../contract/product/product-review.ts';
import type { ProductRejectReason } from '../../../../../domain/product/product-review.ts';
import { useFindingWords } from '../../../../backoffice/app/words.ts';
import { FindingList } from '../../../../backoffice/findings/finding-list.tsx';
import { SectionCard } from '../../../../backoffice/parts/facts/section-card.tsx';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { Page } from '../../../../backoffice/shell/page.tsx';
import { useReasonWords, useReviewWords } from '../../../words.ts';
import { ContentView } from '../content-view.tsx';
import { DecisionBar } from '../decision/decision-bar.tsx';
import type { Rejection } from '../decision/reject-dialog.tsx';
import { EntryFacts } from '../entry-facts.tsx';
import { SeenPage } from '../seen/seen-page.tsx';

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
  const findings = useFindingWords();
  const words = useReviewWords();
  const names: Record<string, string> = words.fields;
  return (
    <Page title={of.data?.title}>
      <Answer of={of}>
        {(item) => (
          <div className="stack">
            <EntryFacts item={item} />
            <SectionCard title={findings.heading}>
              <FindingList findings={item.findings} nameOf={(field) => names[field] ?? field} />
            </SectionCard>
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
