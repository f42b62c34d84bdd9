import { Form } from 'antd';
import { useState } from 'react';
import { authRoutes, type Tokens } from '../../../contract/account/auth.ts';
import { CODE_PURPOSES } from '../../../domain/account/code.ts';
import { CallError, call } from '../../client/call.ts';
import { useBackofficeWords } from '../app/words.ts';
import { contractForm } from '../form/contract-form.tsx';
import { Submit } from '../form/submit.tsx';
import { withProof } from './proof-of-work.ts';
import { SignInProblem } from './sign-in-problem.tsx';

const { ContractForm, TextField, CodeField } = contractForm(authRoutes.loginByCode.body);
const sendCode = (email: string) =>
  withProof((proof) =>
    call(authRoutes.sendEmail, { body: { email, send_type: CODE_PURPOSES.signIn, proof } }),
  );

/** For those who cannot read the picture (decision 17). */
interface Props {
  onTokens(tokens: Tokens): Promise<void>;
  /** The code was right, and a second factor is asked for. */
  onTicket(ticket: string): void;
}

export function CodeForm({ onTokens, onTicket }: Props) {
  const words = useBackofficeWords().signIn;
  const [form] = Form.useForm();
  const [problem, setProblem] = useState<unknown>(null);
  const filled = Form.useWatch(({ email, verify_code }) => Boolean(email && verify_code), form);
  return (
    <ContractForm
      form={form}
      words={words}
      size="large"
      requiredMark={false}
      notify={false}
      onFailure={(error) => {
        if (error instanceof CallError && error.ticket) onTicket(error.ticket);
        else setProblem(error);
      }}
      onSubmit={async (body) => {
        setProblem(null);
        await onTokens(await call(authRoutes.loginByCode, { body }));
      }}
    >
      {problem !== null && <SignInProblem error={problem} />}
      <TextField
        name="email"
        label={words.account}
        validateTrigger="onBlur"
        type="email"
        autoComplete="username"
        autoFocus
      />
      <CodeField name="verify_code" label={words.emailCode} to="email" send={sendCode} maxLength={10} />
      <Submit block disabled={!filled}>
        {words.submit}
      </Submit>
    </ContractForm>
  );
}
