import type { ReactNode } from 'react';
import { clearText } from '../../../domain/text/typed-number.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { UnclearNumbers, useUnclear } from '../price/unclear-number.tsx';
import { useSite } from '../shell/site.tsx';
import { type Asked, type SearchKind, searchFields, searchHref } from './query.ts';

const BOX = 'h-9 w-full min-w-0 rounded-md border border-line-strong bg-paper px-2 text-sm';

/** Own numbers of a filter, sent by GET with everything else that is asked. */
export function FilterForm({
  kind,
  asked,
  own,
  label,
  children,
}: {
  kind: SearchKind;
  asked: Asked;
  /** Names of the fields of this form. */
  own: readonly string[];
  label: string;
  children: ReactNode;
}) {
  const { words, to } = useSite();
  const others = searchFields(asked).filter(([name]) => !own.includes(name));
  return (
    <form
      action={to(searchHref(kind, {}))}
      aria-label={label}
      className="mt-2 flex flex-wrap items-center gap-2"
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex min-w-0 flex-1 items-center gap-2">{children}</div>
      <Button
        type="submit"
        look="quiet"
        aria-label={`${label}: ${words.storefront.apply}`}
        title={words.storefront.apply}
        className="size-9 shrink-0 px-0"
      >
        <Icon name="arrow-right" size={16} />
      </Button>
      <UnclearNumbers names={own} className="w-full" />
    </form>
  );
}

export function WordsBox({ value, label }: { value: string; label: string }) {
  return (
    <input
      type="search"
      name="kw"
      maxLength={200}
      enterKeyHint="search"
      defaultValue={value}
      aria-label={label}
      className={BOX}
    />
  );
}

export function NumberBox({
  name,
  value,
  label,
  placeholder,
  whole = false,
}: {
  name: string;
  value: number | undefined;
  label: string;
  placeholder?: string;
  whole?: boolean;
}) {
  const unclear = useUnclear(name);
  return (
    <input
      inputMode={whole ? 'numeric' : 'decimal'}
      name={name}
      defaultValue={value === undefined ? unclear?.text : clearText(value)}
      aria-invalid={unclear ? true : undefined}
      aria-label={label}
      placeholder={placeholder}
      className={BOX}
    />
  );
}
