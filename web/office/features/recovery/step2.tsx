import { Input } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { authRoutes, type Tokens } from '../../../../contract/account/auth.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useSamePassword } from '../../../backoffice/form/rule.ts';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { SignInProblem } from '../../../backoffice/sign-in/sign-in-problem.tsx';
import { TotpForm } from '../../../backoffice/sign-in/totp-form.tsx';
import { CallError, call } from '../../../client/call.ts';
import { storeTokens } from '../../../client/session.ts';
import { verifiedAccount } from '../../account/verified-account.ts';
import { pathOf } from '../../screens.ts';
import { useRecoveryWords } from '../../words.ts';
import { RecoveryFrame } from './frame.tsx';

const { ContractForm, Field } = contractForm(authRoutes.setPassword.body);

const isForConsole = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'staff_sign_in';

export function RecoveryStep2Page() {
  const text = useRecoveryWords();
  const same = useSamePassword();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<unknown>(null);
  const [ticket, setTicket] = useState<string | null>(null);
  const enter = async (tokens: Tokens) => {
    storeTokens(tokens);
    navigate(pathOf('recovered'));
  };

  const refuse = (error: unknown) => {
    if (error instanceof CallError && error.code === 'verify_first') navigate(pathOf('recovery'));
    else if (error instanceof CallError && error.ticket) setTicket(error.ticket);
    else setProblem(error);
  };
  if (ticket)
    return (
      <RecoveryFrame step={1}>
        <p>{text.isSet}</p>
        <TotpForm ticket={ticket} onTokens={enter} />
      </RecoveryFrame>
    );
  return (
    <RecoveryFrame step={1}>
      <p>{text.verified(verifiedAccount() ?? '')}</p>
      <ContractForm
        words={text}
        size="large"
        onFailure={refuse}
        onSubmit={async (body) => {
          setProblem(null);
          await enter(await call(authRoutes.setPassword, { body }));
        }}
      >
        <Field name="password">
          <Input.Password
            maxLength={16}
            autoComplete="new-password"
            placeholder={text.passwordHint}
            autoFocus
          />
        </Field>
        <Field name="confirm_password" label={text.confirm} dependencies={['password']} rules={[same]}>
          <Input.Password maxLength={16} autoComplete="new-password" />
        </Field>
        <Submit block>{text.done}</Submit>
        {problem !== null && (
          <SignInProblem
            error={problem}
            more={isForConsole(problem) ? text.isSetForConsole : undefined}
            className="form-alert-below"
          />
        )}
      </ContractForm>
    </RecoveryFrame>
  );
}
