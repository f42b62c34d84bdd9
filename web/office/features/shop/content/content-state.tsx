import { Tag, Tooltip } from 'antd';
import type { OwnShopContent } from '../../../../../contract/company/own-shop.ts';
import { SHOP_CONTENT_STATUS } from '../../../../../domain/shop/shop-content.ts';
import { AppealLink } from '../../../account/appeal-link.tsx';
import { useReasonWords, useShopContentWords } from '../../../words.ts';

const COLOURS = { 1: 'success', 2: 'processing', 4: 'error', 5: 'default' } as const;

/** Where it stands in the review, why it failed, and whether a version is online all the same. */
export function ContentState({ item }: { item: OwnShopContent }) {
  const words = useShopContentWords();
  const names: Record<string, string> = useReasonWords().shop;
  const { id, status, online, reasons, reviewNote } = item;
  return (
    <div className="content-state">
      <span className="row">
        <Tag color={COLOURS[status]}>{words.statuses[status]}</Tag>
        {online && status !== SHOP_CONTENT_STATUS.published && (
          <Tooltip title={words.onlineBeside}>
            <Tag color="success">{words.statuses[SHOP_CONTENT_STATUS.published]}</Tag>
          </Tooltip>
        )}
      </span>
      {reasons.length > 0 && (
        <div className="quiet">{reasons.map((reason) => names[reason] ?? reason).join(', ')}</div>
      )}
      {reviewNote && (
        <div className="quiet">
          {words.note}: {reviewNote}
        </div>
      )}
      <AppealLink id={id} />
    </div>
  );
}

/** Where there is something to appeal. */
export const isRefused = ({ status }: OwnShopContent): boolean => status === SHOP_CONTENT_STATUS.failed;
