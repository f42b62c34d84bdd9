import { Card, Form, type FormInstance, InputNumber, Select } from 'antd';
import { productContent } from '../../../../contract/product.ts';
import { pricesProblem } from '../../../../domain/price.ts';
import { useRule } from '../../../backoffice/form/rule.ts';
import { useOptions } from '../../options.ts';
import { useProductWords } from '../../words.ts';
import { PriceTiers } from './price-tiers.tsx';
import type { ProductValues, TypedTier } from './values.ts';

const { shape } = productContent;

export function TradeCard({ form }: { form: FormInstance<ProductValues> }) {
  const words = useProductWords().form;
  const rule = useRule();
  const options = useOptions();
  const currency = Form.useWatch('currency', form) ?? '$';
  const unit = Form.useWatch('unit', form) ?? '';

  const prices = async (_: unknown, tiers: TypedTier[] = []) => {
    if (tiers.length === 0) return;
    // A price not typed yet counts as 0, which is refused.
    const problem = pricesProblem(tiers.map((tier) => ({ ...tier, Price: tier.Price ?? 0 })));
    if (problem) throw new Error(words.tierProblems[problem]);
  };
  return (
    <Card title={words.trade}>
      <div className="three-columns">
        <Form.Item name="currency" label={words.currency} required>
          <Select options={options.currencies} />
        </Form.Item>
        <Form.Item name="unit" label={words.unit} required rules={[rule(shape.unit)]}>
          <Select options={options.units} showSearch={{ optionFilterProp: 'label' }} />
        </Form.Item>
        <Form.Item name="min_order" label={words.min_order} required rules={[rule(shape.min_order)]}>
          <InputNumber min={1} precision={0} className="full" suffix={unit} />
        </Form.Item>
      </div>
      <Form.Item name="price" label={words.price} extra={words.priceHint} rules={[{ validator: prices }]}>
        <PriceTiers currency={currency} unit={unit} />
      </Form.Item>
      <div className="two-columns">
        <Form.Item name="target_markets" label={words.target_markets}>
          <Select mode="multiple" options={options.markets} allowClear />
        </Form.Item>
        <Form.Item name="business_type" label={words.business_type}>
          <Select mode="multiple" options={options.businessTypes} allowClear />
        </Form.Item>
      </div>
    </Card>
  );
}
