import { StopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ShopRejectReason } from '../../../../../domain/shop/shop-content.ts';
import { useAction } from '../../../../backoffice/actions/use-action.ts';
import { pathOf } from '../../../screens.ts';
import { useReasonWords, useShopContentWords } from '../../../words.ts';
import { RejectDialog, type Rejection } from '../../stream/reject-dialog.tsx';
import { takeDownShopContent } from '../review.queries.ts';

/** Takes what is online out of the shop, with reasons. */
export function ShopTakeDown({ id }: { id: number }) {
  const words = useShopContentWords().review;
  const reasons = useReasonWords();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const send = useAction(takeDownShopContent, { done: words.takenDown });
  const takeDown = async (body: Rejection<ShopRejectReason>) => {
    const done = await send.run({ params: { id }, body });
    setAsking(false);
    if (done) void navigate(pathOf('shopQueue'));
  };
  return (
    <div className="decision">
      <Button danger icon={<StopOutlined />} onClick={() => setAsking(true)}>
        {words.takeDown}
      </Button>
      <RejectDialog
        open={asking}
        reasons={reasons.shop}
        title={words.takeDown}
        onCancel={() => setAsking(false)}
        onReject={takeDown}
      />
    </div>
  );
}
