/** A member's webhooks (decision 33). */
import { PlusOutlined } from '@ant-design/icons';
import { Button, Card, Empty } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { type Webhook, webhookRoutes } from '../../../../contract/operator/webhook.ts';
import { useCall, useSend } from '../../../backoffice/app/queries.ts';
import { ShownOnce } from '../../../backoffice/parts/shown-once.tsx';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { pathOf } from '../../screens.ts';
import { useWebhookWords } from '../../words.ts';
import { AccountTabs } from '../account/account-tabs.tsx';
import { StateTag } from './state-tag.tsx';
import { createWebhook } from './webhook.queries.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import '../api-key/api-key.css';
import { useLimits } from '../../../backoffice/shell/mode-line.tsx';

export function WebhooksPage() {
  const words = useWebhookWords();
  const webhooks = useCall(webhookRoutes.listWebhooks);
  const [asking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string>();
  const send = useSend(createWebhook);
  const most = useLimits().webhooks_most;
  const isFull = (webhooks.data?.items.length ?? 0) >= most;
  return (
    <Page
      extra={
        <Button type="primary" icon={<PlusOutlined />} disabled={isFull} onClick={() => setAsking(true)}>
          {words.add}
        </Button>
      }
    >
      <Card styles={{ body: { paddingTop: 4 } }}>
        <AccountTabs tab="webhooks" />
        <p className="quiet">{words.intro(most)}</p>
        <Answer of={webhooks}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty description={words.empty} />
            ) : (
              <ul className="program-lines">
                {items.map((webhook) => (
                  <WebhookLine key={webhook.id} of={webhook} />
                ))}
              </ul>
            )
          }
        </Answer>
      </Card>
      {asking && (
        <WebhookDialog
          title={words.add}
          verb={words.create}
          save={async (body) => setSecret((await send.mutateAsync({ body })).secret)}
          close={() => setAsking(false)}
        />
      )}
      {secret && (
        <ShownOnce
          title={words.secret}
          text={words.secretText}
          secret={secret}
          close={() => setSecret(undefined)}
        />
      )}
    </Page>
  );
}

function WebhookLine({ of }: { of: Webhook }) {
  const words = useWebhookWords();
  return (
    <li>
      <div className="program-line">
        <div className="breakable">
          <Link to={pathOf('webhook', { id: String(of.id) })}>{of.url}</Link>
        </div>
        {of.description && <div className="breakable">{of.description}</div>}
        <div className="quiet">{of.events.map((type) => words.events[type]).join(words.and)}</div>
        <div className="quiet numbers">{words.lastDay(of.expires_on)}</div>
      </div>
      <StateTag of={of} />
    </li>
  );
}
