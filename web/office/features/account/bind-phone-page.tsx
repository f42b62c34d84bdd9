import { Input } from 'antd';
import { useNavigate } from 'react-router';
import { securityRoutes } from '../../../../contract/account/security.ts';
import { CODE_PURPOSES } from '../../../../domain/account/code.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { useSave } from '../../../backoffice/form/use-save.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { call } from '../../../client/call.ts';
import { pathOf } from '../../screens.ts';
import { useAccountWords } from '../../words.ts';
import { setUserMobile } from './account.queries.ts';
import { SecuritySubPage } from './security-sub-page.tsx';
import { isUnproved, VerifiedFirst } from './verified-first.tsx';

const { ContractForm, Field, CodeField } = contractForm(securityRoutes.setUserMobile.body);
const sendCode = (mobile: string) =>
  call(securityRoutes.sendUserCode, { body: { purpose: CODE_PURPOSES.bindMobile, mobile } });

export function BindPhonePage() {
  const text = useAccountWords().phone;
  const navigate = useNavigate();
  const save = useSave(setUserMobile);
  const fail = useFailureNotice();
  return (
    <SecuritySubPage>
      <VerifiedFirst forPhone={true}>
        {(askAgain) => (
          <ContractForm
            words={text}
            failureAt={{ code_wrong: 'code' }}
            onFailure={(error) => (isUnproved(error) ? askAgain() : fail(error))}
            onSubmit={async (body) => {
              await save(body);
              navigate(pathOf('security'));
            }}
          >
            <Field name="mobile" validateTrigger="onBlur">
              <Input inputMode="tel" autoComplete="tel" />
            </Field>
            <CodeField
              name="code"
              to="mobile"
              send={(to) =>
                sendCode(to).catch((error: unknown) => {
                  if (isUnproved(error)) askAgain();
                  throw error;
                })
              }
            />
            <Submit>{text.submit}</Submit>
          </ContractForm>
        )}
      </VerifiedFirst>
    </SecuritySubPage>
  );
}
