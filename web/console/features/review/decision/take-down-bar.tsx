import { ArrowLeftOutlined, StopOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type PurchaseRejectReason,
  type PurchaseStatus,
  purchaseLifecycle,
} from '../../../../../domain/deal/purchase-audit.ts';
import { useSend } from '../../../../backoffice/app/queries.ts';
import { useFailureNotice } from '../../../../backoffice/parts/failure.ts';
import { useKeys } from '../../../layout/use-keys.ts';
import { pathOf } from '../../../screens.ts';
import { usePurchaseWords, useReasonWords } from '../../../words.ts';
import { RejectDialog, type Rejection } from '../../stream/reject-dialog.tsx';
import { takeDownPurchase } from '../review.queries.ts';

/** A request keeps its reasons and the note as one text, so that the note is shorter than a product's. */
export const NOTE_MAX = 200;

/** Below a request that has been decided: it is taken offline while it is in effect. */
export function TakeDownBar({ id, status }: { id: number; status: PurchaseStatus }) {
  const words = usePurchaseWords();
  const reasons = useReasonWords();
  const { message } = App.useApp();
  const navigate = useNavigate();
  const fail = useFailureNotice();
  const [asking, setAsking] = useState(false);
  const send = useSend(takeDownPurchase);
  const may = purchaseLifecycle.actions(status, 'reviewer').includes('takeDown');
  const back = () => navigate(pathOf('purchases'));
  const takeDown = async (body: Rejection<PurchaseRejectReason>) => {
    try {
      await send.mutateAsync({ params: { id }, body });
      message.success(words.takenDown);
    } catch (error) {
      fail(error);
    }
    setAsking(false);
  };
  useKeys({ b: back, ...(may && { t: () => setAsking(true) }) });
  return (
    <>
      <div className="decision">
        {may && (
          <Button danger icon={<StopOutlined />} onClick={() => setAsking(true)}>
            {words.takeDown}
          </Button>
        )}
        <Button icon={<ArrowLeftOutlined />} onClick={back}>
          {words.back}
        </Button>
        {may && <span className="quiet">{words.takeDownKeys}</span>}
      </div>
      <RejectDialog
        open={asking}
        reasons={reasons.purchase}
        title={words.takeDown}
        noteLabel={words.note}
        noteMost={NOTE_MAX}
        onCancel={() => setAsking(false)}
        onReject={takeDown}
      />
    </>
  );
}
