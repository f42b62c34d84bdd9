import type { ProductReviewView } from '../../../../../contract/product/product-review.ts';
import { useReviewWords } from '../../../words.ts';
import { ContentView } from '../content-view.tsx';
import { EntryFacts } from '../entry-facts.tsx';
import { EvidenceCard } from '../evidence-list.tsx';
import { SeenPage } from '../seen/seen-page.tsx';

/** A new product, or an edit beside the approved version. */
export function ProductReview({ kind, item }: { kind: 'product' | 'revision'; item: ProductReviewView }) {
  const words = useReviewWords();
  return (
    <div className="stack">
      <EntryFacts item={item} />
      <EvidenceCard evidence={item.evidence} before={item.findings} names={words.fields} />
      <ContentView proposal={item.proposal} approved={item.approved} />
      <SeenPage kind={kind} id={item.id} />
    </div>
  );
}
