import type { PortalPages } from '../../../contract/pages.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { TextLink } from '../../ui/link.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { FilterSheet } from '../search/filter-sheet.tsx';
import { categoryName } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';
import { CLOSING_WITHIN } from './filters.ts';

const FORM = 'lead-filters';

type Props = Pick<PortalPages['buying-leads'], 'filters' | 'category' | 'roots' | 'countries'>;

/** A plain form: it works without script, and nothing happens before "Apply". */
export function FilterBar({ filters, category, roots, countries }: Props) {
  const { words, lang, to } = useSite();
  const { lead } = words;
  const isFiltered = Object.keys(filters).length > 0;
  const days = new Set<number>([...CLOSING_WITHIN, ...(filters.remain_days ? [filters.remain_days] : [])]);
  return (
    <FilterSheet
      active={Object.keys(filters).length}
      foot={
        <Button type="submit" form={FORM} size="lg" className="w-full">
          {lead.apply}
        </Button>
      }
    >
      <form
        id={FORM}
        action={to('/buying-leads')}
        aria-label={lead.filters}
        className="grid grid-cols-2 items-end gap-4 lg:rounded-lg lg:border lg:border-line lg:bg-paper lg:p-5 lg:grid-cols-[1.3fr_1.3fr_1fr_auto]"
      >
        <Select
          id="filter-category"
          name="category"
          label={lead.filterCategory}
          defaultValue={filters.category ?? ''}
          choose={lead.anyCategory}
          options={[...(category ? [category] : []), ...roots].map((one) => [
            one.id,
            categoryName(one, lang),
          ])}
          className="max-lg:col-span-2"
        />
        <Select
          id="filter-receive"
          name="receive"
          label={lead.filterCountry}
          defaultValue={filters.receive ?? ''}
          choose={lead.anyCountry}
          options={countries.map((country) => [country.code, categoryName(country, lang)])}
        />
        <Select
          id="filter-days"
          name="remain_days"
          label={lead.filterDays}
          defaultValue={filters.remain_days ?? ''}
          choose={lead.anyDays}
          options={[...days].sort((a, b) => a - b).map((n) => [n, fill(lead.withinDays, { n })])}
        />
        <div className="flex items-center gap-4 max-lg:col-span-2">
          <Button type="submit" className="h-11 px-6 max-lg:hidden">
            {lead.apply}
          </Button>
          {isFiltered && (
            <TextLink href={to('/buying-leads')} className="text-sm whitespace-nowrap">
              {lead.clear}
            </TextLink>
          )}
        </div>
      </form>
    </FilterSheet>
  );
}
