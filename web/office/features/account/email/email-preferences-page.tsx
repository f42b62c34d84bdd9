/** How often a member is e-mailed about each topic (decision 20). */
import { Card, Radio } from 'antd';
import type { ReactNode } from 'react';
import { type EmailPreference, emailRoutes } from '../../../../../contract/account/email.ts';
import { useAction } from '../../../../backoffice/actions/use-action.ts';
import { useCall } from '../../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../../backoffice/app/words.ts';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { Page } from '../../../../backoffice/shell/page.tsx';
import { useEmailWords } from '../../../words.ts';
import { AccountTabs } from '../account-tabs.tsx';
import { setEmailPreference } from './email-preferences.queries.ts';
import '../account.css';

export function EmailPreferencesPage() {
  const words = useEmailWords();
  const preferences = useCall(emailRoutes.listEmailPreferences);
  return (
    <Page>
      <Card styles={{ body: { paddingTop: 4 } }}>
        <AccountTabs tab="emails" />
        <p className="quiet">{words.intro}</p>
        <Answer of={preferences}>
          {(topics) => (
            <>
              <div className="email-topics">
                {topics.map((preference) => (
                  <Topic key={preference.topic} preference={preference} />
                ))}
                <Line title={words.always} hint={words.alwaysHint}>
                  <span className="quiet">{words.alwaysValue}</span>
                </Line>
              </div>
              <p className="quiet">{words.digests}</p>
            </>
          )}
        </Answer>
      </Card>
    </Page>
  );
}

function Topic({ preference: { topic, frequency, choices } }: { preference: EmailPreference }) {
  const words = useEmailWords();
  const kit = useBackofficeWords();
  const { run, busy } = useAction(setEmailPreference, { done: kit.updated });
  const nameOf = (choice: EmailPreference['frequency']) =>
    topic === 'saved' && choice === 'each' ? words.asChosen : words.often[choice];
  return (
    <Line title={words.topics[topic]} hint={words.hints[topic]}>
      <Radio.Group
        aria-label={words.topics[topic]}
        optionType="button"
        value={frequency}
        disabled={busy}
        options={choices.map((value) => ({ value, label: nameOf(value) }))}
        onChange={({ target }) => run({ params: { topic }, body: { frequency: target.value } })}
      />
    </Line>
  );
}

function Line({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <section className="security-line">
      <div>
        <h2>{title}</h2>
        <div className="quiet">{hint}</div>
      </div>
      {children}
    </section>
  );
}
