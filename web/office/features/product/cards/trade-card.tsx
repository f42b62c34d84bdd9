import { Form, Select } from 'antd';
import { pricesProblem } from '../../../../../domain/price/price.ts';
import { NumberInput } from '../../../../backoffice/form/number-input.tsx';
import { SectionCard } from '../../../../backoffice/parts/facts/section-card.tsx';
import { useOptions } from '../../../options.ts';
import { useProductWords } from '../../../words.ts';
import { Field } from '../values/fields.ts';
import type { TypedTier } from '../values/values.ts';
import { PriceTiers } from './price-tiers.tsx';
import { sectionId } from './side-bar.tsx';

export function TradeCard() {
  const words = useProductWords().form;
  const options = useOptions();
  const currency = Form.useWatch('currency') ?? '$';
  const unit = Form.useWatch('unit') ?? '';
  const unitName = options.unitName(unit);

  const prices = async (_: unknown, tiers: TypedTier[] = []) => {
    if (tiers.length === 0) return;
    // A price not typed yet counts as 0, which is refused.
    const problem = pricesProblem(tiers.map((tier) => ({ ...tier, Price: tier.Price ?? 0 })));
    if (problem) throw new Error(words.tierProblems[problem]);
  };
  return (
    <SectionCard id={sectionId('trade')} title={words.trade}>
      <div className="three-columns">
        <Field name="currency" required>
          <Select options={options.currencies} />
        </Field>
        <Field name="unit">
          <Select options={options.units} showSearch={{ optionFilterProp: 'label' }} />
        </Field>
        <Field name="min_order" required>
          <NumberInput whole suffix={unitName} />
        </Field>
      </div>
      <Field name="price" extra={words.priceHint} rules={[{ validator: prices }]} validateTrigger="onBlur">
        <PriceTiers currency={currency} unit={unitName} />
      </Field>
      <div className="two-columns">
        <Field name="target_markets">
          <Select mode="multiple" options={options.markets} allowClear />
        </Field>
        <Field name="business_type">
          <Select mode="multiple" options={options.businessTypes} allowClear />
        </Field>
      </div>
    </SectionCard>
  );
}
