import { Button } from 'antd';
import { useState } from 'react';
import { securityRoutes } from '../../../../contract/account/security.ts';
import { totpRoutes } from '../../../../contract/account/totp.ts';
import type { Reply } from '../../../../contract/schema/route.ts';
import { storeTokens } from '../../../client/session.ts';
import { useSend } from '../../app/queries.ts';
import { useSecondFactorWords } from '../../app/words.ts';
import { useFailureNotice } from '../../parts/failure.ts';
import { FactorForm } from './factor-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import './second-factor.css';

type Shown = Reply<typeof totpRoutes.startTotp>;

interface Props {
  /** A code of the app so far is asked for first. */
  moving?: boolean;
  /** Asks first who is there, where the server wants to know. */
  confirmed?: Confirmed;
  onDone(): void;
  onCancel?: () => void;
}

/** Runs a call, if need be after a proof of who makes it. */
export type Confirmed = <Result>(run: () => Promise<Result>) => Promise<Result>;
const atOnce: Confirmed = (run) => run();

/** Secret, first code, recovery codes: in that order, on one page. */
export function Enrolment({ moving = false, confirmed = atOnce, onDone, onCancel }: Props) {
  const text = useSecondFactorWords();
  const fail = useFailureNotice();
  const start = useSend(totpRoutes.startTotp);
  // every other one ends
  const confirm = useSend({ route: totpRoutes.confirmTotp, makesOld: [securityRoutes.listSessions] });
  const [shown, setShown] = useState<Shown | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const cancel = onCancel && { cancel: { label: text.cancel, onCancel } };

  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (shown)
    return (
      <>
        <p>{text.scan}</p>
        <QrCode text={shown.uri} label={text.picture} />
        <p>
          {text.typed} <code className="totp-secret">{shown.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <FactorForm
          label={text.code}
          submit={text.confirm}
          digits
          onCode={async (code) => {
            const { recovery_codes, tokens } = await confirm.mutateAsync({ body: { code } });
            storeTokens(tokens);
            setCodes(recovery_codes);
          }}
          {...cancel}
        />
      </>
    );
  const begin = async (code: string) =>
    setShown(await confirmed(() => start.mutateAsync({ body: { code } })));
  if (moving) return <FactorForm label={text.proof} submit={text.goOn} onCode={begin} {...cancel} />;
  return (
    <Button type="primary" loading={start.isPending} onClick={() => void begin('').catch(fail)}>
      {text.start}
    </Button>
  );
}
