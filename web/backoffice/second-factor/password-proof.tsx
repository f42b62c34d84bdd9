import { Input } from 'antd';
import { totpRoutes } from '../../../contract/totp.ts';
import { contractForm } from '../form/contract-form.tsx';
import { Submit } from '../form/submit.tsx';
import { useSecondFactorWords } from '../words.ts';

const { ContractForm, Field } = contractForm(totpRoutes.startTotp.body);

/** That whoever sits here is the owner, and has not just found the browser signed in. */
export function PasswordProof({ onPassword }: { onPassword(password: string): Promise<unknown> }) {
  const text = useSecondFactorWords();
  return (
    <ContractForm
      words={{ password: text.password }}
      notify={false}
      failureAt="password"
      requiredMark={false}
      className="form-narrow"
      onSubmit={({ password = '' }) => onPassword(password)}
    >
      <Field name="password">
        <Input.Password maxLength={16} autoComplete="current-password" />
      </Field>
      <Submit>{text.start}</Submit>
    </ContractForm>
  );
}
