import { Checkbox, Modal } from 'antd';
import { newApiKey } from '../../../../contract/account/api-key.ts';
import { SCOPES } from '../../../../domain/account/api-key.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { useApiKeyWords } from '../../words.ts';
import { useIdentityCheck } from '../identity/identity-check.tsx';
import { inDays, LastDaySelect, USUAL_LIFE_DAYS } from '../identity/last-day.tsx';
import { createApiKey } from './api-key.queries.ts';

const { ContractForm, Field, TextField } = contractForm(newApiKey);

/** Asks for name, scopes and last day of a new key. */
export function NewKeyDialog({ close, onMade }: { close(): void; onMade(key: string): void }) {
  const words = useApiKeyWords();
  const send = useSend(createApiKey);
  const { confirmed, dialog } = useIdentityCheck();
  return (
    <Modal open title={words.add} footer={null} onCancel={close} destroyOnHidden>
      <ContractForm
        words={words.fields}
        initialValues={{ name: '', scopes: [], expires_on: inDays(USUAL_LIFE_DAYS) }}
        notify={false}
        onSubmit={async (body) => {
          const { key } = await confirmed(() => send.mutateAsync({ body }));
          close();
          onMade(key);
        }}
      >
        <TextField name="name" extra={words.nameHint} autoFocus />
        <Field name="scopes">
          <Checkbox.Group
            className="choice-grid"
            options={SCOPES.map((scope) => ({ value: scope, label: words.scopes[scope] }))}
          />
        </Field>
        <Field name="expires_on" extra={words.endsHint}>
          <LastDaySelect />
        </Field>
        <Submit>{words.create}</Submit>
      </ContractForm>
      {dialog}
    </Modal>
  );
}
