import { InputNumber, Select } from 'antd';
import { useState } from 'react';
import type { Sample } from '../../../../domain/supply.ts';
import type { OfficeProductWords } from '../../../../locales/en/office-product.ts';
import { useProductWords } from '../../words.ts';

type Choice = keyof OfficeProductWords['form']['sampleChoices'];

interface Props {
  id?: string;
  value?: Sample | null;
  onChange?(sample: Sample | null): void;
  onBlur?(): void;
  currency: string;
}

const choiceOf = (sample: Sample | null | undefined): Choice => {
  if (!sample) return 'unsaid';
  if (!sample.offered) return 'none';
  if (sample.price === null) return 'onRequest';
  return sample.price === 0 ? 'free' : 'price';
};

const SAMPLES: Record<Choice, Sample | null> = {
  unsaid: null,
  none: { offered: false, price: null },
  free: { offered: true, price: 0 },
  onRequest: { offered: true, price: null },
  // until one is typed
  price: { offered: true, price: null },
};

/** Whether there are samples, and what one costs. */
export function SampleInput({ id, value, onChange, onBlur, currency }: Props) {
  const words = useProductWords().form;
  const [isPriced, setPriced] = useState(choiceOf(value) === 'price');
  const choice = isPriced && value?.offered ? 'price' : choiceOf(value);
  const choose = (to: Choice) => {
    setPriced(to === 'price');
    onChange?.(SAMPLES[to]);
  };
  const leaving = onBlur ? { onBlur } : {};
  return (
    <div className="sample-input">
      <Select
        {...leaving}
        {...(id && { id })}
        value={choice}
        options={(Object.keys(SAMPLES) as Choice[]).map((one) => ({
          value: one,
          label: words.sampleChoices[one],
        }))}
        onChange={choose}
      />
      {choice === 'price' && (
        <InputNumber
          {...leaving}
          prefix={currency}
          aria-label={words.samplePrice}
          placeholder={words.samplePrice}
          min={0}
          value={value?.price ?? null}
          onChange={(price) => onChange?.({ offered: true, price })}
        />
      )}
    </div>
  );
}
