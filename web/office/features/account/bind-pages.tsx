/** Another e-mail, or a mobile number: each with a code that is sent there. */
import { useNavigate } from 'react-router';
import { securityRoutes } from '../../../../contract/account/security.ts';
import { CODE_PURPOSES } from '../../../../domain/account/code.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import type { FormFrameProps } from '../../../backoffice/form/form-frame.tsx';
import { useSave } from '../../../backoffice/form/saving/use-save.ts';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { call } from '../../../client/call.ts';
import { pathOf } from '../../screens.ts';
import { useAccountWords } from '../../words.ts';
import { setUserEmail, setUserMobile } from './account.queries.ts';
import { SecuritySubPage } from './proof/security-sub-page.tsx';
import { isUnproved, VerifiedFirst } from './proof/verified-first.tsx';

const Email = contractForm(securityRoutes.setUserEmail.body);
const Mobile = contractForm(securityRoutes.setUserMobile.body);
const { bindEmail, bindMobile } = CODE_PURPOSES;

export function BindEmailPage() {
  const text = useAccountWords().email;
  const bind = useBind(useSave(setUserEmail));
  const send = (email: string) => call(securityRoutes.sendUserCode, { body: { purpose: bindEmail, email } });
  return (
    <SecuritySubPage>
      <VerifiedFirst forPhone={false}>
        {(askAgain) => (
          <Email.ContractForm words={text} {...bind(askAgain)}>
            <Email.TextField name="email" validateTrigger="onBlur" type="email" autoComplete="email" />
            <Email.CodeField name="code" to="email" send={provedFirst(send, askAgain)} />
            <Submit>{text.submit}</Submit>
          </Email.ContractForm>
        )}
      </VerifiedFirst>
    </SecuritySubPage>
  );
}

export function BindPhonePage() {
  const text = useAccountWords().phone;
  const bind = useBind(useSave(setUserMobile));
  const send = (mobile: string) =>
    call(securityRoutes.sendUserCode, { body: { purpose: bindMobile, mobile } });
  return (
    <SecuritySubPage>
      <VerifiedFirst forPhone>
        {(askAgain) => (
          <Mobile.ContractForm words={text} {...bind(askAgain)}>
            <Mobile.TextField name="mobile" validateTrigger="onBlur" inputMode="tel" autoComplete="tel" />
            <Mobile.CodeField name="code" to="mobile" send={provedFirst(send, askAgain)} />
            <Submit>{text.submit}</Submit>
          </Mobile.ContractForm>
        )}
      </VerifiedFirst>
    </SecuritySubPage>
  );
}

/** Saves, and goes back to the overview; asks for the proof again where it ran out. */
function useBind<Values>(save: (values: Values) => Promise<unknown>) {
  const navigate = useNavigate();
  const fail = useFailureNotice();
  return (askAgain: () => void): Omit<FormFrameProps<Values>, 'words' | 'children'> => ({
    failureAt: { code_wrong: 'code' },
    onFailure: (error) => (isUnproved(error) ? askAgain() : fail(error)),
    onSubmit: async (values) => {
      await save(values);
      navigate(pathOf('security'));
    },
  });
}

const provedFirst =
  <To,>(send: (to: To) => Promise<unknown>, askAgain: () => void) =>
  (to: To) =>
    send(to).catch((error: unknown) => {
      if (isUnproved(error)) askAgain();
      throw error;
    });
