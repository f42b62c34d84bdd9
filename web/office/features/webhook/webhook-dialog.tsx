import { Checkbox, Modal } from 'antd';
import { newWebhook, type Webhook } from '../../../../contract/operator/webhook.ts';
import { EVENT_TYPES, SUPPLIER_EVENTS } from '../../../../domain/webhook.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { isBuyer, useCompany } from '../../account/company.ts';
import { useApiKeyWords, useWebhookWords } from '../../words.ts';
import { useIdentityCheck } from '../identity/identity-check.tsx';
import { inDays, LastDaySelect, USUAL_LIFE_DAYS } from '../identity/last-day.tsx';

const { ContractForm, Field, TextField } = contractForm(newWebhook);
type Fields = Pick<Webhook, 'url' | 'description' | 'events' | 'expires_on'>;

interface Props {
  title: string;
  verb: string;
  /** What there is; nothing of a new one. */
  of?: Fields;
  save(fields: Fields): Promise<unknown>;
  close(): void;
}

/** Asks for address, description and events; stays open until it is saved. */
export function WebhookDialog({ title, verb, of, save, close }: Props) {
  const words = useWebhookWords();
  const { endsHint } = useApiKeyWords();
  const { confirmed, dialog } = useIdentityCheck();
  const buys = isBuyer(useCompany().data);
  const offered = EVENT_TYPES.filter(
    (type) => !buys || !SUPPLIER_EVENTS.includes(type) || of?.events.includes(type),
  );
  return (
    <Modal open title={title} footer={null} onCancel={close} destroyOnHidden>
      <ContractForm
        words={words.fields}
        initialValues={of ?? { url: '', description: '', events: [], expires_on: inDays(USUAL_LIFE_DAYS) }}
        notify={false}
        onSubmit={async ({ url, description = '', events, expires_on }) => {
          await confirmed(() => save({ url, description, events, expires_on }));
          close();
        }}
      >
        <TextField
          name="url"
          extra={words.urlHint}
          autoFocus
          inputMode="url"
          placeholder="https://example.com/webhooks"
        />
        <TextField name="description" placeholder={words.descriptionHint} />
        <Field name="events">
          <Checkbox.Group
            className="choice-grid"
            options={offered.map((type) => ({ value: type, label: words.events[type] }))}
          />
        </Field>
        <Field name="expires_on" extra={endsHint}>
          <LastDaySelect present={of?.expires_on} />
        </Field>
        <Submit>{verb}</Submit>
      </ContractForm>
      {dialog}
    </Modal>
  );
}
