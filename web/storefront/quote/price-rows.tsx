import { PRICE_TIERS } from '../../../domain/price/price.ts';
import type { LeadWords } from '../../../locales/en/deal/lead.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../../ui/picture/fill.ts';
import type { PriceRow, QuoteErrors } from './draft.ts';

/** One to five prices, each from a quantity upwards. */
export function PriceRows({
  rows,
  onChange,
  errors,
  words,
}: {
  rows: PriceRow[];
  onChange(rows: PriceRow[]): void;
  errors: QuoteErrors;
  words: LeadWords['quote'];
}) {
  const set = (i: number, change: Partial<PriceRow>) =>
    onChange(rows.map((row, n) => (n === i ? { ...row, ...change } : row)));
  return (
    <fieldset className="sm:col-span-6">
      <legend className="mb-2 text-sm font-semibold">{words.prices}</legend>
      <ul className="space-y-3">
        {rows.map((row, i) => (
          <li key={i} className="grid grid-cols-[1fr_1fr_44px] items-start gap-3">
            <TextField
              id={`quote-from-${i}`}
              label={words.from}
              required
              inputMode="numeric"
              value={row.from}
              error={errors[`from-${i}`]}
              onChange={(event) => set(i, { from: event.currentTarget.value })}
            />
            <TextField
              id={`quote-price-${i}`}
              label={words.price}
              required
              inputMode="decimal"
              value={row.price}
              error={errors[`price-${i}`]}
              onChange={(event) => set(i, { price: event.currentTarget.value })}
            />
            {rows.length > 1 && (
              <button
                type="button"
                aria-label={fill(words.removeTier, { n: i + 1 })}
                onClick={() => onChange(rows.filter((_, n) => n !== i))}
                className="mt-6.5 grid size-11 place-items-center rounded-md border border-line bg-paper hover:border-danger hover:text-danger"
              >
                <Icon name="close" size={16} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {rows.length < PRICE_TIERS.most && (
        <Button
          look="quiet"
          size="sm"
          className="mt-3"
          onClick={() => onChange([...rows, { from: '', price: '' }])}
        >
          <Icon name="plus" size={14} />
          {words.addTier}
        </Button>
      )}
    </fieldset>
  );
}
