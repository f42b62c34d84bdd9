import { Button, Space } from 'antd';
import { totpRoutes } from '../../../../contract/account/totp.ts';
import { contractForm } from '../../form/contract-form.tsx';
import { Submit } from '../../form/submit.tsx';

const { ContractForm, TextField } = contractForm(totpRoutes.confirmTotp.body);

interface Props {
  label: string;
  submit: string;
  /** Six digits only, where no recovery code is good. */
  digits?: boolean;
  onCode(code: string): Promise<unknown>;
  cancel?: { label: string; onCancel(): void };
}

/** One code: what it proves, the caller knows. */
export function FactorForm({ label, submit, digits = false, onCode, cancel }: Props) {
  return (
    <ContractForm
      words={{ code: label }}
      notify={false}
      failureAt="code"
      requiredMark={false}
      className="form-narrow"
      onSubmit={({ code }) => onCode(code)}
    >
      <TextField
        name="code"
        autoComplete="one-time-code"
        autoFocus
        inputMode={digits ? 'numeric' : 'text'}
        maxLength={digits ? 7 : 20}
        spellCheck={false}
      />
      <Space>
        <Submit>{submit}</Submit>
        {cancel && <Button onClick={cancel.onCancel}>{cancel.label}</Button>}
      </Space>
    </ContractForm>
  );
}
