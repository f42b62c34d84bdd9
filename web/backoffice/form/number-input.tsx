import { Input, type InputProps } from 'antd';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { clearText, typedAmount, typedDecimal, typedWhole } from '../../../domain/text/typed-number.ts';

interface Props
  extends Pick<
    InputProps,
    | 'id'
    | 'prefix'
    | 'suffix'
    | 'placeholder'
    | 'disabled'
    | 'className'
    | 'aria-label'
    | 'status'
    | 'onPressEnter'
  > {
  value?: number | null;
  onChange?(value: number | null): void;
  onBlur?(event: FocusEvent<HTMLInputElement>): void;
  /** No decimals are meant. */
  whole?: boolean;
  /** The currency of a price: it may be typed too. */
  currency?: string;
}

/**
 * A number as people type it. A text that is none, or may be two, is the value as it stands: whoever checks it by the
 * contract says why it is refused. Arrows up and down count.
 */
export function NumberInput({ value, onChange, onBlur, whole = false, currency, className, ...rest }: Props) {
  // what is being typed stays as it is until the field is left
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => {
    if (text.trim() === '') return null;
    if (whole) return typedWhole(text);
    return currency === undefined ? typedDecimal(text) : typedAmount(text, currency);
  };
  const change = (next: number | string | null) => onChange?.(next as number | null);
  const count = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || typeof value === 'string') return;
    event.preventDefault();
    setTyped(null);
    change(Math.max(0, Number(((value ?? 0) + step).toFixed(8))));
  };
  return (
    <Input
      {...rest}
      className={`number-input ${className ?? ''}`}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={60}
      value={typed ?? textOf(value)}
      onKeyDown={count}
      onChange={({ target }) => {
        setTyped(target.value);
        change(read(target.value));
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}

const textOf = (value: number | string | null | undefined): string => {
  if (typeof value === 'string') return value;
  return value === null || value === undefined || Number.isNaN(value) ? '' : clearText(value);
};
