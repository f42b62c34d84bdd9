import type { Delivery } from '../../../../contract/operator/webhook.ts';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { useWebhookWords } from '../../words.ts';
import { AnswerText } from './delivery-columns.tsx';

/** What was sent in a delivery, and the first bytes of what was answered. */
export function DeliveryDetail({ of }: { of: Delivery }) {
  const words = useWebhookWords();
  const { message_id, created_at, attempted_at, next_attempt_at, body, excerpt } = of;
  return (
    <div className="delivery">
      <p className="quiet numbers breakable">
        webhook-id: {message_id}
        <br />
        {words.createdAt}: {dayAndTime(created_at)}
        <br />
        {words.attemptedAt}: {dayAndTime(attempted_at)}
        {next_attempt_at && (
          <>
            <br />
            {words.nextAt}: {dayAndTime(next_attempt_at)}
          </>
        )}
      </p>
      <h3>{words.answer}</h3>
      <p>
        <AnswerText of={of} />
      </p>
      {excerpt && <pre>{excerpt}</pre>}
      <h3>{words.sent}</h3>
      <pre>{body === null ? words.notTried : JSON.stringify(JSON.parse(body), null, 2)}</pre>
    </div>
  );
}
