import { useState } from 'react';
import { CURRENCIES, INCOTERMS, PAYMENT_TERMS } from '../../../domain/enumerations.ts';
import { numberText } from '../../../domain/text/format.ts';
import { dayIn, daysAfter } from '../../../domain/text/time-zone.ts';
import { Select, TextArea, TextField } from '../../ui/field.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { formFields } from '../form/form-fields.ts';
import type { PriceRow, QuoteErrors } from './draft.ts';
import type { QuotePanelProps } from './panel-props.ts';
import { PriceRows } from './price-rows.tsx';

const VALID_DAYS = 30;
/** Days of who quotes: the offer ends in their time zone (draft.ts). */
const day = (from: number) =>
  daysAfter(dayIn(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone), from);

interface Props extends Pick<QuotePanelProps, 'lead' | 'units' | 'words' | 'rules'> {
  errors: QuoteErrors;
  rows: PriceRow[];
  onRows(rows: PriceRow[]): void;
}

/** The fields of a quotation but its attachments. */
export function QuoteFields({ lead, units, words, rules, errors, rows, onRows }: Props) {
  const [length, setLength] = useState(0);
  const { field, choice } = formFields({ id: 'quote', rules, words, errors });
  const most = numberText(rules.details.maxLength ?? 0);
  const third = 'sm:col-span-2';
  return (
    <>
      <TextField {...field('item_name')} className="sm:col-span-4" />
      <TextField {...field('model')} className={third} />
      <TextArea
        {...field('details')}
        hint={`${words.detailsHint} ${fill(words.counter, { n: length, most })}`}
        onInput={(event) => setLength(event.currentTarget.value.length)}
        className="sm:col-span-6"
      />
      {/* these two begin with what the request says: there is nothing to leave empty */}
      <Select
        {...choice('currency')}
        required={false}
        defaultValue={lead.currency}
        options={CURRENCIES.map((currency) => [currency, words.currencies[currency]])}
        className={third}
      />
      <Select
        {...choice('unit')}
        required={false}
        defaultValue={lead.unit}
        options={units}
        className={third}
      />
      <TextField {...field('min_order')} inputMode="numeric" className={third} />
      <PriceRows rows={rows} onChange={onRows} errors={errors} words={words} />
      <Select
        {...choice('incoterm')}
        choose={words.choose}
        options={INCOTERMS.map((incoterm) => [incoterm, incoterm])}
        className={third}
      />
      <TextField {...field('port')} className={third} />
      <TextField {...field('lead_time_days')} inputMode="numeric" className={third} />
      <fieldset className="sm:col-span-6">
        <legend className="mb-1.5 text-sm font-semibold">
          {words.payment_terms} <span className="font-normal text-ink-faint">{words.optional}</span>
        </legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {PAYMENT_TERMS.map((term) => (
            <label key={term} className="flex min-h-8 items-center gap-2">
              <input type="checkbox" name="payment_terms" value={term} className="size-4.5" />
              {term}
            </label>
          ))}
        </div>
      </fieldset>
      <Select
        id="quote-sample"
        name="sample"
        label={words.sample}
        options={[
          ['none', words.sampleNo],
          ['free', words.sampleFree],
          ['paid', words.samplePaid],
        ]}
        className={third}
      />
      <TextField
        id="quote-sample_days"
        name="sample_days"
        label={words.sample_days}
        optional={words.optional}
        inputMode="numeric"
        error={errors.sample_days}
        className={third}
      />
      <TextField
        {...field('valid_until')}
        type="date"
        min={day(0)}
        defaultValue={day(VALID_DAYS)}
        className={third}
      />
    </>
  );
}
