import { Button, Form, Input, Select } from 'antd';
import type { Tokens } from '../../../../contract/auth.ts';
import { companyRoutes, newBuyer } from '../../../../contract/company.ts';
import { ContractForm } from '../../../backoffice/form/contract-form.tsx';
import { useRule } from '../../../backoffice/form/rule.ts';
import { useLanguage } from '../../../backoffice/language.tsx';
import { useAddressTree } from '../../../backoffice/trees.ts';
import { call } from '../../../client/call.ts';
import { useRegisterWords } from '../../words.ts';

interface Values {
  name: string;
  country: number;
  website?: string;
}
const { shape } = newBuyer;

export function BuyerForm({ onTokens }: { onTokens(tokens: Tokens): void }) {
  const text = useRegisterWords().two;
  const rule = useRule();
  const { language } = useLanguage();
  const tree = useAddressTree();
  const countries = (tree.data ?? []).map(({ id, name, name_zh }) => ({
    value: id,
    label: (language === 'zh' && name_zh) || name,
  }));
  const submit = async (values: Values) =>
    onTokens(
      await call(companyRoutes.createCompany, {
        body: { ...values, type: 2, website: values.website ?? '' },
      }),
    );
  return (
    <ContractForm<Values> labels={text} onSubmit={submit} size="large">
      {(busy) => (
        <>
          <Form.Item name="name" label={text.name} required rules={[rule(shape.name)]}>
            <Input maxLength={50} autoComplete="organization" autoFocus />
          </Form.Item>
          <Form.Item name="country" label={text.country} required rules={[rule(shape.country)]}>
            <Select options={countries} loading={tree.isLoading} showSearch={{ optionFilterProp: 'label' }} />
          </Form.Item>
          <Form.Item
            name="website"
            label={text.website}
            rules={[rule(shape.website)]}
            validateTrigger="onBlur"
          >
            <Input maxLength={200} placeholder="https://" autoComplete="url" />
          </Form.Item>
          <Button type="primary" htmlType="submit" block loading={busy}>
            {text.buyerSubmit}
          </Button>
        </>
      )}
    </ContractForm>
  );
}
