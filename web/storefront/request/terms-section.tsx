import type { PortalPages } from '../../../contract/pages.ts';
import { CERTIFICATIONS, CURRENCIES, UNITS, withCertificationNames } from '../../../domain/enumerations.ts';
import { Select, TextField } from '../../ui/field.tsx';
import { categoryName, unitName } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';
import { FormSection } from './form-section.tsx';
import { useRequestFields } from './request-fields.ts';

export function TermsSection({ form, countries, closing }: PortalPages['post-request']) {
  const { values, errors } = form;
  const { words, lang } = useSite();
  const { request } = words;
  const { field, choice } = useRequestFields(form);
  const chosen = new Set((values.certifications ?? '').split('\n'));
  const third = 'sm:col-span-2';
  return (
    <FormSection id="request-terms" title={request.terms}>
      <TextField {...field('quantity')} inputMode="decimal" className={third} />
      <Select
        {...choice('unit')}
        defaultValue={values.unit ?? 'piece'}
        options={UNITS.map((unit) => [unit, unitName(unit, words)])}
        className={third}
      />
      <Select
        {...choice('receive')}
        autoComplete="country"
        defaultValue={values.receive ?? ''}
        choose={request.choose}
        options={countries.map((country) => [country.code, categoryName(country, lang)])}
        className={third}
      />
      <TextField {...field('targetPrice')} inputMode="decimal" className={third} />
      <Select
        {...choice('currency')}
        defaultValue={values.currency ?? '$'}
        options={CURRENCIES.map((currency) => [currency, request.currencies[currency]])}
        className={third}
      />
      <TextField
        {...field('closingDate')}
        type="date"
        min={closing.first}
        max={closing.last}
        defaultValue={values.closingDate ?? closing.suggested}
        className={third}
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
