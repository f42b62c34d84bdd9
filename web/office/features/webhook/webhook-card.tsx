import { Alert, Button, Card, Descriptions, Space } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Webhook } from '../../../../contract/webhook.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { dayAndTime } from '../../../backoffice/format.ts';
import { useSend } from '../../../backoffice/queries.ts';
import { ShownOnce } from '../../../backoffice/shown-once.tsx';
import { useBackofficeWords } from '../../../backoffice/words.ts';
import { pathOf } from '../../screens.ts';
import { useWebhookWords } from '../../words.ts';
import { StateTag } from './state-tag.tsx';
import { changeWebhook, deleteWebhook, rotateWebhookSecret, testWebhook } from './webhook.queries.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

/** What a webhook is, and what its owner does with it. */
export function WebhookCard({ of }: { of: Webhook }) {
  const words = useWebhookWords();
  const kit = useBackofficeWords();
  const navigate = useNavigate();
  const confirm = useConfirmDestroy();
  const { id, url, description, events, off, failing_since, resting_until, former_secret_until } = of;
  const params = { id };
  const [editing, setEditing] = useState(false);
  const [secret, setSecret] = useState<string>();
  const saving = useSend(changeWebhook);
  const switching = useAction(changeWebhook, { done: kit.updated });
  const testing = useAction(testWebhook, { done: words.testSent });
  const rotating = useAction(rotateWebhookSecret, { onDone: (made) => setSecret(made.secret) });
  const deleting = useAction(deleteWebhook, { onDone: () => navigate(pathOf('webhooks')) });
  const askAnd = (title: string, verb: string, destroy: () => Promise<unknown>) =>
    confirm([url], { title, verb, destroy });
  return (
    <Card className="webhook-card">
      {off && off.reason !== 'owner' && (
        <Alert type="error" showIcon title={words.offText[off.reason](dayAndTime(off.since))} />
      )}
      {!off && failing_since && (
        <Alert
          type="warning"
          showIcon
          title={words.failingText(dayAndTime(failing_since))}
          description={resting_until && words.restingText(dayAndTime(resting_until))}
        />
      )}
      <Descriptions
        column={1}
        items={[
          { key: 'url', label: words.fields.url, children: <span className="breakable">{url}</span> },
          ...(description
            ? [{ key: 'description', label: words.fields.description, children: description }]
            : []),
          {
            key: 'events',
            label: words.fields.events,
            children: events.map((type) => words.events[type]).join(words.and),
          },
          { key: 'state', label: words.state, children: <StateTag of={of} /> },
          ...(former_secret_until
            ? [
                {
                  key: 'secret',
                  label: words.secret,
                  children: words.formerUntil(dayAndTime(former_secret_until)),
                },
              ]
            : []),
        ]}
      />
      <Space wrap>
        <Button
          type="primary"
          disabled={off !== null}
          loading={testing.busy}
          onClick={() => testing.run({ params })}
        >
          {words.test}
        </Button>
        <Button onClick={() => setEditing(true)}>{kit.edit}</Button>
        <Button
          loading={switching.busy}
          onClick={() => switching.run({ params, body: { url, description, events, on: off !== null } })}
        >
          {off ? words.switchOn : words.switchOff}
        </Button>
        <Button onClick={() => askAnd(words.rotateAsk, words.rotate, () => rotating.run({ params }))}>
          {words.rotate}
        </Button>
        <Button danger onClick={() => askAnd(words.deleteAsk, kit.remove, () => deleting.run({ params }))}>
          {kit.remove}
        </Button>
      </Space>
      {editing && (
        <WebhookDialog
          title={words.change}
          verb={kit.save}
          of={{ url, description, events }}
          save={(fields) => saving.mutateAsync({ params, body: { ...fields, on: off === null } })}
          close={() => setEditing(false)}
        />
      )}
      {secret && (
        <ShownOnce
          title={words.secret}
          text={words.rotatedText}
          secret={secret}
          close={() => setSecret(undefined)}
        />
      )}
    </Card>
  );
}
