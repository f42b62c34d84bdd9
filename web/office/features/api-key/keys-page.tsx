/** API keys of the member's own programs (decision 33). */
import { PlusOutlined } from '@ant-design/icons';
import { Button, Card, Empty, Tag } from 'antd';
import { useState } from 'react';
import { type ApiKey, apiKeyRoutes } from '../../../../contract/account/api-key.ts';
import { useConfirmDestroy } from '../../../backoffice/actions/confirm-destroy.tsx';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { day, dayAndTime } from '../../../backoffice/parts/format.ts';
import { ShownOnce } from '../../../backoffice/parts/shown-once.tsx';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { publicUrl } from '../../../client/host.ts';
import { useApiKeyWords } from '../../words.ts';
import { AccountTabs } from '../account/account-tabs.tsx';
import { revokeApiKey } from './api-key.queries.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import './api-key.css';

export function ApiKeysPage() {
  const words = useApiKeyWords();
  const keys = useCall(apiKeyRoutes.listApiKeys);
  const [asking, setAsking] = useState(false);
  const [made, setMade] = useState<string>();
  return (
    <Page
      extra={
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setAsking(true)}>
          {words.add}
        </Button>
      }
    >
      <Card styles={{ body: { paddingTop: 4 } }}>
        <AccountTabs tab="apiKeys" />
        <p className="quiet program-intro">
          {words.intro}{' '}
          <a href={publicUrl('/api/docs')} target="_blank" rel="noreferrer">
            {words.docs}
          </a>
        </p>
        <Answer of={keys}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty description={words.empty} />
            ) : (
              <ul className="program-lines">
                {items.map((key) => (
                  <KeyLine key={key.id} of={key} />
                ))}
              </ul>
            )
          }
        </Answer>
      </Card>
      {asking && <NewKeyDialog close={() => setAsking(false)} onMade={setMade} />}
      {made && (
        <ShownOnce title={words.made} text={words.madeText} secret={made} close={() => setMade(undefined)} />
      )}
    </Page>
  );
}

function KeyLine({
  of: { id, name, scopes, last_four, expires_on, expired, last_used_at, created_at },
}: {
  of: ApiKey;
}) {
  const words = useApiKeyWords();
  const confirm = useConfirmDestroy();
  const revoking = useAction(revokeApiKey, { done: words.revoked });
  const revoke = () =>
    confirm([`${name} (…${last_four})`], {
      title: words.revokeAsk,
      verb: words.revoke,
      destroy: () => revoking.run({ params: { id } }),
    });
  return (
    <li>
      <div className="program-line">
        <div>
          <strong className="breakable">{name}</strong> <code>obm_…{last_four}</code>{' '}
          {expired && <Tag color="error">{words.expired}</Tag>}
        </div>
        <div className="program-scopes">
          {scopes.map((scope) => (
            <Tag key={scope}>{words.scopes[scope]}</Tag>
          ))}
        </div>
        <div className="quiet numbers">
          {last_used_at ? words.used(dayAndTime(last_used_at)) : words.neverUsed} ·{' '}
          {words.since(day(created_at))} · {words.until(expires_on)}
        </div>
      </div>
      <Button danger size="small" aria-label={`${words.revoke}: ${name}`} onClick={revoke}>
        {words.revoke}
      </Button>
    </li>
  );
}
