import type { PortalPages } from '../../../contract/pages.ts';
import { withCertificationNames } from '../../../domain/enumerations.ts';
import { toggleParameter } from '../../../domain/parameters.ts';
import { parameterText, propertyNameText } from '../../../domain/property-text.ts';
import { categoryName, unitName } from '../names.ts';
import { useSite } from '../site.tsx';
import type { ActiveFilter } from './filter-panel.tsx';
import { countText, placeName, priceText } from './names.ts';
import { useProductHref } from './use-product-href.ts';

type Props = PortalPages['search-products'];

/** What narrows a search for products, each with the address without it. */
export function useProductFilters({ asked, category, province }: Props): ActiveFilter[] {
  const { words, lang } = useSite();
  const { search, values } = words;
  const href = useProductHref(asked);
  const { minPrice, maxPrice, quantity, minOrder, unit, tier, certificate, years } = asked;
  const { sample, answers, parameters = [] } = asked;
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
    certificate && {
      name: withCertificationNames(certificate, values.withdrawn),
      href: href({ certificate: undefined }),
    },
    sample && { name: search.sample, href: href({ sample: undefined }) },
    answers && { name: search.answers, href: href({ answers: undefined }) },
    years !== undefined && { name: countText(search.yearsOrMore, years), href: href({ years: undefined }) },
    unit && { name: unitName(unit, words), href: href({ unit: undefined }) },
    province && { name: placeName(province, lang), href: href({ province: undefined }) },
    tier && { name: words.common.tiers[tier], href: href({ tier: undefined }) },
  ].filter((filter) => filter !== null && filter !== false && filter !== undefined);
}
