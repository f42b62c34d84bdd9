/** Facets about suppliers, in the search for them and the one for products: proof first, the paid tier last. */
import type { Address } from '../../../../contract/address.ts';
import type { Language } from '../../../../contract/schema/error.ts';
import type { Facet, ProductQuery } from '../../../../contract/search.ts';
import { isMember } from '../../../../domain/company/membership.ts';
import { withCertificationNames } from '../../../../domain/enumerations.ts';
import type { Words } from '../../../../locales/words.ts';
import { useSite } from '../../shell/site.tsx';
import type { ActiveFilter } from '../filter-panel.tsx';
import { countText, placeName } from '../names.ts';
import { FacetGroup } from './facet-group.tsx';

/** `sample` is of products alone. */
type Asked = Pick<ProductQuery, 'certificate' | 'sample' | 'answers' | 'years' | 'province' | 'tier'>;
interface Props {
  asked: Asked;
  facets: Record<Exclude<keyof Asked, 'sample'>, Facet> & { sample?: Facet };
  /** The address with some of it changed. */
  href: (change: { [K in keyof Asked]?: Asked[K] | undefined }) => string;
}

/** Certificates, what a supplier does (each alone, or both), years. */
export function ProofFacets({ asked, facets, href }: Props) {
  const { search, common } = useSite().words;
  const names = ['sample', 'answers'] as const;
  return (
    <>
      <FacetGroup
        title={search.certificate}
        facet={facets.certificate}
        chosen={asked.certificate ? [asked.certificate] : []}
        href={(value) => href({ certificate: value as Asked['certificate'] })}
      />
      <FacetGroup
        title={facets.sample ? search.supplier : common.response}
        facet={names.flatMap((name) => (facets[name] ?? []).map((entry) => ({ ...entry, value: name })))}
        chosen={names.filter((name) => asked[name])}
        look="several"
        href={(value) => {
          const name = value === 'sample' ? 'sample' : 'answers';
          return href({ [name]: asked[name] ? undefined : true });
        }}
      />
      <FacetGroup
        title={search.years}
        facet={facets.years}
        chosen={asked.years ? [String(asked.years)] : []}
        href={(value) => href({ years: value ? Number(value) : undefined })}
      />
    </>
  );
}

export function PlaceAndTierFacets({ asked, facets, href }: Props) {
  const { search, common } = useSite().words;
  return (
    <>
      <FacetGroup
        title={search.province}
        facet={facets.province}
        chosen={asked.province ? [String(asked.province)] : []}
        href={(value) => href({ province: value ? Number(value) : undefined })}
      />
      <FacetGroup
        title={search.tier}
        facet={facets.tier.filter(({ value }) => isMember(value))}
        chosen={asked.tier ? [asked.tier] : []}
        href={(value) => href({ tier: value as Asked['tier'] })}
        label={({ value, label }) => (isMember(value) ? common.tiers[value] : label)}
      />
    </>
  );
}

/** Which of these narrow a search, each with the address without it. */
export function supplierFilters(
  { asked, province, href }: Omit<Props, 'facets'> & { province: Address | null },
  { search, values, common }: Words,
  lang: Language,
): ActiveFilter[] {
  const { certificate, sample, answers, years, tier } = asked;
  return [
    certificate && {
      name: withCertificationNames(certificate, values.withdrawn),
      href: href({ certificate: undefined }),
    },
    sample && { name: search.sample, href: href({ sample: undefined }) },
    answers && { name: search.answers, href: href({ answers: undefined }) },
    years !== undefined && { name: countText(search.yearsOrMore, years), href: href({ years: undefined }) },
    province && { name: placeName(province, lang), href: href({ province: undefined }) },
    tier && { name: common.tiers[tier], href: href({ tier: undefined }) },
  ].filter((filter) => filter !== null && filter !== false && filter !== undefined);
}
