import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type LeadTime, SUPPLY_LIMITS } from '../../../../../domain/company/supply.ts';
import { useBackofficeWords } from '../../../../backoffice/app/words.ts';
import { NumberInput } from '../../../../backoffice/form/number-input.tsx';
import { useProductWords } from '../../../words.ts';

interface Props {
  id?: string;
  value?: LeadTime[];
  onChange?(times: LeadTime[]): void;
  onBlur?(): void;
  unit: string;
}

const FIRST_DAYS = 15;

/** Up to which quantity so many days are needed; the last line holds for all that is more. */
export function LeadTimes({ id, value = [], onChange, onBlur, unit }: Props) {
  const kit = useBackofficeWords();
  const words = useProductWords().form;
  const change = (i: number, part: Partial<LeadTime>) =>
    onChange?.(value.map((time, at) => (at === i ? { ...time, ...part } : time)));
  const add = () => {
    const last = value.at(-1);
    const before = value.at(-2)?.up_to ?? 0;
    const closed = last && { ...last, up_to: last.up_to ?? (before === 0 ? 100 : before * 10) };
    const opened = { up_to: null, days: last?.days ?? FIRST_DAYS };
    onChange?.([...value.slice(0, -1), ...(closed ? [closed] : []), opened]);
  };
  const leaving = onBlur ? { onBlur } : {};
  return (
    <div className="tiers" id={id}>
      {value.map((time, i) => {
        const isLast = i === value.length - 1;
        return (
          <div className="tier-row lead-time-row" key={i}>
            <NumberInput
              {...leaving}
              prefix={words.upTo}
              suffix={unit}
              aria-label={words.upTo}
              placeholder={isLast ? words.anyQuantity : ''}
              value={time.up_to}
              whole
              onChange={(up_to) => change(i, { up_to })}
            />
            <NumberInput
              {...leaving}
              suffix={words.days}
              aria-label={words.days}
              value={time.days}
              whole
              onChange={(days) => change(i, { days: days ?? 1 })}
            />
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={kit.remove}
              onClick={() => onChange?.(value.toSpliced(i, 1))}
            />
          </div>
        );
      })}
      {value.length < SUPPLY_LIMITS.leadTimes.most && (
        <Button type="dashed" icon={<PlusOutlined />} onClick={add}>
          {words.addLeadTime}
        </Button>
      )}
    </div>
  );
}
