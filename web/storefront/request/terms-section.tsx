import type { PortalPages } from '../../../contract/pages.ts';
import { CERTIFICATIONS, CURRENCIES, UNITS, withCertificationNames } from '../../../domain/enumerations.ts';
import { Select, TextField } from '../../ui/field.tsx';
import { categoryName, unitName } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';
import { FormSection } from './form-section.tsx';

export function TermsSection({ form, countries, closing }: PortalPages['post-request']) {
  const { values, errors } = form;
  const { words, lang } = useSite();
  const { request } = words;
  const chosen = new Set((values.certifications ?? '').split('\n'));
  return (
    <FormSection id="request-terms" title={request.terms}>
      <TextField
        id="request-quantity"
        name="quantity"
        label={request.quantity}
        required
        inputMode="decimal"
        defaultValue={values.quantity}
        error={errors.quantity}
        className="sm:col-span-2"
      />
      <Select
        id="request-unit"
        name="unit"
        label={request.unit}
        required
        defaultValue={values.unit ?? 'piece'}
        error={errors.unit}
        className="sm:col-span-2"
      >
        {UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {unitName(unit, words)}
          </option>
        ))}
      </Select>
      <Select
        id="request-receive"
        name="receive"
        label={request.receive}
        required
        autoComplete="country"
        defaultValue={values.receive ?? ''}
        error={errors.receive}
        className="sm:col-span-2"
      >
        <option value="">{request.choose}</option>
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {categoryName(country, lang)}
          </option>
        ))}
      </Select>
      <TextField
        id="request-targetPrice"
        name="targetPrice"
        label={request.targetPrice}
        optional={request.optional}
        inputMode="decimal"
        defaultValue={values.targetPrice}
        error={errors.targetPrice}
        className="sm:col-span-2"
      />
      <Select
        id="request-currency"
        name="currency"
        label={request.currency}
        defaultValue={values.currency ?? '$'}
        error={errors.currency}
        className="sm:col-span-2"
      >
        {CURRENCIES.map((currency) => (
          <option key={currency} value={currency}>
            {request.currencies[currency]}
          </option>
        ))}
      </Select>
      <TextField
        id="request-closingDate"
        name="closingDate"
        label={request.closingDate}
        required
        type="date"
        min={closing.first}
        max={closing.last}
        defaultValue={values.closingDate ?? closing.suggested}
        error={errors.closingDate}
        className="sm:col-span-2"
      />
      <fieldset className="sm:col-span-6">
        <legend className="mb-1.5 text-sm font-semibold">
          {request.certifications} <span className="ml-1 font-normal text-ink-faint">{request.optional}</span>
        </legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-x-4">
          {CERTIFICATIONS.map((name) => (
            <label key={name} className="flex min-h-8 items-center gap-2 text-sm">
              <input
                type="checkbox"
                name="certifications"
                value={name}
                defaultChecked={chosen.has(name)}
                className="size-4.5"
              />
              {withCertificationNames(name, words.values.withdrawn)}
            </label>
          ))}
        </div>
        {errors.certifications && <p className="mt-1.5 text-sm text-danger">{errors.certifications}</p>}
      </fieldset>
    </FormSection>
  );
}
