import { useParams } from 'react-router';
import { productReviewRoutes } from '../../../../../contract/product/product-review.ts';
import { useCall, useSend } from '../../../../backoffice/app/queries.ts';
import { decideProduct } from '../review.queries.ts';
import { ProductReview } from './product-review.tsx';

export function ProductReviewPage() {
  const id = Number(useParams().id) || 0;
  const params = { id };
  // What is being judged must not change under the reviewer.
  const answer = useCall(
    productReviewRoutes.getProductCase,
    { params },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const send = useSend(decideProduct);
  return (
    <ProductReview
      key={id}
      kind="product"
      id={id}
      of={answer}
      decide={(body) => send.mutateAsync({ params, body })}
    />
  );
}
