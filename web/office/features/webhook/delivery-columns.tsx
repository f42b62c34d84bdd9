import { RedoOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import { Link } from 'react-router';
import type { Delivery } from '../../../../contract/operator/webhook.ts';
import type { DeliveryState } from '../../../../domain/webhook.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { type Column, timeColumn } from '../../../backoffice/list/columns/columns.tsx';
import { useWebhookWords } from '../../words.ts';
import { resendDelivery } from './webhook.queries.ts';

const COLORS: Record<DeliveryState, string> = {
  waiting: 'processing',
  delivered: 'success',
  failed: 'error',
};

export function useDeliveryColumns(
  linkTo: (id: number) => { search: string },
  canResend: boolean,
): Column<Delivery>[] {
  const words = useWebhookWords();
  const kit = useBackofficeWords();
  const resending = useAction(resendDelivery, { done: words.willBeSent });
  return [
    {
      key: 'type',
      title: words.event,
      render: (_, { id, type }) => <Link to={linkTo(id)}>{words.deliveryTypes(type)}</Link>,
    },
    {
      key: 'state',
      title: words.state,
      width: 110,
      render: (_, { state }) => <Tag color={COLORS[state]}>{words.states[state]}</Tag>,
    },
    {
      key: 'answer',
      title: words.answer,
      width: 240,
      render: (_, delivery) => <AnswerText of={delivery} />,
    },
    timeColumn('created', words.createdAt, ({ created_at }) => created_at),
    {
      key: 'actions',
      title: kit.actions,
      width: 130,
      render: (_, { id, type }) =>
        canResend && (
          <Button
            size="small"
            icon={<RedoOutlined />}
            aria-label={`${words.resend}: ${words.deliveryTypes(type)}`}
            onClick={() => resending.run({ params: { id } })}
          >
            {words.resend}
          </Button>
        ),
    },
  ];
}

/** What came back from the last attempt, and after how long. */
export function AnswerText({ of }: { of: Delivery }) {
  const words = useWebhookWords();
  const { status, failure, duration_ms, attempts } = of;
  if (attempts === 0 && duration_ms === null) return <span className="quiet">{words.notTried}</span>;
  // neither where the marketplace itself could not send it
  const answered = status === null ? '–' : `HTTP ${status}`;
  const said = failure ? words.failures[failure] : answered;
  return (
    <span>
      {said}{' '}
      <span className="quiet numbers">
        {duration_ms} ms · {words.attempts(attempts)}
      </span>
    </span>
  );
}
