import { Select } from 'antd';
import type { Sample } from '../../../../../domain/company/supply.ts';
import type { OfficeProductWords } from '../../../../../locales/en/office/product/product.ts';
import { NumberInput } from '../../../../backoffice/form/number-input.tsx';
import { useProductWords } from '../../../words.ts';

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
  if (Number.isNaN(sample.price)) return 'price';
  return sample.price === 0 ? 'free' : 'price';
};

const SAMPLES: Record<Choice, Sample | null> = {
  unsaid: null,
  none: { offered: false, price: null },
  free: { offered: true, price: 0 },
  onRequest: { offered: true, price: null },
  // until one is typed: no number, which the contract refuses, and a draft stores as none
  price: { offered: true, price: Number.NaN },
};

/** Whether there are samples, and what one costs. */
export function SampleInput({ id, value, onChange, onBlur, currency }: Props) {
  const words = useProductWords().form;
  const choice = choiceOf(value);
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
        onChange={(to) => onChange?.(SAMPLES[to])}
      />
      {choice === 'price' && (
        <NumberInput
          {...leaving}
          prefix={currency}
          currency={currency}
          aria-label={words.samplePrice}
          placeholder={words.samplePrice}
          value={value?.price ?? null}
          onChange={(price) => onChange?.({ offered: true, price: price ?? Number.NaN })}
        />
      )}
    </div>
  );
}
