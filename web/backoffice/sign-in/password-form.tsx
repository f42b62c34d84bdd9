import { Form, Input } from 'antd';
import { useState } from 'react';
import { authRoutes, type Tokens } from '../../../contract/account/auth.ts';
import { CallError, call } from '../../client/call.ts';
import { useBackofficeWords } from '../app/words.ts';
import { contractForm } from '../form/contract-form.tsx';
import { Submit } from '../form/submit.tsx';
import { CaptchaInput } from './captcha.tsx';
import { withProof } from './proof-of-work.ts';
import { SignInProblem } from './sign-in-problem.tsx';

const { ContractForm, Field, TextField } = contractForm(authRoutes.login.body);

interface Props {
  onTokens(tokens: Tokens): Promise<void>;
  /** The password was right, and a second factor is asked for. */
  onTicket(ticket: string): void;
}

export function PasswordForm({ onTokens, onTicket }: Props) {
  const words = useBackofficeWords().signIn;
  const [form] = Form.useForm();
  const [stamp, setStamp] = useState(Date.now);
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const filled = Form.useWatch(
    ({ email, password, verify_code }) => Boolean(email && password && verify_code),
    form,
  );

  const renew = () => {
    setStamp(Date.now());
    form.setFieldValue('verify_code', '');
  };
  const refuse = (error: unknown) => {
    if (error instanceof CallError && error.ticket) return onTicket(error.ticket);
    setProblem(error);
    renew();
  };
  const pause = problem instanceof CallError && problem.retryAfter;
  return (
    <ContractForm
      form={form}
      words={words}
      size="large"
      requiredMark={false}
      notify={false}
      onFailure={refuse}
      onSubmit={async (body) => {
        setProblem(null);
        await onTokens(
          await withProof((proof) => call(authRoutes.login, { body: { ...body, proof } }), setWorking),
        );
      }}
    >
      {problem !== null && (
        <SignInProblem error={problem} more={pause ? words.pause(Math.ceil(pause / 60)) : undefined} />
      )}
      <TextField name="email" label={words.account} type="email" autoComplete="username" autoFocus />
      <Field name="password">
        <Input.Password autoComplete="current-password" />
      </Field>
      <Field name="verify_code" label={words.code}>
        <CaptchaInput maxLength={10} stamp={stamp} renew={renew} />
      </Field>
      <Submit block disabled={!filled}>
        {words.submit}
      </Submit>
      <p role="status" className="quiet">
        {working && words.working}
      </p>
    </ContractForm>
  );
}
