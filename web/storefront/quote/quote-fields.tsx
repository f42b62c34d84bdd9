import { useState } from 'react';
import { CURRENCIES, INCOTERMS, PAYMENT_TERMS } from '../../../domain/enumerations.ts';
import { numberText } from '../../../domain/text/format.ts';
import { dayIn, daysAfter } from '../../../domain/text/time-zone.ts';
import { Select, TextArea, TextField } from '../../ui/field.tsx';
import { fill } from '../../ui/picture/fill.ts';
import type { PriceRow, QuoteErrors } from './draft.ts';
import type { QuotePanelProps } from './panel-props.ts';
import { PriceRows } from './price-rows.tsx';

const DETAILS = 2000;
const VALID_DAYS = 30;
/** Days of who quotes: the offer ends in their time zone (draft.ts). */
const day = (from: number) =>
  daysAfter(dayIn(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone), from);

interface Props extends Pick<QuotePanelProps, 'lead' | 'units' | 'words'> {
  errors: QuoteErrors;
  rows: PriceRow[];
  onRows(rows: PriceRow[]): void;
}

/** The fields of a quotation but its attachments. */
export function QuoteFields({ lead, units, words, errors, rows, onRows }: Props) {
  const [length, setLength] = useState(0);
  return (
    <>
      <TextField
        id="quote-item_name"
        name="item_name"
        label={words.itemName}
        required
        maxLength={128}
        error={errors.item_name}
        className="sm:col-span-4"
      />
      <TextField
        id="quote-model"
        name="model"
        label={words.model}
        optional={words.optional}
        maxLength={100}
        error={errors.model}
        className="sm:col-span-2"
      />
      <TextArea
        id="quote-details"
        name="details"
        label={words.details}
        required
        maxLength={DETAILS}
        hint={`${words.detailsHint} ${fill(words.counter, { n: length, most: numberText(DETAILS) })}`}
        error={errors.details}
        onInput={(event) => setLength(event.currentTarget.value.length)}
        className="sm:col-span-6"
      />
      <Select
        id="quote-currency"
        name="currency"
        label={words.currency}
        defaultValue={lead.currency}
        error={errors.currency}
        className="sm:col-span-2"
      >
        {CURRENCIES.map((currency) => (
          <option key={currency} value={currency}>
            {words.currencies[currency]}
          </option>
        ))}
      </Select>
      <Select
        id="quote-unit"
        name="unit"
        label={words.unit}
        defaultValue={lead.unit}
        error={errors.unit}
        className="sm:col-span-2"
      >
        {units.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <TextField
        id="quote-min_order"
        name="min_order"
        label={words.minOrder}
        optional={words.optional}
        inputMode="numeric"
        error={errors.min_order}
        className="sm:col-span-2"
      />
      <PriceRows rows={rows} onChange={onRows} errors={errors} words={words} />
      <Select
        id="quote-incoterm"
        name="incoterm"
        label={words.incoterm}
        required
        error={errors.incoterm}
        className="sm:col-span-2"
      >
        <option value="">{words.choose}</option>
        {INCOTERMS.map((incoterm) => (
          <option key={incoterm}>{incoterm}</option>
        ))}
      </Select>
      <TextField
        id="quote-port"
        name="port"
        label={words.port}
        optional={words.optional}
        maxLength={100}
        error={errors.port}
        className="sm:col-span-2"
      />
      <TextField
        id="quote-lead_time_days"
        name="lead_time_days"
        label={words.leadTime}
        required
        inputMode="numeric"
        error={errors.lead_time_days}
        className="sm:col-span-2"
      />
      <fieldset className="sm:col-span-6">
        <legend className="mb-1.5 text-sm font-semibold">
          {words.paymentTerms} <span className="font-normal text-ink-faint">{words.optional}</span>
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
      <Select id="quote-sample" name="sample" label={words.sample} className="sm:col-span-2">
        <option value="none">{words.sampleNo}</option>
        <option value="free">{words.sampleFree}</option>
        <option value="paid">{words.samplePaid}</option>
      </Select>
      <TextField
        id="quote-sample_days"
        name="sample_days"
        label={words.sampleDays}
        optional={words.optional}
        inputMode="numeric"
        error={errors.sample_days}
        className="sm:col-span-2"
      />
      <TextField
        id="quote-valid_until"
        name="valid_until"
        label={words.validUntil}
        required
        type="date"
        min={day(0)}
        defaultValue={day(VALID_DAYS)}
        error={errors.valid_until}
        className="sm:col-span-2"
      />
    </>
  );
}
