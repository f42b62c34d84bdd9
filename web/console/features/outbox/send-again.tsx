import { RedoOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { CallError } from '../../../client/call.ts';
import { useOutboxWords } from '../../words.ts';
import { sendAgain } from './outbox.queries.ts';

export function SendAgain({ id }: { id: number }) {
  const text = useOutboxWords();
  const { message } = App.useApp();
  const showFailure = useFailureNotice();
  const sending = useAction(sendAgain, {
    done: text.willBeSent,
    // another tab or operator was faster: not a failure, and the list is read anew
    onFailure(error) {
      if (error instanceof CallError && error.status === 409) message.info(text.noLonger);
      else showFailure(error);
    },
  });
  return (
    <Button icon={<RedoOutlined />} loading={sending.busy} onClick={() => sending.run({ params: { id } })}>
      {text.sendAgain}
    </Button>
  );
}
