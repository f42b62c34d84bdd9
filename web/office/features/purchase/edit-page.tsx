import { App, Card, Input, Select } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { type OwnPurchase, ownPurchaseRoutes, purchaseEdit } from '../../../../contract/deal/own-purchase.ts';
import { posterDay } from '../../../../domain/deal/closing.ts';
import { PURCHASE_STATUS } from '../../../../domain/deal/purchase-audit.ts';
import { CERTIFICATIONS, CURRENCIES, UNITS } from '../../../../domain/enumerations.ts';
import { useCallOnce, useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { NumberInput } from '../../../backoffice/form/number-input.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { pathOf } from '../../screens.ts';
import { usePurchaseWords } from '../../words.ts';
import { AttachmentsInput } from './attachments-input.tsx';
import { CountryCodeSelect, LeafSelect } from './place-inputs.tsx';
import { editPurchase } from './purchase.queries.ts';
import './purchase.css';

const { ContractForm, Field, TextField } = contractForm(purchaseEdit);

export function EditPurchasePage() {
  const id = Number(useParams().id) || 0;
  const answer = useCallOnce(ownPurchaseRoutes.getOwnPurchase, { params: { id } });
  return (
    <Page>
      <Answer of={answer}>{(purchase) => <EditForm key={purchase.version} purchase={purchase} />}</Answer>
    </Page>
  );
}

function EditForm({ purchase }: { purchase: OwnPurchase }) {
  const words = usePurchaseWords();
  const format = useFormat();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const send = useSend(editPurchase);
  const { id, version, status } = purchase;
  const from = purchase.proposal ?? purchase;
  return (
    <Card>
      <p className="quiet">{status === PURCHASE_STATUS.inEffect ? words.editInEffect : words.editWaiting}</p>
      <ContractForm
        className="form-wide"
        words={{ ...words.fields, contact_name: words.contactName, contact_company: words.contactCompany }}
        guarded
        initialValues={{
          title: from.title,
          category: from.category,
          description: from.description,
          quantity: from.quantity,
          unit: from.unit as (typeof UNITS)[number],
          receive: from.receive.code,
          targetPrice: from.targetPrice,
          currency: from.currency,
          certifications: from.certifications as (typeof CERTIFICATIONS)[number][],
          files: from.files.map((file) => file.id),
          closingDate: posterDay(purchase.closingDate),
          contact: { name: from.contact.name, company: from.contact.company },
        }}
        onSubmit={async (values) => {
          const { reviewed } = await send.mutateAsync({ params: { id }, body: { ...values, version } });
          message.success(reviewed ? words.editSent : words.editSaved);
          navigate(pathOf('purchase', { id }));
        }}
      >
        <TextField name="title" showCount />
        <Field name="category">
          <LeafSelect />
        </Field>
        <Field name="description">
          <Input.TextArea showCount autoSize={{ minRows: 4, maxRows: 12 }} />
        </Field>
        <div className="two-columns">
          <Field name="quantity">
            <NumberInput />
          </Field>
          <Field name="unit">
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              options={UNITS.map((value) => ({ value, label: format.unit(value) }))}
            />
          </Field>
          <Field name="targetPrice">
            <NumberInput />
          </Field>
          <Field name="currency">
            <Select options={CURRENCIES.map((value) => ({ value, label: value }))} />
          </Field>
          <Field name="receive">
            <CountryCodeSelect />
          </Field>
          <TextField name="closingDate" extra={words.closingHint(purchase.timeZone)} type="date" />
          <TextField name="contact.name" autoComplete="name" />
          <TextField name="contact.company" autoComplete="organization" />
        </div>
        <Field name="certifications">
          <Select
            mode="multiple"
            options={CERTIFICATIONS.map((value) => ({ value, label: format.certifications([value]) }))}
          />
        </Field>
        <Field name="files">
          <AttachmentsInput known={from.files} label={words.attach} />
        </Field>
        <Submit size="large">{words.send}</Submit>
      </ContractForm>
    </Card>
  );
}
