import { App, Card, Checkbox, Form, Input, Select } from 'antd';
import { useNavigate, useParams } from 'react-router';
import {
  type MemberQuotation,
  type NewQuotation,
  quotationRoutes,
  revisedQuotation,
} from '../../../../contract/deal/quotation.ts';
import { posterDay } from '../../../../domain/deal/closing.ts';
import { CURRENCIES, INCOTERMS, PAYMENT_TERMS, UNITS } from '../../../../domain/enumerations.ts';
import { useCallOnce, useSend } from '../../../backoffice/app/queries.ts';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { NumberInput } from '../../../backoffice/form/number-input.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { Answer } from '../../../backoffice/parts/states.tsx';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { Page } from '../../../backoffice/shell/page.tsx';
import { pathOf } from '../../screens.ts';
import { useQuotationWords } from '../../words.ts';
import { PriceTiers } from '../product/cards/price-tiers.tsx';
import { AttachmentsInput } from '../purchase/attachments-input.tsx';
import { reviseQuotation } from './quotation.queries.ts';
import './quotation.css';

const { ContractForm, Field, TextField } = contractForm(revisedQuotation);
const MAX_FILES = 5;

export function ReviseQuotationPage() {
  const id = Number(useParams().id) || 0;
  const answer = useCallOnce(quotationRoutes.getQuotation, { params: { id } });
  return (
    <Page>
      <Answer of={answer}>
        {(quotation) => <ReviseForm key={quotation.version} quotation={quotation} />}
      </Answer>
    </Page>
  );
}

function ReviseForm({ quotation }: { quotation: MemberQuotation }) {
  const words = useQuotationWords();
  const format = useFormat();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const send = useSend(reviseQuotation);
  const [form] = Form.useForm();
  const unit = Form.useWatch('unit', form) ?? quotation.unit;
  const currency = Form.useWatch('currency', form) ?? quotation.currency;
  const offered = Form.useWatch(['sample', 'offered'], form) ?? quotation.sample.offered;
  const { id, version } = quotation;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Card>
      <p className="quiet">{words.reviseHint}</p>
      <ContractForm
        form={form}
        className="form-wide"
        words={words.fields}
        guarded
        initialValues={startOf(quotation)}
        onSubmit={async (values) => {
          await send.mutateAsync({
            params: { id },
            body: { ...values, time_zone: zone, version },
          });
          message.success(words.sentAgain);
          navigate(pathOf('quotation', { id }));
        }}
      >
        <TextField name="item_name" showCount />
        <TextField name="model" />
        <Field name="details">
          <Input.TextArea showCount autoSize={{ minRows: 4, maxRows: 12 }} />
        </Field>
        <div className="two-columns">
          <Field name="currency">
            <Select options={CURRENCIES.map((value) => ({ value, label: value }))} />
          </Field>
          <Field name="unit">
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              options={UNITS.map((value) => ({ value, label: format.unit(value) }))}
            />
          </Field>
        </div>
        <Field name="price">
          <PriceTiers currency={currency} unit={format.unit(unit)} />
        </Field>
        <div className="two-columns">
          <Field name="min_order">
            <NumberInput whole />
          </Field>
          <Field name="lead_time_days">
            <NumberInput whole />
          </Field>
          <Field name="incoterm">
            <Select options={INCOTERMS.map((value) => ({ value, label: value }))} />
          </Field>
          <TextField name="port" />
          <Field name="payment_terms">
            <Select mode="multiple" options={PAYMENT_TERMS.map((value) => ({ value, label: value }))} />
          </Field>
          <TextField name="valid_until" extra={words.zoneHint(zone)} type="date" />
        </div>
        <Field name="sample.offered" label={null} valuePropName="checked">
          <Checkbox>{words.fields.sample_offered}</Checkbox>
        </Field>
        {offered && (
          <div className="two-columns">
            <Field name="sample.free" label={null} valuePropName="checked">
              <Checkbox>{words.fields.sample_free}</Checkbox>
            </Field>
            <Field name="sample.days">
              <NumberInput whole />
            </Field>
          </div>
        )}
        <Field name="files">
          <AttachmentsInput known={quotation.files} most={MAX_FILES} label={words.attach} />
        </Field>
        <Submit size="large">{words.send}</Submit>
      </ContractForm>
    </Card>
  );
}

const startOf = (quotation: MemberQuotation) => ({
  item_name: quotation.item_name,
  model: quotation.model,
  details: quotation.details,
  price: quotation.price,
  currency: quotation.currency,
  unit: quotation.unit as NewQuotation['unit'],
  min_order: quotation.min_order,
  incoterm: quotation.incoterm,
  port: quotation.port,
  lead_time_days: quotation.lead_time_days,
  payment_terms: quotation.payment_terms as NewQuotation['payment_terms'],
  sample: quotation.sample,
  files: quotation.files.map((file) => file.id),
  valid_until: posterDay(quotation.valid_until),
});
