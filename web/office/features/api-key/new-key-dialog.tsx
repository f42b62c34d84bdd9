import { Checkbox, Input, Modal, Select } from 'antd';
import { newApiKey } from '../../../../contract/api-key.ts';
import { SCOPES } from '../../../../domain/api-key.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { useSend } from '../../../backoffice/queries.ts';
import { useApiKeyWords } from '../../words.ts';
import { createApiKey } from './api-key.queries.ts';

const { ContractForm, Field } = contractForm(newApiKey);
const LIVES = [30, 90, 365];
const inDays = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Asks for name, scopes and last day of a new key. */
export function NewKeyDialog({ close, onMade }: { close(): void; onMade(key: string): void }) {
  const words = useApiKeyWords();
  const send = useSend(createApiKey);
  return (
    <Modal open title={words.add} footer={null} onCancel={close} destroyOnHidden>
      <ContractForm
        words={words.fields}
        initialValues={{ name: '', scopes: [] }}
        notify={false}
        onSubmit={async (body) => {
          const { key } = await send.mutateAsync({ body: { ...body, expires_on: body.expires_on ?? null } });
          close();
          onMade(key);
        }}
      >
        <Field name="name" extra={words.nameHint}>
          <Input autoFocus />
        </Field>
        <Field name="scopes">
          <Checkbox.Group
            className="choice-grid"
            options={SCOPES.map((scope) => ({ value: scope, label: words.scopes[scope] }))}
          />
        </Field>
        <Field name="expires_on">
          <Select
            allowClear
            placeholder={words.endless}
            options={LIVES.map((days) => ({ value: inDays(days), label: words.days(days) }))}
          />
        </Field>
        <Submit>{words.create}</Submit>
      </ContractForm>
    </Modal>
  );
}
