import { MailOutlined, RedoOutlined, StopOutlined } from '@ant-design/icons';
import { App, Button, Space } from 'antd';
import type { OutboxItem } from '../../../../contract/operator/outbox.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { CallError } from '../../../client/call.ts';
import { useOutboxWords } from '../../words.ts';
import { cancelMail, resendMail, sendAgain } from './outbox.queries.ts';

/** What can be done with a mail now. */
export function MailActions({ item: { id, actions, address, subject } }: { item: OutboxItem }) {
  const text = useOutboxWords();
  const { message, modal } = App.useApp();
  const confirmDestroy = useConfirmDestroy();
  const showFailure = useFailureNotice();
  // another tab or operator was faster: not a failure, and the list is read anew
  const onFailure = (error: unknown) => {
    if (error instanceof CallError && error.status === 409) message.info(text.noLonger);
    else showFailure(error);
  };
  const retrying = useAction(sendAgain, { done: text.willBeSent, onFailure });
  const resending = useAction(resendMail, { done: text.willBeSent, onFailure });
  const cancelling = useAction(cancelMail, { done: text.cancelled, onFailure });
  const input = { params: { id } };
  const name = [subject, address].filter(Boolean).join(' · ');
  const askResend = () =>
    modal.confirm({
      title: text.resendAsk,
      content: name,
      okText: text.resend,
      onOk: async () => {
        await resending.run(input);
      },
    });
  const askCancel = () =>
    confirmDestroy([name], {
      title: text.cancelAsk,
      verb: text.cancel,
      destroy: () => cancelling.run(input),
    });
  return (
    <Space size="small" wrap>
      {actions.includes('retry') && (
        <Button icon={<RedoOutlined />} loading={retrying.busy} onClick={() => retrying.run(input)}>
          {text.sendAgain}
        </Button>
      )}
      {actions.includes('resend') && (
        <Button icon={<MailOutlined />} loading={resending.busy} onClick={askResend}>
          {text.resend}
        </Button>
      )}
      {actions.includes('cancel') && (
        <Button danger icon={<StopOutlined />} loading={cancelling.busy} onClick={askCancel}>
          {text.cancel}
        </Button>
      )}
    </Space>
  );
}
