import { Input, Select } from 'antd';
import type * as z from 'zod';
import { companyRoutes, supplierFacts } from '../../../../contract/company/company.ts';
import { problemSentence } from '../../../../locales/problems.ts';
import { useLanguage } from '../../../backoffice/app/language.tsx';
import { contractForm } from '../../../backoffice/form/contract-form.tsx';
import { Submit } from '../../../backoffice/form/submit.tsx';
import { AddressPicker, CategoryPicker } from '../../../backoffice/parts/pickers.tsx';
import { call } from '../../../client/call.ts';
import { publicHost } from '../../../client/host.ts';
import { useOptions } from '../../options.ts';
import { useRegisterWords } from '../../words.ts';

const { ContractForm, Field, TextField, TextList } = contractForm(supplierFacts);
const CHINESE = /[\u3400-\u9fff]/g;

type Values = z.input<typeof supplierFacts>;

interface Props {
  /** What is known already. */
  initial?: Pick<Values, 'name' | 'city'> & { contact: Partial<Values['contact']> };
  submit: string;
  onSubmit(values: Values): Promise<unknown>;
}

/** What a supplier tells of itself: at registration, and when a buyer becomes one. */
export function SupplierForm({ initial, submit, onSubmit }: Props) {
  const text = useRegisterWords().two;
  const options = useOptions();
  const { language } = useLanguage();

  const domainIsFree = async (_: unknown, domain: string) => {
    const { status } = await call(companyRoutes.checkDomain, { query: { domain } });
    if (!status) throw new Error(problemSentence('domain_unavailable', language));
  };
  return (
    <ContractForm
      words={text}
      initialValues={{
        ...initial,
        contact: { address: '', ...initial?.contact },
        information: { main_product: [''], business_type: [], main_markets: [] },
      }}
      onSubmit={onSubmit}
    >
      <div className="two-columns">
        <TextField name="name" extra={text.english} autoComplete="organization" autoFocus />
        <TextField
          name="domain"
          normalize={(value: string) => value.replace(/[^a-zA-Z0-9]/g, '').toLowerCase()}
          validateTrigger="onBlur"
          rules={[{ validator: domainIsFree }]}
          maxLength={20}
          suffix={`.${publicHost()}`}
          autoComplete="off"
        />
      </div>
      <Field name="desc" extra={text.english}>
        <Input.TextArea showCount autoSize={{ minRows: 4, maxRows: 12 }} />
      </Field>
      <div className="two-columns">
        <Field name="cate">
          <CategoryPicker />
        </Field>
        <Field name="city">
          <AddressPicker />
        </Field>
      </div>
      <TextList name="information.main_product" add={text.addProduct} most={10} />
      <div className="two-columns">
        <Field name="information.business_type">
          <Select mode="multiple" options={options.businessTypes} />
        </Field>
        <Field name="information.main_markets">
          <Select mode="multiple" options={options.markets} />
        </Field>
        <Field name="information.payment_type">
          <Select mode="multiple" options={options.paymentTerms} />
        </Field>
        <TextField
          name="contact.office_tel"
          normalize={(value: string) => value.replace(CHINESE, '')}
          autoComplete="tel"
        />
      </div>
      <TextField name="contact.address" autoComplete="street-address" />
      <Submit size="large" block>
        {submit}
      </Submit>
    </ContractForm>
  );
}
