import { Form, Select } from 'antd';
import { NumberInput } from '../../../../backoffice/form/number-input.tsx';
import { SectionCard } from '../../../../backoffice/parts/facts/section-card.tsx';
import { useOptions } from '../../../options.ts';
import { useProductWords } from '../../../words.ts';
import { Field, TextField } from '../values/fields.ts';
import { LeadTimes } from './lead-times.tsx';
import { SampleInput } from './sample-input.tsx';

const SIDES = ['length', 'width', 'height'] as const;

/** Samples, lead times, package and delivery: what buyers ask after the price. */
export function SupplyCard({ id }: { id: string }) {
  const words = useProductWords().form;
  const options = useOptions();
  const currency = Form.useWatch<string>('currency') ?? '$';
  const unit = Form.useWatch<string>('unit') ?? '';
  const unitName = options.unitName(unit);
  return (
    <SectionCard id={id} title={words.supply}>
      <div className="three-columns">
        <Field name="sample" validateTrigger="onBlur">
          <SampleInput currency={currency} />
        </Field>
        <Field name="sample_lead_time_days">
          <NumberInput whole />
        </Field>
        <Field name="warranty_months" extra={words.warrantyHint}>
          <NumberInput whole suffix={words.months} />
        </Field>
      </div>
      <Field name="lead_times" validateTrigger="onBlur">
        <LeadTimes unit={unitName} />
      </Field>
      <fieldset className="package-fields">
        <legend>{words.packaging}</legend>
        <TextField name="packaging.type" label={words.package.type} placeholder={words.package.typeHint} />
        <Field name="packaging.units" label={words.package.units}>
          <NumberInput whole suffix={unitName} />
        </Field>
        {SIDES.map((side) => (
          <Field key={side} name={`packaging.${side}`} label={words.package[side]}>
            <NumberInput suffix="cm" />
          </Field>
        ))}
        <Field name="packaging.weight" label={words.package.weight}>
          <NumberInput suffix="kg" />
        </Field>
      </fieldset>
      <div className="two-columns">
        <Field name="incoterms">
          <Select mode="multiple" options={options.incoterms} allowClear />
        </Field>
        <TextField name="port" placeholder={words.portHint} />
      </div>
    </SectionCard>
  );
}
