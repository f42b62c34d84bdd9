import { useParams } from 'react-router';
import { productReviewRoutes } from '../../../../../contract/product/product-review.ts';
import { useCall, useSend } from '../../../../backoffice/app/queries.ts';
import { decideRevision } from '../review.queries.ts';
import { ProductReview } from './product-review.tsx';

export function RevisionReviewPage() {
  const id = Number(useParams().id) || 0;
  const params = { id };
  // What is being judged must not change under the reviewer.
  const answer = useCall(
    productReviewRoutes.getRevisionCase,
    { params },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const send = useSend(decideRevision);
  return (
    <ProductReview
      key={id}
      kind="revision"
      id={id}
      of={answer}
      decide={(body) => send.mutateAsync({ params, body })}
    />
  );
}
