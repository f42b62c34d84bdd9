import { App, Button, Card, Checkbox } from 'antd';
import { type ReactNode, useRef } from 'react';
import { authRoutes } from '../../../../contract/account/auth.ts';
import { totpRoutes } from '../../../../contract/account/totp.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { leaveToSignIn } from '../../../backoffice/app/leave.ts';
import { useCall, useSend } from '../../../backoffice/app/queries.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { day } from '../../../backoffice/parts/format.ts';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { ButtonLink } from '../../../backoffice/routing/button-link.tsx';
import { Page } from '../../../backoffice/shell/page.tsx';
import { useCompany, useUser } from '../../account/company.ts';
import { pathOf } from '../../screens.ts';
import { useAccountWords } from '../../words.ts';
import { AccountTabs } from './account-tabs.tsx';
import { FOR_PHONE } from './email/verify-email-page.tsx';
import { Programs } from './programs.tsx';
import { Sessions } from './sessions.tsx';
import './account.css';

export function SecurityPage() {
  const account = useAccountWords();
  const text = account.security;
  const user = useUser();
  const factor = useCall(totpRoutes.getTotp);
  const company = useCompany();
  const to = (
    page: 'verifyEmail' | 'password' | 'secondFactor' | 'cancelAccount',
    label: string,
    query = '',
  ) => <ButtonLink to={pathOf(page) + query}>{label}</ButtonLink>;
  return (
    <Page>
      <Card styles={{ body: { paddingTop: 4 } }}>
        <AccountTabs tab="security" />
        <Answer of={user}>
          {({ email, mobile, mobileVerified }) => (
            <div>
              <Line
                title={text.email}
                value={email}
                text={text.emailText}
                action={to('verifyEmail', text.change)}
              />
              <Line
                title={text.mobile}
                value={mobileVerified ? (mobile ?? '') : text.none}
                text={text.mobileText}
                action={to('verifyEmail', mobileVerified ? text.change : text.bind, FOR_PHONE)}
              />
              <Line title={text.password} text={text.passwordText} action={to('password', text.change)} />
              <Answer of={factor}>
                {({ enrolled_at }) => (
                  <Line
                    title={text.factor}
                    value={enrolled_at ? text.factorOn(day(enrolled_at)) : text.factorOff}
                    text={text.factorText}
                    action={to('secondFactor', enrolled_at ? text.manage : text.setUp)}
                  />
                )}
              </Answer>
              <Line title={text.sessions} text={text.sessionsText} action={<EndSessions />} />
              <Sessions />
              {company.data && <Programs />}
              <Line title={text.cancel} text={text.cancelText} action={to('cancelAccount', text.cancel)} />
            </div>
          )}
        </Answer>
      </Card>
    </Page>
  );
}

function Line({
  title,
  value,
  text,
  action,
}: {
  title: string;
  value?: string;
  text: string;
  action: ReactNode;
}) {
  return (
    <section className="security-line">
      <div>
        <h2>{title}</h2>
        {value && <div className="numbers">{value}</div>}
        <div className="quiet">{text}</div>
      </div>
      {action}
    </section>
  );
}

function EndSessions() {
  const text = useAccountWords().security;
  const { language } = useLanguage();
  const { modal } = App.useApp();
  const fail = useFailureNotice();
  const send = useSend(authRoutes.logoutEverywhere);
  const programs = useRef(true);
  const confirmEnd = () => {
    programs.current = true;
    modal.confirm({
      title: text.endAsk,
      content: (
        <>
          <Checkbox
            defaultChecked
            onChange={({ target }) => {
              programs.current = target.checked;
            }}
          >
            {text.endPrograms}
          </Checkbox>
          <p className="quiet">{text.endProgramsHint}</p>
        </>
      ),
      onOk: () =>
        send
          .mutateAsync({ body: { end_programs: programs.current } })
          .then(() => leaveToSignIn(language), fail),
    });
  };
  return <Button onClick={confirmEnd}>{text.endSessions}</Button>;
}
