import { App } from 'antd';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod';
import { authRoutes, verifyCode } from '../../../../contract/auth.ts';
import { securityRoutes } from '../../../../contract/security.ts';
import { CODE_PURPOSES } from '../../../../domain/code.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { Answer } from '../../../backoffice/states.tsx';
import { CallError, call } from '../../../client/call.ts';
import { useUser } from '../../company.ts';
import { pathOf } from '../../screens.ts';
import { useAccountWords } from '../../words.ts';
import { SecuritySubPage } from './security-sub-page.tsx';

const sendType = CODE_PURPOSES.verifyOldEmail;
const { ContractForm, CodeField } = contractForm(z.object({ code: verifyCode }));
const sendCode = () => call(securityRoutes.sendUserCode, { body: { purpose: sendType } });

/** Leads on to the mobile number instead of another e-mail. */
export const FOR_PHONE = '?for=phone';

/** The present e-mail, proved with a code before another one, or a mobile number, is bound. */
export function VerifyEmailPage() {
  const text = useAccountWords().email;
  const { message } = App.useApp();
  const navigate = useNavigate();
  const forPhone = useLocation().search === FOR_PHONE;
  const user = useUser();
  return (
    <SecuritySubPage>
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
                message.success(text.verified);
                navigate(pathOf(forPhone ? 'bindPhone' : 'bindEmail'));
              }}
            >
              <CodeField name="code" send={sendCode} />
              <Submit>{text.next}</Submit>
            </ContractForm>
          </>
        )}
      </Answer>
    </SecuritySubPage>
  );
}
