import { Checkbox, Input } from 'antd';
import { useNavigate } from 'react-router';
import { securityRoutes } from '../../../../contract/account/security.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { useSamePassword } from '../../../backoffice/form/rule.ts';
import { useSave } from '../../../backoffice/form/saving/use-save.ts';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { storeTokens } from '../../../client/session.ts';
import { pathOf } from '../../screens.ts';
import { useAccountWords } from '../../words.ts';
import { SecuritySubPage } from './proof/security-sub-page.tsx';

const { ContractForm, Field } = contractForm(securityRoutes.changePassword.body);

export function PasswordPage() {
  const account = useAccountWords();
  const text = account.password;
  const same = useSamePassword();
  const navigate = useNavigate();
  const save = useSave(securityRoutes.changePassword);
  return (
    <SecuritySubPage>
      <ContractForm
        words={text}
        initialValues={{ end_programs: true }}
        failureAt={{ password_wrong: 'old_password' }}
        onSubmit={async (body) => {
          storeTokens(await save(body));
          navigate(pathOf('security'));
        }}
      >
        <Field name="old_password">
          <Input.Password autoComplete="current-password" />
        </Field>
        <Field name="password" extra={text.hint}>
          <Input.Password maxLength={16} autoComplete="new-password" />
        </Field>
        <Field name="confirm_password" dependencies={['password']} rules={[same]}>
          <Input.Password maxLength={16} autoComplete="new-password" />
        </Field>
        <Field name="end_programs" valuePropName="checked" extra={text.endProgramsHint}>
          <Checkbox>{text.endPrograms}</Checkbox>
        </Field>
        <Submit>{text.submit}</Submit>
      </ContractForm>
    </SecuritySubPage>
  );
}
