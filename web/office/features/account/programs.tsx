import { Tag } from 'antd';
import { apiKeyRoutes } from '../../../../contract/account/api-key.ts';
import { webhookRoutes } from '../../../../contract/operator/webhook.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
import { pathOf } from '../../screens.ts';
import { useAccountWords, useApiKeyWords, useWebhookWords } from '../../words.ts';

/** What acts in the owner's name without a session: API keys, and webhooks that are on. */
export function Programs() {
  const keys = useCall(apiKeyRoutes.listApiKeys);
  const webhooks = useCall(webhookRoutes.listWebhooks);
  const text = useAccountWords().security;
  const { expired } = useApiKeyWords();
  const { off } = useWebhookWords();
  return (
    <ul className="sessions">
      <Answer of={keys}>
        {({ items }) =>
          items.map((key) => (
            <ProgramLine
              key={key.id}
              kind={text.key}
              name={`${key.name} (obm_…${key.last_four})`}
              day={key.expires_on}
              ended={key.expired ? expired : undefined}
              to={pathOf('apiKeys')}
            />
          ))
        }
      </Answer>
      <Answer of={webhooks}>
        {({ items }) =>
          items.map((webhook) => (
            <ProgramLine
              key={webhook.id}
              kind={text.webhook}
              name={webhook.url}
              day={webhook.expires_on}
              ended={webhook.off ? off[webhook.off.reason] : undefined}
              to={pathOf('webhook', { id: String(webhook.id) })}
            />
          ))
        }
      </Answer>
    </ul>
  );
}

interface Program {
  kind: string;
  name: string;
  day: string;
  /** In a word, where it is at its end. */
  ended?: string | undefined;
  to: string;
}

function ProgramLine({ kind, name, day, ended, to }: Program) {
  const text = useAccountWords().security;
  return (
    <li>
      <div className="program-name">
        {kind}: <span className="breakable">{name}</span> {ended && <Tag color="error">{ended}</Tag>}
        <div className="quiet numbers">{text.programUntil(day)}</div>
      </div>
      <ButtonLink size="small" to={to}>
        {text.manage}
      </ButtonLink>
    </li>
  );
}
