import type { PortalPages } from '../../../contract/pages.ts';
import { isMember } from '../../../domain/membership.ts';
import { categoryName, unitName } from '../names.ts';
import { useSite } from '../site.tsx';
import { CategoryTrail } from './category-trail.tsx';
import { FacetGroup } from './facet-group.tsx';
import { FilterForm, NumberBox } from './filter-form.tsx';
import { countText, placeName, priceText } from './names.ts';
import { priceRange, searchHref } from './query.ts';

type Props = PortalPages['search-products'];
type Asked = Props['asked'];

/** The address with some of what is asked changed. */
const useHref = ({ asked }: Props) => {
  const { to } = useSite();
  return (change: { [K in keyof Asked]?: Asked[K] | undefined }) =>
    to(searchHref('product', { ...asked, ...change }));
};

/** The filters of a search for products (spec P7.1). */
export function ProductFacets(props: Props) {
  const { words } = useSite();
  const { search } = words;
  const { asked, results, category } = props;
  const { facets } = results;
  const href = useHref(props);
  return (
    <>
      <FacetGroup
        title={words.storefront.category}
        facet={facets.category.filter(({ value }) => value !== String(category?.id))}
        chosen={[]}
        look="step"
        href={(value) => href({ cate: Number(value) })}
        above={category && <CategoryTrail category={category} href={(cate) => href({ cate })} />}
      />
      <Prices {...props} />
      <MinimumOrder {...props} />
      <FacetGroup
        title={search.supplier}
        facet={facets.certified.filter(({ value }) => value === 'true')}
        chosen={asked.certified ? ['true'] : []}
        href={(value) => href({ certified: value ? true : undefined })}
        label={() => search.certified}
      />
      <FacetGroup
        title={search.tier}
        facet={facets.tier.filter(({ value }) => isMember(value))}
        chosen={asked.tier ? [asked.tier] : []}
        href={(value) => href({ tier: value as Asked['tier'] })}
        label={({ value, label }) => (isMember(value) ? words.common.tiers[value] : label)}
      />
      <FacetGroup
        title={words.storefront.unit}
        facet={facets.unit}
        chosen={asked.unit ? [asked.unit] : []}
        href={(value) => href({ unit: value as Asked['unit'] })}
        label={({ value }) => unitName(value, words)}
      />
      <FacetGroup
        title={search.province}
        facet={facets.province}
        chosen={asked.province ? [String(asked.province)] : []}
        href={(value) => href({ province: value ? Number(value) : undefined })}
      />
    </>
  );
}

function Prices(props: Props) {
  const { words } = useSite();
  const { storefront } = words;
  const { asked, results } = props;
  const href = useHref(props);
  const isAsked = (value: string) => {
    const { minPrice, maxPrice } = priceRange(value);
    return minPrice === asked.minPrice && maxPrice === asked.maxPrice;
  };
  const { price } = results.facets;
  return (
    <FacetGroup
      title={storefront.priceAsStated}
      facet={price}
      chosen={price.map(({ value }) => value).filter(isAsked)}
      href={(value) => href(priceRange(value ?? ''))}
      label={({ value }) => priceText(priceRange(value), words)}
    >
      <FilterForm kind="product" asked={asked} own={['minPrice', 'maxPrice']} label={storefront.priceRange}>
        <NumberBox
          name="minPrice"
          value={asked.minPrice}
          label={storefront.minPrice}
          placeholder={storefront.min}
        />
        <span aria-hidden="true">–</span>
        <NumberBox
          name="maxPrice"
          value={asked.maxPrice}
          label={storefront.maxPrice}
          placeholder={storefront.max}
        />
      </FilterForm>
    </FacetGroup>
  );
}

/** What a buyer wants is a quantity: every supplier whose minimum order is at most that can be asked. */
function MinimumOrder(props: Props) {
  const { words } = useSite();
  const { search } = words;
  const { asked, results } = props;
  const href = useHref(props);
  return (
    <FacetGroup
      title={search.minOrder}
      facet={results.facets.minOrder}
      chosen={asked.minOrder ? [String(asked.minOrder)] : []}
      href={(value) => href({ minOrder: value ? Number(value) : undefined })}
      label={({ value }) => countText(search.orFewer, Number(value))}
    >
      <FilterForm kind="product" asked={asked} own={['minOrder']} label={search.needLabel}>
        <span aria-hidden="true" className="shrink-0 text-sm text-ink-soft">
          {search.need}
        </span>
        <NumberBox name="minOrder" value={asked.minOrder} label={search.needLabel} whole />
      </FilterForm>
    </FacetGroup>
  );
}

/** What narrows a search for products, each with the address without it. */
export function useProductFilters(props: Props) {
  const { words, lang } = useSite();
  const { search } = words;
  const { asked, category, province } = props;
  const href = useHref(props);
  const { minPrice, maxPrice, minOrder, unit, tier, certified } = asked;
  return [
    category && { name: categoryName(category, lang), href: href({ cate: undefined }) },
    (minPrice !== undefined || maxPrice !== undefined) && {
      name: `${words.storefront.priceRange}: ${priceText({ minPrice, maxPrice }, words)}`,
      href: href({ minPrice: undefined, maxPrice: undefined }),
    },
    minOrder !== undefined && {
      name: `${search.minOrder}: ${countText(search.orFewer, minOrder)}`,
      href: href({ minOrder: undefined }),
    },
    unit && { name: unitName(unit, words), href: href({ unit: undefined }) },
    province && { name: placeName(province, lang), href: href({ province: undefined }) },
    tier && { name: words.common.tiers[tier], href: href({ tier: undefined }) },
    certified && { name: search.certified, href: href({ certified: undefined }) },
  ].filter((filter) => filter !== null && filter !== false && filter !== undefined);
}
