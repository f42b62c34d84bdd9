import { QuantityField } from '../../storefront/price/quantity-field.tsx';
import { useSite } from '../../storefront/shell/site.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The search inside the shop: a plain form, which leads to the list of its products. */
export function ShopSearch({ kw = '', id = 'shop-search' }: { kw?: string; id?: string }) {
  const { words, to } = useSite();
  const { shop, common } = words;
  return (
    <search className="block w-full">
      <form action={to('/productlist.html')} className="flex">
        <input
          type="search"
          id={id}
          name="kw"
          defaultValue={kw}
          maxLength={100}
          required
          enterKeyHint="search"
          aria-label={shop.searchLabel}
          placeholder={shop.searchPlaceholder}
          className="h-10 w-full min-w-0 rounded-l-md border border-r-0 border-line-strong bg-paper px-3 text-base text-ink placeholder:text-ink-faint"
        />
        <QuantityField />
        <button
          type="submit"
          aria-label={common.search}
          className="grid h-10 w-11 shrink-0 place-items-center rounded-r-md border border-jade bg-jade text-paper hover:bg-jade-dark in-[.on-deep]:border-paper in-[.on-deep]:bg-paper in-[.on-deep]:text-jade in-[.on-deep]:hover:bg-jade-tint"
        >
          <Icon name="search" size={18} />
        </button>
      </form>
    </search>
  );
}
