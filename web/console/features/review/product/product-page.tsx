import { useParams } from 'react-router';
import { productReviewRoutes } from '../../../../../contract/product/product-review.ts';
import { type Mutation, useCallOnce, useSend } from '../../../../backoffice/app/queries.ts';
import { decideProduct, decideRevision } from '../review.queries.ts';
import { ProductReview } from './product-review.tsx';

const { getProductCase, getRevisionCase } = productReviewRoutes;
type Deciding = (typeof productReviewRoutes)['decideProduct' | 'decideRevision'];
const decisions: Record<'product' | 'revision', Mutation<Deciding>> = {
  product: decideProduct,
  revision: decideRevision,
};

/** A product, or an edit of one that is online. */
export function ProductReviewPage({ kind }: { kind: keyof typeof decisions }) {
  const id = Number(useParams().id) || 0;
  const params = { id };
  const answer = useCallOnce(kind === 'product' ? getProductCase : getRevisionCase, { params });
  const send = useSend(decisions[kind]);
  return (
    <ProductReview
      key={id}
      kind={kind}
      id={id}
      of={answer}
      decide={(body) => send.mutateAsync({ params, body })}
    />
  );
}
