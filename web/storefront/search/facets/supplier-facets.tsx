import type { PortalPages } from '../../../../contract/pages.ts';
import type { BusinessType, MainMarket } from '../../../../domain/enumerations.ts';
import { valueList } from '../../shell/names.ts';
import { useSite } from '../../shell/site.tsx';
import { searchHref, toggled } from '../query.ts';
import { FacetGroup } from './facet-group.tsx';
import { PlaceAndTierFacets, ProofFacets, supplierFilters } from './proof-facets.tsx';

type Props = PortalPages['search-suppliers'];
type Asked = Props['asked'];

const useHref = ({ asked }: Props) => {
  const { to } = useSite();
  return (change: { [K in keyof Asked]?: Asked[K] | undefined }) =>
    to(searchHref('supplier', { ...asked, ...change }));
};

/** The filters of a search for suppliers: of markets and business types several at once (spec P7.1). */
export function SupplierFacets(props: Props) {
  const { words } = useSite();
  const { search } = words;
  const { asked, results } = props;
  const { facets } = results;
  const href = useHref(props);
  return (
    <>
      <FacetGroup
        title={search.businessTypes}
        facet={facets.businessType}
        chosen={asked.businessTypes}
        look="several"
        href={(value) => href({ businessTypes: toggled(asked.businessTypes, value as BusinessType) })}
        label={({ value }) => valueList([value], words)}
      />
      <ProofFacets asked={asked} facets={facets} href={href} />
      <FacetGroup
        title={search.markets}
        facet={facets.market}
        chosen={asked.markets}
        look="several"
        href={(value) => href({ markets: toggled(asked.markets, value as MainMarket) })}
        label={({ value }) => valueList([value], words)}
      />
      <PlaceAndTierFacets asked={asked} facets={facets} href={href} />
    </>
  );
}

/** What narrows a search for suppliers, each with the address without it. */
export function useSupplierFilters(props: Props) {
  const { words, lang } = useSite();
  const { asked, province } = props;
  const href = useHref(props);
  return [
    ...asked.businessTypes.map((type) => ({
      name: valueList([type], words),
      href: href({ businessTypes: toggled(asked.businessTypes, type) }),
    })),
    ...asked.markets.map((market) => ({
      name: valueList([market], words),
      href: href({ markets: toggled(asked.markets, market) }),
    })),
    ...supplierFilters({ asked, province, href }, words, lang),
  ];
}
