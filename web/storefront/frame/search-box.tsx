import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QuantityField } from '../price/quantity-field.tsx';
import { useUnclear } from '../price/unclear-number.tsx';
import { searchPath } from '../shell/addresses.ts';
import { useSite } from '../shell/site.tsx';

const KINDS = [
  { tab: 'products', kind: 'product', shown: 'group-has-[#tab-products:checked]/search:flex' },
  { tab: 'suppliers', kind: 'supplier', shown: 'group-has-[#tab-suppliers:checked]/search:flex' },
  { tab: 'leads', kind: 'buying', shown: 'group-has-[#tab-leads:checked]/search:flex' },
] as const;

/**
 * Three searches behind three tabs (spec P2.4), switched without script: each tab is a radio that shows its form.
 * Results have links between the three on a phone (search/kind-tabs.tsx).
 * With script the fields suggest while one types (behaviours/search-suggest.ts).
 */
export function SearchBox({ kw }: { kw: string }) {
  const { words, here, portal, orderQuantity } = useSite();
  const { common } = words;
  const unclear = useUnclear('quantity');
  const leads = here.startsWith('/buying-leads') ? KINDS[2] : KINDS[0];
  const results = KINDS.find(({ kind }) => here.startsWith(`/search-${kind}/`));
  const active = results ?? leads;
  return (
    <search
      data-behaviour="search-suggest"
      data-begins="focus"
      data-words={JSON.stringify(words.search.suggestions)}
      className="group/search block w-full max-w-[680px]"
    >
      <div data-behaviour="search-tabs">
        <fieldset className={`flex items-end gap-1 ${results ? 'max-md:hidden' : ''}`}>
          <legend className="sr-only">{common.searchIn}</legend>
          {KINDS.map(({ tab }) => (
            <span key={tab} className="relative">
              <input
                type="radio"
                name="search-tab"
                id={`tab-${tab}`}
                defaultChecked={tab === active.tab}
                className="peer sr-only"
              />
              <label
                htmlFor={`tab-${tab}`}
                className="block rounded-t-md wrap-break-word px-3 py-1 text-sm text-ink-soft peer-checked:bg-jade peer-checked:font-semibold peer-checked:text-paper peer-focus-visible:[outline:2px_solid_var(--color-jade)] hover:text-jade"
              >
                {common.searchTabs[tab]}
              </label>
            </span>
          ))}
        </fieldset>
        {KINDS.map(({ tab, kind, shown }) => (
          <form
            key={tab}
            action={portal(searchPath(kind, 1))}
            data-kind={kind}
            className={`relative hidden ${shown}`}
          >
            <input
              type="search"
              name="kw"
              defaultValue={kw}
              maxLength={200}
              enterKeyHint="search"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded="false"
              aria-label={common.searchPlaceholders[tab]}
              placeholder={common.searchPlaceholders[tab]}
              className={`h-11 min-w-0 grow rounded-l-md ${results ? 'md:rounded-tl-none' : 'rounded-tl-none'} border-2 border-r-0 border-jade bg-paper px-4 text-base text-ellipsis placeholder:text-ink-faint max-sm:px-3 max-sm:placeholder:text-sm`}
            />
            {kind === 'product' && (
              <input
                name="quantity"
                inputMode="numeric"
                defaultValue={orderQuantity ?? unclear?.text}
                aria-label={common.needLabel}
                title={common.needLabel}
                placeholder={common.needPlaceholder}
                className="h-11 w-24 shrink-0 border-y-2 border-l border-jade border-l-line bg-paper px-2.5 text-sm placeholder:text-ink-faint max-sm:w-18"
              />
            )}
            {kind === 'supplier' && <QuantityField />}
            <Button type="submit" className="h-11 rounded-l-none px-5 max-sm:px-3.5">
              <Icon name="search" size={18} />
              <span className="max-sm:sr-only">{common.search}</span>
            </Button>
          </form>
        ))}
      </div>
    </search>
  );
}
