import { ArrowLeftOutlined, CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReviewKind } from '../../../../../contract/schema/review.ts';
import { useSend } from '../../../../backoffice/app/queries.ts';
import { useFailureNotice } from '../../../../backoffice/parts/failure.ts';
import { CallError } from '../../../../client/call.ts';
import { pathOf } from '../../../screens.ts';
import { useReviewWords } from '../../../words.ts';
import { releaseEntry } from '../review.queries.ts';
import { RejectDialog, type Rejection } from './reject-dialog.tsx';
import { useClaim } from './use-claim.ts';
import { useKeys } from './use-keys.ts';

interface Props<Reason extends string> {
  kind: ReviewKind;
  id: number;
  reasons: Record<Reason, string>;
  noteLabel?: string;
  noteMost?: number;
  approve(): Promise<unknown>;
  reject(rejection: Rejection<Reason>): Promise<unknown>;
}

export function DecisionBar<Reason extends string>({
  kind,
  id,
  reasons,
  noteLabel,
  noteMost,
  approve,
  reject,
}: Props<Reason>) {
  const words = useReviewWords();
  const { modal, message, notification } = App.useApp();
  const navigate = useNavigate();
  const fail = useFailureNotice();
  const { taken } = useClaim(kind, id);
  const [rejecting, setRejecting] = useState(false);
  const release = useSend(releaseEntry);
  const toQueue = () => {
    void navigate(pathOf(`${kind}Queue`));
  };
  // An entry looked at and left is free for others; the claim ends by itself if this call fails.
  const back = () => {
    if (!taken) release.mutate({ params: { kind, id } });
    toQueue();
  };

  const decide = async (send: () => Promise<unknown>, done: string) => {
    try {
      await send();
      message.success(done);
    } catch (error) {
      // 422 leaves the entry open for another try; after a 409 there is nothing left to decide.
      if (!(error instanceof CallError) || error.status !== 409) return fail(error);
      notification.warning({ title: words.conflict, description: error.message });
    }
    setRejecting(false);
    toQueue();
  };
  const askToApprove = () =>
    modal.confirm({
      title: words.approveAsk,
      okText: words.approve,
      autoFocusButton: 'ok',
      onOk: () => decide(approve, words.approved),
    });
  const act = (action: () => void) => () => {
    if (!taken) action();
  };
  useKeys({ a: act(askToApprove), r: act(() => setRejecting(true)), b: back });

  return (
    <>
      {taken && <Alert type="warning" showIcon title={words.claimedByOther} />}
      <div className="decision">
        <Button type="primary" icon={<CheckOutlined />} disabled={taken} onClick={askToApprove}>
          {words.approve}
        </Button>
        <Button danger icon={<CloseOutlined />} disabled={taken} onClick={() => setRejecting(true)}>
          {words.reject}
        </Button>
        <Button icon={<ArrowLeftOutlined />} onClick={back}>
          {words.back}
        </Button>
        <span className="quiet">{words.keys}</span>
      </div>
      <RejectDialog
        open={rejecting}
        reasons={reasons}
        {...(noteLabel && { noteLabel })}
        {...(noteMost && { noteMost })}
        onCancel={() => setRejecting(false)}
        onReject={(rejection) => decide(() => reject(rejection), words.rejected)}
      />
    </>
  );
}
