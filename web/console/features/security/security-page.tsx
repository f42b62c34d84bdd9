import { Button, Card, Space } from 'antd';
import { useState } from 'react';
import { type TotpState, totpRoutes } from '../../../../contract/totp.ts';
import { day } from '../../../backoffice/format.ts';
import { useCall, useSend } from '../../../backoffice/queries.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { useSecurityWords } from '../../words.ts';
import { CodeForm } from './code-form.tsx';
import { Enrolment } from './enrolment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The state of the second factor, and what its owner does with it. */
export function SecurityPage() {
  const text = useSecurityWords();
  const state = useCall(totpRoutes.getTotp);
  return (
    <Page>
      <Card title={text.title}>
        <Answer of={state}>
          {(totp) => <SecondFactor totp={totp} refresh={() => void state.refetch()} />}
        </Answer>
      </Card>
    </Page>
  );
}

function SecondFactor({ totp, refresh }: { totp: TotpState; refresh(): void }) {
  const text = useSecurityWords();
  const [doing, setDoing] = useState<'enrol' | 'codes' | null>(null);
  const end = () => {
    setDoing(null);
    refresh();
  };
  if (!totp.enrolled_at)
    return (
      <>
        <p>{text.none}</p>
        <Enrolment onDone={end} />
      </>
    );
  if (doing === 'enrol') return <Enrolment moving onDone={end} onCancel={end} />;
  if (doing === 'codes') return <NewCodes onDone={end} />;
  return (
    <>
      <p>
        {text.since(day(totp.enrolled_at))} {text.left(totp.recovery_codes_left)}
      </p>
      <Space wrap>
        <Button onClick={() => setDoing('codes')}>{text.newCodes}</Button>
        <Button onClick={() => setDoing('enrol')}>{text.move}</Button>
      </Space>
    </>
  );
}

function NewCodes({ onDone }: { onDone(): void }) {
  const text = useSecurityWords();
  const renew = useSend(totpRoutes.renewRecoveryCodes);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <CodeForm
      label={text.proof}
      submit={text.newCodes}
      onCode={async (code) => setCodes((await renew.mutateAsync({ body: { code } })).recovery_codes)}
      cancel={{ label: text.cancel, onCancel: onDone }}
    />
  );
}
