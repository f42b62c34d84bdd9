import { Alert } from 'antd';
import { useParams } from 'react-router';
import { shopReviewRoutes } from '../../../../../contract/company/shop-review.ts';
import { SHOP_CONTENT_STATUS } from '../../../../../domain/shop/shop-content.ts';
import { useCallOnce, useSend } from '../../../../backoffice/app/queries.ts';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { useReasonWords, useShopContentWords } from '../../../words.ts';
import { Stream } from '../../stream/stream.tsx';
import { usePreload } from '../../stream/use-preload.ts';
import { EntryFacts } from '../entry-facts.tsx';
import { EvidenceCard } from '../evidence-list.tsx';
import { SeenPage } from '../seen/seen-page.tsx';
import { ShopTakeDown } from './shop-take-down.tsx';
import { ShopView } from './shop-view.tsx';

const { getShopCase, decideShopContent } = shopReviewRoutes;

/** A section, news item, video or certificate that waits, beside what is online; or what is online alone. */
export function ShopReviewPage() {
  const words = useShopContentWords();
  const reasons = useReasonWords();
  const id = Number(useParams().id) || 0;
  const params = { id };
  const answer = useCallOnce(getShopCase, { params });
  const send = useSend(decideShopContent);
  const item = answer.data;
  const version = item?.version ?? 0;
  return (
    <Stream
      kind="shop"
      id={id}
      title={item?.title}
      waits={item?.status === SHOP_CONTENT_STATUS.underReview}
      reasons={reasons.shop}
      approve={() => send.mutateAsync({ params, body: { approve: true, version } })}
      reject={(rejection) => send.mutateAsync({ params, body: { approve: false, version, ...rejection } })}
      preload={usePreload(getShopCase, 'shop')}
    >
      <Answer of={answer}>
        {(shown) => (
          <div key={id} className="stack">
            <EntryFacts item={shown} />
            {!shown.proposal && <Alert type="info" showIcon title={words.review.nothingWaits} />}
            {shown.proposal && <EvidenceCard evidence={shown.evidence} names={{}} />}
            <ShopView item={shown} />
            <SeenPage kind="shop" id={id} />
            {shown.approved && <ShopTakeDown id={id} />}
          </div>
        )}
      </Answer>
    </Stream>
  );
}
