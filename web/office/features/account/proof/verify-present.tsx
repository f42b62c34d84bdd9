import { App } from 'antd';
import * as z from 'zod';
import { authRoutes, verifyCode } from '../../../../../contract/account/auth.ts';
import { securityRoutes } from '../../../../../contract/account/security.ts';
import { CODE_PURPOSES } from '../../../../../domain/account/code.ts';
import { contractForm } from '../../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../../backoffice/form/submit.tsx';
import { Answer } from '../../../../backoffice/parts/states.tsx';
import { CallError, call } from '../../../../client/call.ts';
import { useUser } from '../../../account/company.ts';
import { useAccountWords } from '../../../words.ts';

const sendType = CODE_PURPOSES.verifyOldEmail;
const { ContractForm, CodeField } = contractForm(z.object({ code: verifyCode }));
const sendCode = () => call(securityRoutes.sendUserCode, { body: { purpose: sendType } });

interface Props {
  /** What is bound afterwards: a mobile number, or another e-mail. */
  forPhone: boolean;
  onVerified(): void;
}

/** The present e-mail, proved with a code before another one, or a mobile number, is bound. */
export function VerifyPresent({ forPhone, onVerified }: Props) {
  const text = useAccountWords().email;
  const { message } = App.useApp();
  const user = useUser();
  return (
    <Answer of={user}>
      {({ email }) => (
        <>
          <p>
            {text.present} <strong>{email}</strong>
          </p>
          <p className="quiet">{forPhone ? text.verifyForPhone : text.verifyText}</p>
          <ContractForm
            words={text}
            failureAt="code"
            onSubmit={async ({ code }) => {
              const body = { email, verify_code: code, sendType };
              const refusal = await call(authRoutes.verifyEmail, { body });
              if (refusal) throw new CallError(422, { error: refusal });
              message.success(forPhone ? text.verifiedForPhone : text.verified);
              onVerified();
            }}
          >
            <CodeField name="code" send={sendCode} />
            <Submit>{forPhone ? text.nextForPhone : text.next}</Submit>
          </ContractForm>
        </>
      )}
    </Answer>
  );
}
