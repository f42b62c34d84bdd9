import { App, Button, Space } from 'antd';
import type { FeedbackItem } from '../../../../contract/operator/feedback.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { CallError } from '../../../client/call.ts';
import { useStaff } from '../../staff.ts';
import { useTicketWords } from '../../words.ts';
import { claimFeedback, releaseFeedback } from './feedback.queries.ts';

/** Who has a report in hand, with what can be done about it; afterwards the answer that was mailed. */
export function ClaimCell({ report, onAnswer }: { report: FeedbackItem; onAnswer(): void }) {
  const ticket = useTicketWords();
  const text = ticket.feedback;
  const me = useStaff().data;
  const { message, modal } = App.useApp();
  const showFailure = useFailureNotice();
  const onFailure = (error: unknown) => {
    if (error instanceof CallError && error.status === 409) message.info(ticket.conflict);
    else showFailure(error);
  };
  const claiming = useAction(claimFeedback, { onFailure });
  const releasing = useAction(releaseFeedback, { onFailure });
  const { id, claimed, answer, handled } = report;
  const params = { id };
  if (handled)
    return (
      answer && (
        <>
          <div className="quiet">{text.answer.given(answer.by, dayAndTime(answer.at))}</div>
          <p className="pre report-text">{answer.text}</p>
        </>
      )
    );
  if (claimed && claimed.id !== me?.id)
    return (
      <>
        <div>{claimed.name}</div>
        <Button
          onClick={() =>
            modal.confirm({
              title: text.takeOverTitle(claimed.name),
              content: text.takeOverText,
              okText: text.takeOver,
              onOk: async () => {
                await claiming.run({ params, body: { over: true } });
              },
            })
          }
        >
          {text.takeOver}
        </Button>
      </>
    );
  return (
    <>
      {claimed && <div className="quiet">{text.mine}</div>}
      <Space size="small" wrap>
        <Button type="primary" onClick={onAnswer}>
          {text.answer.open}
        </Button>
        {claimed ? (
          <Button loading={releasing.busy} onClick={() => releasing.run({ params })}>
            {text.giveBack}
          </Button>
        ) : (
          <Button loading={claiming.busy} onClick={() => claiming.run({ params, body: {} })}>
            {text.take}
          </Button>
        )}
      </Space>
    </>
  );
}
