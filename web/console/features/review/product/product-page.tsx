import { useParams } from 'react-router';
import { productReviewRoutes } from '../../../../../contract/product/product-review.ts';
import { useCallOnce, useSend } from '../../../../backoffice/app/queries.ts';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { useReasonWords } from '../../../words.ts';
import { Stream } from '../../stream/stream.tsx';
import { usePreload } from '../../stream/use-preload.ts';
import { ProductReview } from './product-review.tsx';

const { getProductCase, getRevisionCase, decideProduct, decideRevision } = productReviewRoutes;
const ROUTES = {
  product: { read: getProductCase, decide: decideProduct },
  revision: { read: getRevisionCase, decide: decideRevision },
};

/** A product, or an edit of one that is online. The decision is about the version that is shown. */
export function ProductReviewPage({ kind }: { kind: keyof typeof ROUTES }) {
  const reasons = useReasonWords();
  const id = Number(useParams().id) || 0;
  const params = { id };
  const { read, decide } = ROUTES[kind];
  const answer = useCallOnce(read, { params });
  const send = useSend(decide);
  const item = answer.data;
  const version = item?.version ?? 0;
  return (
    <Stream
      kind={kind}
      id={id}
      title={item?.title}
      waits={item !== undefined}
      reasons={reasons.product}
      approve={() => send.mutateAsync({ params, body: { approve: true, version } })}
      reject={(rejection) => send.mutateAsync({ params, body: { approve: false, version, ...rejection } })}
      preload={usePreload(read, kind)}
    >
      <Answer of={answer}>{(shown) => <ProductReview key={id} kind={kind} item={shown} />}</Answer>
    </Stream>
  );
}
