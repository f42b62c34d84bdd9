import { Alert } from 'antd';
import { useParams } from 'react-router';
import { shopReviewRoutes } from '../../../../../contract/company/shop-review.ts';
import { SHOP_CONTENT_STATUS } from '../../../../../domain/shop/shop-content.ts';
import { useCallOnce, useSend } from '../../../../backoffice/app/queries.ts';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { Page } from '../../../../backoffice/shell/page.tsx';
import { useReasonWords, useShopContentWords } from '../../../words.ts';
import { DecisionBar } from '../decision/decision-bar.tsx';
import { EntryFacts } from '../entry-facts.tsx';
import { EvidenceCard } from '../evidence-list.tsx';
import { decideShopContent } from '../review.queries.ts';
import { SeenPage } from '../seen/seen-page.tsx';
import { ShopTakeDown } from './shop-take-down.tsx';
import { ShopView } from './shop-view.tsx';

/** A section, news item, video or certificate that waits, beside what is online; or what is online alone. */
export function ShopReviewPage() {
  const words = useShopContentWords();
  const reasons = useReasonWords();
  const id = Number(useParams().id) || 0;
  const params = { id };
  const answer = useCallOnce(shopReviewRoutes.getShopCase, { params });
  const send = useSend(decideShopContent);
  return (
    <Page title={answer.data?.title}>
      <Answer of={answer}>
        {(item) => (
          <div className="stack">
            <EntryFacts item={item} />
            {!item.proposal && <Alert type="info" showIcon title={words.review.nothingWaits} />}
            {item.proposal && <EvidenceCard evidence={item.evidence} names={{}} />}
            <SeenPage kind="shop" id={id} />
            <ShopView item={item} />
            {item.status === SHOP_CONTENT_STATUS.underReview ? (
              <DecisionBar
                key={id}
                kind="shop"
                id={id}
                reasons={reasons.shop}
                approve={() => send.mutateAsync({ params, body: { approve: true, version: item.version } })}
                reject={(rejection) =>
                  send.mutateAsync({ params, body: { approve: false, version: item.version, ...rejection } })
                }
              />
            ) : null}
            {item.approved && <ShopTakeDown id={id} />}
          </div>
        )}
      </Answer>
    </Page>
  );
}
