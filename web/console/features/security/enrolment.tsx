import { Button } from 'antd';
import { useState } from 'react';
import type { Reply } from '../../../../contract/route.ts';
import { totpRoutes } from '../../../../contract/totp.ts';
import { useFailureNotice } from '../../../backoffice/failure.ts';
import { useSend } from '../../../backoffice/queries.ts';
import { storeTokens } from '../../../client/session.ts';
import { useSecurityWords } from '../../words.ts';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Shown = Reply<typeof totpRoutes.startTotp>;

interface Props {
  /** A code of the app so far is asked for first. */
  moving?: boolean;
  onDone(): void;
  onCancel?: () => void;
}

/** Secret, first code, recovery codes: in that order, on one page. */
export function Enrolment({ moving = false, onDone, onCancel }: Props) {
  const text = useSecurityWords();
  const fail = useFailureNotice();
  const start = useSend(totpRoutes.startTotp);
  const confirm = useSend(totpRoutes.confirmTotp);
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
        <CodeForm
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
  const begin = async (code: string) => setShown(await start.mutateAsync({ body: { code } }));
  if (moving) return <CodeForm label={text.proof} submit={text.goOn} onCode={begin} {...cancel} />;
  return (
    <Button type="primary" loading={start.isPending} onClick={() => void begin('').catch(fail)}>
      {text.start}
    </Button>
  );
}
