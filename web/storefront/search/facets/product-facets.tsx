import type { PortalPages } from '../../../../contract/pages.ts';
import { unitName } from '../../shell/names.ts';
import { useSite } from '../../shell/site.tsx';
import { FilterForm, NumberBox, WordsBox } from '../filter-form.tsx';
import { countText, priceText } from '../names.ts';
import { priceRange } from '../query.ts';
import { useProductHref } from '../use-product-href.ts';
import { CategoryTrail } from './category-trail.tsx';
import { FacetGroup } from './facet-group.tsx';
import { ParameterFacets } from './parameter-facets.tsx';
import { PlaceAndTierFacets, ProofFacets } from './proof-facets.tsx';

type Search = PortalPages['search-products'];
type Asked = Search['asked'];
interface Props {
  asked: Asked;
  facets: Search['results']['facets'];
  /** The chosen one, whose way up stands here; none where the page itself shows it. */
  category?: Search['category'];
}

/** The filters of a search for products (spec P7.1, decision 7): what tells suppliers apart before where they are. */
export function ProductFacets(props: Props) {
  const { words } = useSite();
  const { search } = words;
  const { asked, facets, category } = props;
  const href = useProductHref(asked);
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
      {asked.cate !== undefined && <Within {...props} />}
      <OrderQuantity {...props} />
      <ParameterFacets asked={asked} parameters={facets.parameters} />
      <Prices {...props} />
      <FacetGroup
        title={search.minOrder}
        facet={facets.minOrder}
        chosen={asked.minOrder ? [String(asked.minOrder)] : []}
        href={(value) => href({ minOrder: value ? Number(value) : undefined })}
        label={({ value }) => countText(search.orFewer, Number(value))}
      />
      <ProofFacets asked={asked} facets={facets} href={href} />
      <FacetGroup
        title={words.storefront.unit}
        facet={facets.unit}
        chosen={asked.unit ? [asked.unit] : []}
        href={(value) => href({ unit: value as Asked['unit'] })}
        label={({ value }) => unitName(value, words)}
      />
      <PlaceAndTierFacets asked={asked} facets={facets} href={href} />
    </>
  );
}

/** Words to be searched for within the category; those that are searched for already can be changed. */
function Within({ asked }: Props) {
  const { search } = useSite().words;
  return (
    <section className="border-t border-line pt-4 first:border-0 first:pt-0">
      <h3 className="text-sm font-semibold tracking-normal">{search.within}</h3>
      <FilterForm kind="product" asked={asked} own={['kw', 'exact']} label={search.within}>
        <WordsBox value={asked.kw} label={search.within} />
      </FilterForm>
    </section>
  );
}

/** The quantity that all prices, their order and their filter are those at. */
function OrderQuantity({ asked }: Props) {
  const { search, common } = useSite().words;
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-sm font-semibold tracking-normal">{search.need}</h3>
      <FilterForm kind="product" asked={asked} own={['quantity']} label={common.needLabel}>
        <NumberBox name="quantity" value={asked.quantity} label={common.needLabel} whole />
      </FilterForm>
      <p className="mt-1.5 text-xs text-ink-soft">{search.needText}</p>
    </section>
  );
}

function Prices({ asked, facets }: Props) {
  const { words } = useSite();
  const { storefront, search } = words;
  const href = useProductHref(asked);
  const isAsked = (value: string) => {
    const { minPrice, maxPrice } = priceRange(value);
    return minPrice === asked.minPrice && maxPrice === asked.maxPrice;
  };
  const { price } = facets;
  const { quantity } = asked;
  return (
    <FacetGroup
      title={quantity === undefined ? storefront.priceInDollars : countText(search.priceAt, quantity)}
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
