import type { PortalPages } from '../../../contract/pages.ts';
import { toggleParameter } from '../../../domain/product/parameters.ts';
import { parameterText, propertyNameText } from '../../../domain/product/property-text.ts';
import { categoryName, unitName } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';
import { supplierFilters } from './facets/proof-facets.tsx';
import type { ActiveFilter } from './filter-panel.tsx';
import { countText, priceText } from './names.ts';
import { useProductHref } from './use-product-href.ts';

type Props = PortalPages['search-products'];

/** What narrows a search for products, each with the address without it. */
export function useProductFilters({ asked, category, province }: Props): ActiveFilter[] {
  const { words, lang } = useSite();
  const { search, values } = words;
  const href = useProductHref(asked);
  const { minPrice, maxPrice, quantity, minOrder, unit, parameters = [] } = asked;
  const chosen = parameters.flatMap((filter) => filter.values.map((value) => ({ name: filter.name, value })));
  return [
    category && { name: categoryName(category, lang), href: href({ cate: undefined }) },
    quantity !== undefined && {
      name: countText(search.needed, quantity),
      href: href({ quantity: undefined }),
    },
    ...chosen.map(({ name, value }) => {
      const left = toggleParameter(parameters, name, value) ?? [];
      return {
        name: `${propertyNameText(name, values)}: ${parameterText(name, value, values)}`,
        href: href({ parameters: left.length > 0 ? left : undefined }),
      };
    }),
    (minPrice !== undefined || maxPrice !== undefined) && {
      name: `${words.storefront.priceRange}: ${priceText({ minPrice, maxPrice }, words)}`,
      href: href({ minPrice: undefined, maxPrice: undefined }),
    },
    minOrder !== undefined && {
      name: `${search.minOrder}: ${countText(search.orFewer, minOrder)}`,
      href: href({ minOrder: undefined }),
    },
    unit && { name: unitName(unit, words), href: href({ unit: undefined }) },
    ...supplierFilters({ asked, province, href }, words, lang),
  ].filter((filter) => filter !== null && filter !== false && filter !== undefined);
}
