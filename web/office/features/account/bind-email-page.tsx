import { App, Input } from 'antd';
import { useNavigate } from 'react-router';
import { securityRoutes } from '../../../../contract/security.ts';
import { CODE_PURPOSES } from '../../../../domain/code.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { useSave } from '../../../backoffice/form/use-save.ts';
import { CallError, call } from '../../../client/call.ts';
import { pathOf } from '../../screens.ts';
import { useAccountWords } from '../../words.ts';
import { setUserEmail } from './account.queries.ts';
import { SecuritySubPage } from './security-sub-page.tsx';

const { ContractForm, Field, CodeField } = contractForm(securityRoutes.setUserEmail.body);
const sendCode = (email: string) =>
  call(securityRoutes.sendUserCode, { body: { purpose: CODE_PURPOSES.bindEmail, email } });

export function BindEmailPage() {
  const text = useAccountWords().email;
  const { message } = App.useApp();
  const navigate = useNavigate();
  const save = useSave(setUserEmail);
  const refuse = (error: unknown) => {
    message.error((error as Error).message);
    if (error instanceof CallError && error.code === 'verify_old_email') navigate(pathOf('verifyEmail'));
  };
  return (
    <SecuritySubPage>
      <ContractForm
        words={text}
        failureAt={{ code_wrong: 'code' }}
        onFailure={refuse}
        onSubmit={async (body) => {
          await save(body);
          navigate(pathOf('security'));
        }}
      >
        <Field name="email" validateTrigger="onBlur">
          <Input type="email" autoComplete="email" />
        </Field>
        <CodeField name="code" to="email" send={sendCode} />
        <Submit>{text.submit}</Submit>
      </ContractForm>
    </SecuritySubPage>
  );
}
