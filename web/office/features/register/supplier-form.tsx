import { Button, Form, Input, Select } from 'antd';
import type { Tokens } from '../../../../contract/auth.ts';
import { companyRoutes, newSupplier } from '../../../../contract/company.ts';
import { issueSentence, problemSentence } from '../../../../contract/problem.ts';
import type { BusinessType, MainMarket, PaymentTerm } from '../../../../domain/enumerations.ts';
import { ContractForm } from '../../../backoffice/form/contract-form.tsx';
import { useRule } from '../../../backoffice/form/rule.ts';
import { useLanguage } from '../../../backoffice/language.tsx';
import { AddressPicker, CategoryPicker } from '../../../backoffice/pickers.tsx';
import { call } from '../../../client/call.ts';
import { publicHost } from '../../../client/host.ts';
import { useOptions } from '../../options.ts';
import { useRegisterWords } from '../../words.ts';
import { TextList } from '../company/text-list.tsx';

/** Field names as spec M3.4 gives them. */
interface Values {
  name: string;
  domain: string;
  desc: string;
  cate: number[];
  city: number[];
  information_main_product: string[];
  information_business_type: BusinessType[];
  information_main_markets: MainMarket[];
  information_payment_type?: PaymentTerm[];
  contact_address: string;
  contact_officeTel?: string;
}
const { shape } = newSupplier;
const information = shape.information.shape;
const contact = shape.contact.shape;
const ALIASES = {
  'information.main_product': 'information_main_product',
  'information.business_type': 'information_business_type',
  'information.main_markets': 'information_main_markets',
  'information.payment_type': 'information_payment_type',
  'contact.address': 'contact_address',
  'contact.office_tel': 'contact_officeTel',
};
const CHINESE = /[\u3400-\u9fff]/g;

export function SupplierForm({ onTokens }: { onTokens(tokens: Tokens): void }) {
  const text = useRegisterWords().two;
  const rule = useRule();
  const options = useOptions();
  const { language } = useLanguage();

  const domainIsFree = async (_: unknown, value: string) => {
    const issue = shape.domain.safeParse(value).error?.issues[0];
    if (issue) throw new Error(issueSentence(issue, language));
    const { status } = await call(companyRoutes.checkDomain, { query: { domain: value } });
    if (!status) throw new Error(problemSentence('domain_unavailable', language));
  };
  const submit = async (values: Values) => {
    const body = {
      type: 1,
      name: values.name,
      domain: values.domain,
      desc: values.desc,
      cate: values.cate,
      city: values.city,
      information: {
        main_product: values.information_main_product,
        business_type: values.information_business_type,
        main_markets: values.information_main_markets,
        payment_type: values.information_payment_type ?? [],
      },
      contact: { address: values.contact_address, office_tel: values.contact_officeTel ?? '' },
    } as const;
    onTokens(await call(companyRoutes.createCompany, { body }));
  };

  return (
    <ContractForm<Values>
      labels={text}
      aliases={ALIASES}
      onSubmit={submit}
      initialValues={{ information_main_product: [''] }}
    >
      {(busy) => (
        <>
          <div className="two-columns">
            <Form.Item name="name" label={text.name} required extra={text.english} rules={[rule(shape.name)]}>
              <Input maxLength={50} autoComplete="organization" autoFocus />
            </Form.Item>
            <Form.Item
              name="domain"
              label={text.domain}
              required
              normalize={(value: string) => value.replace(/[^a-zA-Z0-9]/g, '').toLowerCase()}
              validateTrigger="onBlur"
              rules={[{ validator: domainIsFree }]}
            >
              <Input maxLength={20} suffix={`.${publicHost()}`} autoComplete="off" />
            </Form.Item>
          </div>
          <Form.Item name="desc" label={text.desc} required extra={text.english} rules={[rule(shape.desc)]}>
            <Input.TextArea maxLength={2000} showCount autoSize={{ minRows: 4, maxRows: 12 }} />
          </Form.Item>
          <div className="two-columns">
            <Form.Item name="cate" label={text.cate} required rules={[rule(shape.cate)]}>
              <CategoryPicker />
            </Form.Item>
            <Form.Item name="city" label={text.city} required rules={[rule(shape.city)]}>
              <AddressPicker />
            </Form.Item>
          </div>
          <TextList
            name="information_main_product"
            label={text.information_main_product}
            add={text.addProduct}
            schema={information.main_product.element}
            most={10}
          />
          <div className="two-columns">
            <Form.Item
              name="information_business_type"
              label={text.information_business_type}
              required
              rules={[rule(information.business_type)]}
            >
              <Select mode="multiple" options={options.businessTypes} />
            </Form.Item>
            <Form.Item
              name="information_main_markets"
              label={text.information_main_markets}
              required
              rules={[rule(information.main_markets)]}
            >
              <Select mode="multiple" options={options.markets} />
            </Form.Item>
            <Form.Item name="information_payment_type" label={text.information_payment_type}>
              <Select mode="multiple" options={options.paymentTerms} />
            </Form.Item>
            <Form.Item
              name="contact_officeTel"
              label={text.contact_officeTel}
              normalize={(value: string) => value.replace(CHINESE, '')}
            >
              <Input maxLength={50} autoComplete="tel" />
            </Form.Item>
          </div>
          <Form.Item
            name="contact_address"
            label={text.contact_address}
            required
            rules={[rule(contact.address)]}
          >
            <Input maxLength={200} autoComplete="street-address" />
          </Form.Item>
          <Button type="primary" htmlType="submit" size="large" block loading={busy}>
            {text.submit}
          </Button>
        </>
      )}
    </ContractForm>
  );
}
