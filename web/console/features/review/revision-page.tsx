import { useParams } from 'react-router';
import { reviewRoutes } from '../../../../contract/review.ts';
import { useCall, useSend } from '../../../backoffice/queries.ts';
import { ProductCasePage } from './product-review.tsx';

export function RevisionReviewPage() {
  const id = Number(useParams().id) || 0;
  const params = { id };
  // What is being judged must not change under the reviewer.
  const answer = useCall(reviewRoutes.getRevisionCase, { params }, { staleTime: Number.POSITIVE_INFINITY });
  const send = useSend(reviewRoutes.decideRevision, [reviewRoutes.getRevisionCase]);
  return (
    <ProductCasePage
      key={id}
      kind="revision"
      id={id}
      of={answer}
      decide={(body) => send.mutateAsync({ params, body })}
    />
  );
}
