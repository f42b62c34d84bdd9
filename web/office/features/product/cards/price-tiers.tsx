import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { PRICE_TIERS } from '../../../../../domain/price/price.ts';
import { useBackofficeWords } from '../../../../backoffice/app/words.ts';
import { NumberInput } from '../../../../backoffice/form/number-input.tsx';
import { useProductWords } from '../../../words.ts';
import type { TypedTier } from '../values/values.ts';

interface Props {
  id?: string;
  value?: TypedTier[];
  onChange?(tiers: TypedTier[]): void;
  onBlur?(): void;
  currency: string;
  unit: string;
}

/** Each tier starts one above the end of the one before, so gaps and overlaps cannot be typed. What is no number stays as typed. */
export function PriceTiers({ id, value = [], onChange, onBlur, currency, unit }: Props) {
  const product = useProductWords();
  const kit = useBackofficeWords();
  const words = product.form;
  const set = (tiers: TypedTier[]) => onChange?.(joined(tiers));
  const change = (i: number, part: Partial<TypedTier>) =>
    set(value.map((tier, at) => (at === i ? { ...tier, ...part } : tier)));
  const add = () => {
    const last = value.at(-1);
    const closed = last && { ...last, End: last.End ?? last.Start * 10 - 1 };
    const start = closed ? closed.End + 1 : 1;
    set([...value.slice(0, -1), ...(closed ? [closed] : []), { Start: start, End: null, Price: null }]);
  };

  const leaving = onBlur ? { onBlur } : {};
  return (
    <div className="tiers" id={id}>
      {value.map((tier, i) => {
        const last = i === value.length - 1;
        return (
          <div className="tier-row" key={i}>
            <NumberInput
              {...leaving}
              prefix={words.from}
              aria-label={words.from}
              value={tier.Start}
              disabled={i > 0}
              whole
              onChange={(Start) => change(i, { Start: Start ?? 1 })}
            />
            <NumberInput
              {...leaving}
              prefix={words.to}
              aria-label={words.to}
              value={tier.End}
              placeholder={last ? words.andAbove : ''}
              whole
              onChange={(End) => change(i, { End: End ?? (last ? null : tier.Start) })}
            />
            <NumberInput
              {...leaving}
              prefix={currency}
              currency={currency}
              suffix={`/ ${unit}`}
              aria-label={words.unitPrice}
              placeholder={words.unitPrice}
              value={tier.Price}
              onChange={(Price) => change(i, { Price })}
            />
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={kit.remove}
              onClick={() => set(value.toSpliced(i, 1))}
            />
          </div>
        );
      })}
      {value.length < PRICE_TIERS.most && (
        <Button type="dashed" icon={<PlusOutlined />} onClick={add}>
          {words.addTier}
        </Button>
      )}
    </div>
  );
}

const joined = (tiers: TypedTier[]): TypedTier[] => {
  const result: TypedTier[] = [];
  for (const tier of tiers) {
    const before = result.at(-1);
    const end: unknown = before && (before.End ?? before.Start);
    result.push({ ...tier, Start: typeof end === 'number' ? end + 1 : tier.Start });
  }
  return result;
};
