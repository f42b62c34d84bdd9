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
import { setUserEmail } from './account.queries.ts';
import { SecuritySubPage } from './security-sub-page.tsx';
import { isUnproved, VerifiedFirst } from './verified-first.tsx';

const { ContractForm, Field, CodeField } = contractForm(securityRoutes.setUserEmail.body);
const sendCode = (email: string) =>
  call(securityRoutes.sendUserCode, { body: { purpose: CODE_PURPOSES.bindEmail, email } });

export function BindEmailPage() {
  const text = useAccountWords().email;
  const navigate = useNavigate();
  const save = useSave(setUserEmail);
  const fail = useFailureNotice();
  return (
    <SecuritySubPage>
      <VerifiedFirst forPhone={false}>
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
            <Field name="email" validateTrigger="onBlur">
              <Input type="email" autoComplete="email" />
            </Field>
            <CodeField
              name="code"
              to="email"
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
