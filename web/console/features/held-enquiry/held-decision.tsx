import { CheckOutlined, StopOutlined } from '@ant-design/icons';
import { App, Button, Popconfirm } from 'antd';
import type { HeldEnquiry } from '../../../../contract/deal/held-enquiry.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { CallError } from '../../../client/call.ts';
import { useHeldEnquiryWords, useTicketWords } from '../../words.ts';
import { refuseHeldEnquiry, releaseHeldEnquiry } from './held-enquiry.queries.ts';

/** The two ways on; of a decided one which it was, by whom and when. */
export function HeldDecision({ held: { id, kind, state, handled } }: { held: HeldEnquiry }) {
  const words = useHeldEnquiryWords();
  const ticket = useTicketWords();
  const { message } = App.useApp();
  const showFailure = useFailureNotice();
  const onFailure = (error: unknown) => {
    if (error instanceof CallError && error.status === 409) message.info(ticket.conflict);
    else showFailure(error);
  };
  const release = useAction(releaseHeldEnquiry, { onFailure });
  const refuse = useAction(refuseHeldEnquiry, { onFailure });
  const isMarked = kind === 'marked';
  const input = { params: { id } };
  const refusal = isMarked ? words.isSpam : words.refuse;
  const busy = release.busy || refuse.busy;
  if (handled)
    return (
      <>
        <div>{(isMarked ? words.markedStates : words.states)[state]}</div>
        <div>{handled.by}</div>
        <div className="quiet numbers">{dayAndTime(handled.at)}</div>
      </>
    );
  return (
    <div className="stack">
      <Button
        type="primary"
        icon={<CheckOutlined />}
        loading={release.busy}
        disabled={busy}
        onClick={() => release.run(input)}
      >
        {isMarked ? words.noSpam : words.release}
      </Button>
      <Popconfirm
        title={isMarked ? words.isSpamAsk : words.refuseAsk}
        okText={refusal}
        okButtonProps={{ danger: true }}
        onConfirm={() => refuse.run(input)}
      >
        <Button danger icon={<StopOutlined />} loading={refuse.busy} disabled={busy}>
          {refusal}
        </Button>
      </Popconfirm>
    </div>
  );
}
