import type { ProductResults } from '../../../contract/search.ts';
import { searchPath } from '../../catalogue/addresses.ts';
import { unitName } from '../../catalogue/names.ts';
import { useSite } from '../../catalogue/site.tsx';
import { Button } from '../../ui/button.tsx';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Filters, searchHref } from './query.ts';

interface Props {
  kw: string;
  filters: Filters;
  facets: ProductResults['facets'];
}

/** On a phone the filters fold away under their heading. */
export function Facets(props: Props) {
  const { words } = useSite();
  const { catalogue } = words;
  return (
    <>
      <aside aria-label={catalogue.filters} className="space-y-6 max-lg:hidden">
        <FacetGroups {...props} id="side" />
      </aside>
      <details className="group rounded-lg border border-line bg-paper lg:hidden">
        <summary className="flex items-center justify-between px-4 py-3 font-semibold">
          {catalogue.filters}
          <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
        </summary>
        <div className="space-y-6 border-t border-line p-4">
          <FacetGroups {...props} id="fold" />
        </div>
      </details>
    </>
  );
}

function FacetGroups({ kw, filters, facets, id }: Props & { id: string }) {
  const { words, to } = useSite();
  const { catalogue } = words;
  return (
    <>
      <FacetGroup
        title={catalogue.category}
        facet={facets.category}
        chosen={filters.cate?.toString()}
        href={(value) => to(searchHref(kw, { ...filters, cate: value ? Number(value) : undefined }))}
      />
      <PriceForm kw={kw} filters={filters} id={id} />
      <FacetGroup
        title={catalogue.unit}
        facet={facets.unit.map((entry) => ({ ...entry, label: unitName(entry.value, words) }))}
        chosen={filters.unit}
        href={(value) => to(searchHref(kw, { ...filters, unit: value as Filters['unit'] }))}
      />
    </>
  );
}

function FacetGroup({
  title,
  facet,
  chosen,
  href,
}: {
  title: string;
  facet: ProductResults['facets']['unit'];
  chosen: string | undefined;
  href: (value: string | undefined) => string;
}) {
  const { words } = useSite();
  if (facet.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-sm">{title}</h2>
      <ul className="text-sm">
        {facet.map(({ value, label, count, more }) => {
          const isChosen = value === chosen;
          return (
            <li key={value}>
              <a
                href={href(isChosen ? undefined : value)}
                rel="nofollow"
                aria-current={isChosen ? 'true' : undefined}
                className="flex items-center justify-between gap-3 rounded-sm py-1 hover:text-jade aria-[current]:font-semibold aria-[current]:text-jade"
              >
                <span className="flex min-w-0 items-center gap-2">
                  <span
                    aria-hidden="true"
                    className={`grid size-4 shrink-0 place-items-center rounded-sm border ${isChosen ? 'border-jade bg-jade text-paper' : 'border-line-strong bg-paper'}`}
                  >
                    {isChosen && <Icon name="check" size={12} />}
                  </span>
                  <span className="truncate">{label}</span>
                </span>
                <span className="text-ink-faint tabular-nums">
                  {more ? fill(words.catalogue.atLeast, { n: count }) : count}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function PriceForm({ kw, filters, id }: { kw: string; filters: Filters; id: string }) {
  const { words, to } = useSite();
  const { catalogue } = words;
  const box = 'h-9 w-full min-w-0 rounded-md border border-line-strong bg-paper px-2 text-sm';
  return (
    <form action={to(searchPath('product', 1))} aria-labelledby={`price-${id}`}>
      <h2 id={`price-${id}`} className="mb-2 text-sm">
        {catalogue.priceRange}
      </h2>
      <input type="hidden" name="kw" value={kw} />
      {filters.cate && <input type="hidden" name="cate" value={filters.cate} />}
      {filters.unit && <input type="hidden" name="unit" value={filters.unit} />}
      <div className="flex items-center gap-2">
        <input
          name="minPrice"
          type="number"
          min="0"
          step="any"
          defaultValue={filters.minPrice}
          aria-label={catalogue.minPrice}
          placeholder={catalogue.min}
          className={box}
        />
        <span aria-hidden="true">–</span>
        <input
          name="maxPrice"
          type="number"
          min="0"
          step="any"
          defaultValue={filters.maxPrice}
          aria-label={catalogue.maxPrice}
          placeholder={catalogue.max}
          className={box}
        />
        <Button type="submit" look="quiet" size="sm">
          {catalogue.apply}
        </Button>
      </div>
    </form>
  );
}
