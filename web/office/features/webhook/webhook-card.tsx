import { Alert, App, Button, Card, Descriptions, Space } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Webhook } from '../../../../contract/operator/webhook.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { ShownOnce } from '../../../backoffice/parts/shown-once.tsx';
import { pathOf } from '../../screens.ts';
import { useWebhookWords } from '../../words.ts';
import { useIdentityCheck } from '../identity/identity-check.tsx';
import { StateTag } from './state-tag.tsx';
import { changeWebhook, deleteWebhook, rotateWebhookSecret, testWebhook } from './webhook.queries.ts';
import { WebhookDialog } from './webhook-dialog.tsx';

/** What a webhook is, and what its owner does with it. */
export function WebhookCard({ of }: { of: Webhook }) {
  const words = useWebhookWords();
  const kit = useBackofficeWords();
  const navigate = useNavigate();
  const confirm = useConfirmDestroy();
  const { id, url, description, events, expires_on, off, failing_since, resting_until, former_secret_until } =
    of;
  const { confirmed, dialog } = useIdentityCheck();
  const params = { id };
  const { message } = App.useApp();
  const fail = useFailureNotice();
  const [editing, setEditing] = useState(false);
  const [secret, setSecret] = useState<string>();
  const saving = useSend(changeWebhook);
  const switchOnOff = () =>
    confirmed(() =>
      saving.mutateAsync({ params, body: { url, description, events, expires_on, on: off !== null } }),
    ).then(() => void message.success(kit.updated), fail);
  const testing = useAction(testWebhook, { done: words.testSent });
  const rotating = useSend(rotateWebhookSecret);
  const rotate = () =>
    confirmed(() => rotating.mutateAsync({ params })).then((made) => setSecret(made.secret), fail);
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
          { key: 'lastDay', label: words.fields.expires_on, children: expires_on },
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
        <Button loading={saving.isPending} onClick={switchOnOff}>
          {off ? words.switchOn : words.switchOff}
        </Button>
        <Button onClick={() => askAnd(words.rotateAsk, words.rotate, async () => void rotate())}>
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
          of={{ url, description, events, expires_on }}
          save={(fields) => saving.mutateAsync({ params, body: { ...fields, on: off === null } })}
          close={() => setEditing(false)}
        />
      )}
      {dialog}
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
