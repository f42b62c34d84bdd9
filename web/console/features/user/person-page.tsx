import { Alert, App, Button, Tabs } from 'antd';
import { Link, useParams, useSearchParams } from 'react-router';
import { type Person, peopleRoutes } from '../../../../contract/operator/people.ts';
import { useAction } from '../../../backoffice/actions/use-action.ts';
import { useCall } from '../../../backoffice/app/queries.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { FactGrid } from '../../../backoffice/parts/facts/fact-grid.tsx';
import { SectionCard } from '../../../backoffice/parts/facts/section-card.tsx';
import { dayAndTime } from '../../../backoffice/parts/format.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { StatusTag } from '../../../backoffice/status/status-tag.tsx';
import { pathOf } from '../../screens.ts';
import { useStaff } from '../../staff.ts';
import { usePeopleWords, useUserWords } from '../../words.ts';
import { endSessionOfUser, endSessionsOfUser, resetTotpOfUser } from '../company/company.queries.ts';
import { Standing } from '../company/standing.tsx';
import { LogTab } from '../company/tabs/log-tab.tsx';
import { NotesTab } from '../company/tabs/notes-tab.tsx';
import { TierTag } from '../company/tier-tag.tsx';

const TABS = ['account', 'sessions', 'notes', 'log'] as const;

/** Everything about one account. */
export function PersonPage() {
  const id = Number(useParams().id) || 0;
  const person = useCall(peopleRoutes.getPerson, { params: { id } });
  return (
    <Page title={person.data?.name}>
      <Answer of={person}>{(data) => <Account key={id} person={data} />}</Answer>
    </Page>
  );
}

function Account({ person }: { person: Person }) {
  const words = usePeopleWords();
  const [address, setAddress] = useSearchParams();
  const tab = TABS.find((one) => one === address.get('tab')) ?? 'account';
  return (
    <div className="stack">
      {person.ban && (
        <Alert
          type="error"
          showIcon
          title={words.bannedSince(dayAndTime(person.ban.at), person.ban.by ?? '')}
          description={person.ban.note}
        />
      )}
      <Tabs
        activeKey={tab}
        onChange={(next) => setAddress({ tab: next })}
        items={TABS.map((key) => ({ key, label: words.tabs[key] }))}
      />
      {tab === 'account' && <AccountTab person={person} />}
      {tab === 'sessions' && <SessionsTab person={person} />}
      {tab === 'notes' && <NotesTab user={person.id} />}
      {tab === 'log' && <LogTab user={person.id} />}
    </div>
  );
}

function AccountTab({ person }: { person: Person }) {
  const words = usePeopleWords();
  const user = useUserWords();
  const kit = useBackofficeWords();
  const { company } = person;
  return (
    <SectionCard title={words.account} extra={person.may_act && <Standing user={person} operator />}>
      <FactGrid
        facts={[
          { key: 'name', label: user.name, children: person.name },
          { key: 'email', label: user.email, children: person.email },
          {
            key: 'mobile',
            label: words.mobile,
            children: person.mobile
              ? `${person.mobile} (${person.mobile_verified ? words.confirmed : words.unconfirmed})`
              : kit.none,
          },
          { key: 'number', label: words.number, children: person.id },
          { key: 'role', label: user.role, children: user.roles[person.role] },
          { key: 'status', label: user.status, children: <StatusTag of="account" status={person.status} /> },
          { key: 'language', label: words.language, children: words.languages[person.language] },
          { key: 'created', label: user.created, children: dayAndTime(person.created_at) },
          {
            key: 'login',
            label: words.lastSignIn,
            children: person.login_at ? dayAndTime(person.login_at) : kit.none,
          },
          {
            key: 'company',
            label: user.company,
            children: company ? (
              <span className="row">
                <Link to={pathOf('company', { id: company.id })}>{company.name}</Link>
                {company.type === 1 && <StatusTag of="certification" status={company.certification} />}
                <TierTag tier={company.tier} />
              </span>
            ) : (
              kit.none
            ),
            wide: true,
          },
        ]}
      />
    </SectionCard>
  );
}

function SessionsTab({ person }: { person: Person }) {
  const words = usePeopleWords();
  const kit = useBackofficeWords();
  const { modal } = App.useApp();
  const staff = useStaff().data;
  const sessions = useCall(peopleRoutes.listSessionsOfUser, { params: { id: person.id } });
  const end = useAction(endSessionOfUser, { done: words.sessionEnded });
  const endAll = useAction(endSessionsOfUser, { done: words.sessionsEnded });
  const reset = useAction(resetTotpOfUser, { done: words.totpReset });
  const params = { id: person.id };
  const mayReset = staff?.role === 'administrator' && staff.id !== person.id && person.totp_since !== null;
  return (
    <>
      <SectionCard
        title={words.secondFactor}
        extra={
          mayReset && (
            <Button
              danger
              onClick={() =>
                modal.confirm({
                  title: words.resetTotp,
                  content: words.resetTotpHint(person.email),
                  okText: words.resetTotp,
                  okButtonProps: { danger: true },
                  onOk: () => reset.run({ params }),
                })
              }
            >
              {words.resetTotp}
            </Button>
          )
        }
      >
        {person.totp_since ? words.totpSince(dayAndTime(person.totp_since)) : words.noTotp}
      </SectionCard>
      <SectionCard
        title={words.tabs.sessions}
        extra={
          person.may_act && (
            <Button danger disabled={endAll.busy} onClick={() => void endAll.run({ params })}>
              {words.endAll}
            </Button>
          )
        }
      >
        <Answer of={sessions}>
          {({ items }) =>
            items.length === 0 ? (
              <span className="quiet">{words.noSession}</span>
            ) : (
              <ul className="plain-list">
                {items.map(({ id, browser, address, seen_at }) => (
                  <li key={id} className="row">
                    <span>{browser || kit.none}</span>
                    <span className="quiet">{address}</span>
                    <span className="quiet numbers">{words.lastSeen(dayAndTime(seen_at))}</span>
                    {person.may_act && (
                      <Button
                        type="link"
                        danger
                        className="link-button"
                        disabled={end.busy}
                        onClick={() => void end.run({ params: { ...params, session: id } })}
                      >
                        {words.endSession}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </Answer>
      </SectionCard>
    </>
  );
}
