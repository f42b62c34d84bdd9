import { Form } from 'antd';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod';
import { authRoutes } from '../../../../contract/account/auth.ts';
import { CODE_PURPOSES } from '../../../../domain/account/code.ts';
import { isEmail, isMobile } from '../../../../domain/account/identity.ts';
import { bareNumber } from '../../../../domain/text/telephone.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { withProof } from '../../../backoffice/sign-in/proof-of-work.ts';
import { CallError, call } from '../../../client/call.ts';
import { language } from '../../../client/language.ts';
import { signInPath } from '../../../client/sign-in-path.ts';
import { keepVerifiedAccount } from '../../account/verified-account.ts';
import { pathOf } from '../../screens.ts';
import { useRecoveryWords } from '../../words.ts';
import { RecoveryFrame } from './frame.tsx';

const purpose = CODE_PURPOSES.recovery;
/** An e-mail or a mobile number, each with a call of its own. */
const { ContractForm, TextField, CodeField } = contractForm(
  z.object({ account: z.string().max(50).optional(), code: z.string().max(50).optional() }),
);

const sendCode = (account: string) =>
  withProof((proof) =>
    isEmail(account)
      ? call(authRoutes.sendEmail, { body: { email: account, send_type: purpose, proof } })
      : call(authRoutes.sendSms, { body: { phone: account, send_type: purpose, proof } }),
  );

/** Gives the reason of a refusal, or an empty text. */
const verify = (account: string, verify_code: string) =>
  isEmail(account)
    ? call(authRoutes.verifyEmail, { body: { email: account, verify_code, sendType: purpose } })
    : call(authRoutes.verifyPhone, { body: { mobile: account, verify_code, sendType: purpose } });

export function RecoveryStep1Page() {
  const text = useRecoveryWords();
  const navigate = useNavigate();
  const [form] = Form.useForm();
  const filled = Form.useWatch(({ account, code }) => Boolean(account?.trim() && code), form);

  const check = async (_: unknown, value = '') => {
    const typed = value.trim();
    if (!typed) throw new Error(text.accountEmpty);
    if (!isEmail(typed) && !isMobile(bareNumber(typed))) throw new Error(text.accountFormat);
    if (isEmail(typed)) {
      const { status } = await call(authRoutes.checkEmail, { body: { email: typed } });
      if (status) throw new Error(text.unknownEmail);
    } else {
      const { status, msg } = await call(authRoutes.checkPhone, { body: { phone: typed } });
      if (!status) throw new Error(msg);
    }
  };
  return (
    <RecoveryFrame step={0}>
      <ContractForm
        form={form}
        size="large"
        words={text}
        notify={false}
        failureAt="code"
        onSubmit={async ({ account = '', code = '' }) => {
          const refusal = await verify(account.trim(), code);
          if (refusal) throw new CallError(422, { error: refusal });
          keepVerifiedAccount(account.trim());
          navigate(pathOf('recoveryPassword'));
        }}
      >
        <TextField
          name="account"
          validateTrigger="onBlur"
          rules={[{ validator: check }]}
          autoComplete="username"
          autoFocus
        />
        <CodeField name="code" to="account" send={sendCode} inputMode="text" />
        <Submit block disabled={!filled}>
          {text.next}
        </Submit>
        <div className="auth-links">
          <Link to={signInPath(language())}>{text.signIn}</Link>
        </div>
      </ContractForm>
    </RecoveryFrame>
  );
}
