/** The filters of a list: each control reads and writes one parameter of the address. */
import { Input, Segmented, Select } from 'antd';
import { useState } from 'react';
import { clearText, numberSentence, typedDecimal } from '../../../domain/text/typed-number.ts';
import { useBackofficeWords } from '../app/words.ts';
import { NumberInput } from '../form/number-input.tsx';

/** A list that this name narrows. */
export interface Narrowed<Name extends string> {
  filters: { [K in Name]?: unknown };
  narrow(change: { [K in Name]?: string | number | undefined }): void;
}

interface Props<Name extends string> {
  list: Narrowed<NoInfer<Name>>;
  name: Name;
  label: string;
}
interface Choice {
  value: string | number;
  label: string;
}

/** Searches when the user says so, not at each letter. */
export function SearchFilter<Name extends string>({
  list,
  name,
  label,
  placeholder = label,
  most = 100,
}: Props<Name> & { placeholder?: string; most?: number }) {
  const value = String(list.filters[name] ?? '');
  return (
    <Input.Search
      className="list-search"
      // Another address shows another text, also after "back".
      key={value}
      defaultValue={value}
      allowClear
      maxLength={most}
      placeholder={placeholder}
      aria-label={label}
      onSearch={(typed) => list.narrow(only(name, typed.trim()))}
    />
  );
}

export function NumberFilter<Name extends string>({ list, name, label }: Props<Name>) {
  const value: unknown = list.filters[name];
  return (
    <NumberInput
      whole
      value={typeof value === 'number' ? value : null}
      placeholder={label}
      aria-label={label}
      onChange={(typed) =>
        (typed === null || (Number.isSafeInteger(typed) && typed > 0)) &&
        list.narrow(only(name, typed ?? undefined))
      }
    />
  );
}

/** From an amount to another, either of which may be left open. Narrows when the user leaves the field. */
export function AmountRange<Name extends string>({
  list,
  from,
  to,
}: {
  list: Narrowed<NoInfer<Name>>;
  from: { name: Name; label: string };
  to: { name: Name; label: string };
}) {
  const ends = [from, to].map(({ name, label }) => {
    const value: unknown = list.filters[name];
    return (
      <AmountEnd
        key={`${name} ${value}`}
        label={label}
        value={typeof value === 'number' ? value : undefined}
        onLeave={(amount) => list.narrow(only(name, amount))}
      />
    );
  });
  return (
    <div className="amount-range">
      {ends[0]}
      <span aria-hidden>–</span>
      {ends[1]}
    </div>
  );
}

/** One end; what cannot be read is told there and narrows nothing. */
function AmountEnd({
  label,
  value,
  onLeave,
}: {
  label: string;
  value: number | undefined;
  onLeave(amount: number | undefined): void;
}) {
  const { numbers } = useBackofficeWords();
  const [typed, setTyped] = useState(value === undefined ? '' : clearText(value));
  const [wrong, setWrong] = useState('');
  const leave = () => {
    const amount = typed.trim() === '' ? undefined : typedDecimal(typed);
    if (typeof amount === 'string') return setWrong(numberSentence(amount, numbers) ?? numbers.notANumber);
    if (amount !== value) onLeave(amount);
  };
  return (
    <span className="amount-end">
      <Input
        className="number-input"
        inputMode="decimal"
        maxLength={60}
        value={typed}
        placeholder={label}
        aria-label={label}
        {...(wrong && { status: 'error', 'aria-invalid': true })}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong('');
        }}
        onBlur={leave}
        onPressEnter={leave}
      />
      <span role="alert" className="amount-problem">
        {wrong}
      </span>
    </span>
  );
}

const ANY = '';

/** One of many; `any` is the name of all of them. */
export function SelectFilter<Name extends string>({
  list,
  name,
  label,
  any,
  options,
}: Props<Name> & { any: string; options: readonly Choice[] }) {
  const value = list.filters[name];
  const chosen = options.find((option) => option.value === value);
  return (
    <Select<string | number>
      value={chosen?.value ?? ANY}
      aria-label={label}
      options={[{ value: ANY, label: any }, ...options]}
      onChange={(next) => list.narrow(only(name, next))}
    />
  );
}

/** One of few; the first one stands where the address says none. */
export function SegmentedFilter<Name extends string>({
  list,
  name,
  label,
  options,
}: Props<Name> & { options: readonly Choice[] }) {
  const value = list.filters[name];
  const [first] = options;
  const chosen = options.find((option) => option.value === value) ?? first;
  return (
    <Segmented<string | number>
      aria-label={label}
      value={chosen?.value ?? ANY}
      options={[...options]}
      onChange={(next) => list.narrow(only(name, next === first?.value ? undefined : next))}
    />
  );
}

const only = <Name extends string>(name: Name, value: string | number | undefined) => {
  const change: { [K in Name]?: string | number | undefined } = {};
  change[name] = value;
  return change;
};
