import { Alert } from 'antd';
import { useState } from 'react';
import type { Tokens } from '../../../contract/account/auth.ts';
import { totpRoutes } from '../../../contract/account/totp.ts';
import { call } from '../../client/call.ts';
import { useBackofficeWords } from '../app/words.ts';
import { contractForm } from '../form/contract-form.tsx';
import { Submit } from '../form/submit.tsx';

const { ContractForm, TextField } = contractForm(totpRoutes.signInWithTotp.body);

/** The second half of signing in, where the account has a second factor. */
export function TotpForm({ ticket, onTokens }: { ticket: string; onTokens(tokens: Tokens): Promise<void> }) {
  const words = useBackofficeWords().signIn;
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <ContractForm
      words={{ code: words.totp }}
      size="large"
      requiredMark={false}
      notify={false}
      initialValues={{ ticket }}
      onFailure={(error) => setProblem((error as Error).message)}
      onSubmit={async ({ code }) => {
        setProblem(null);
        await onTokens(await call(totpRoutes.signInWithTotp, { body: { ticket, code } }));
      }}
    >
      {problem && <Alert type="error" showIcon title={problem} className="form-alert" />}
      <TextField
        name="code"
        extra={words.totpHint}
        autoComplete="one-time-code"
        autoFocus
        spellCheck={false}
        maxLength={20}
      />
      <Submit block>{words.submit}</Submit>
    </ContractForm>
  );
}
