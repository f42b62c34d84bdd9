import type { ReactNode } from 'react';
import type { ProductCard } from '../../../contract/schema/card.ts';
import { Icon } from '../../ui/icon.tsx';
import { ContactDrawer } from '../contact/contact-drawer.tsx';
import { useSite } from '../shell/site.tsx';
import { ListingItem } from './listing-item.tsx';

/**
 * Products as a list or a grid. Both are the same markup: `data-view` decides how it is shown, and
 * behaviours/listing-view.ts changes it and remembers the choice. Without script it is a list.
 */
export function Listing({
  title,
  products,
  tools,
  eager = 2,
}: {
  title: string;
  products: ProductCard[];
  /** Stands before the view style, e.g. the order. */
  tools?: ReactNode;
  /** So many of its pictures stand on the first screen. */
  eager?: number;
}) {
  const { words } = useSite();
  const { storefront } = words;
  const toggle =
    'flex h-9 items-center gap-1.5 border border-line bg-paper px-3 text-sm aria-pressed:border-jade aria-pressed:bg-jade aria-pressed:text-paper';
  return (
    <section aria-labelledby="product-list" data-behaviour="listing-view" data-view="list">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 max-md:gap-y-1">
        <h2 id="product-list" className="text-lg">
          {title}
        </h2>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-md:w-full max-md:justify-between">
          {tools}
          <fieldset className="js:flex hidden items-center">
            <legend className="sr-only">{storefront.viewStyle}</legend>
            <span aria-hidden="true" className="mr-3 text-sm text-ink-soft max-md:hidden">
              {storefront.viewStyle}
            </span>
            <button type="button" data-set="list" aria-pressed="true" className={`${toggle} rounded-l-md`}>
              <Icon name="list" size={16} />
              <span className="max-md:sr-only">{storefront.list}</span>
            </button>
            <button
              type="button"
              data-set="grid"
              aria-pressed="false"
              className={`${toggle} -ml-px rounded-r-md`}
            >
              <Icon name="grid" size={16} />
              <span className="max-md:sr-only">{storefront.grid}</span>
            </button>
          </fieldset>
        </div>
      </div>
      <ul className="grid gap-4 grid-view:grid-cols-2 md:grid-view:grid-cols-4">
        {products.map((product, i) => (
          <ListingItem key={product.id} product={product} eager={i < eager} main={i === 0 && eager > 0} />
        ))}
      </ul>
      {products.length > 0 && <ContactDrawer />}
    </section>
  );
}
