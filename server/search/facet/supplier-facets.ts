/** Filters and facets about suppliers, for the search for suppliers and the one for their products. */
import type { Language } from '../../../contract/schema/error.ts';
import type { CompanyQuery } from '../../../contract/search.ts';
import { withCertificationNames } from '../../../domain/enumerations.ts';
import { fill } from '../../../domain/fill.ts';
import type { Counts, SupplierFacet, SupplierFilters } from '../match/engine.ts';
import { inEachLanguage, type Names } from './facet-labels.ts';
import { eachBound, eachValue } from './facets.ts';

/** By their rank, as results carry it. */
const TIERS = ['default', 'silver', 'vip', 'diamond'] as const;

type Asked = Pick<CompanyQuery, SupplierFacet>;

export const supplierFilters = (
  { province, tier, answers, certificate, years }: Asked,
  now: Date,
): SupplierFilters => ({
  province,
  tierRank: tier && TIERS.indexOf(tier),
  answers: answers || undefined,
  certificate,
  establishedUntil: years && now.getUTCFullYear() - years,
});

export const supplierFacets = (counts: Counts<SupplierFacet>, { province }: Names, language: Language) => ({
  province: eachValue<number>(counts.province, language, province),
  // who has no tier is in no entry
  tier: eachValue<number>(counts.tier, language, (rank) => {
    const tier = TIERS[rank];
    return tier && rank > 0 ? { ...inEachLanguage(({ tiers }) => tiers[tier]), value: tier } : undefined;
  }),
  answers: eachValue(counts.answers, language, () => inEachLanguage(({ answers }) => answers)),
  certificate: eachValue<string>(counts.certificate, language, (name) =>
    inEachLanguage(({ withdrawn }) => withCertificationNames(name, withdrawn)),
  ),
  years: eachBound(counts.years, language, (n) => inEachLanguage(({ years }) => fill(years, { n }))),
});

/** Where nothing is found. */
export const NO_SUPPLIERS: Counts<SupplierFacet> = {
  province: [],
  tier: [],
  answers: [],
  certificate: [],
  years: [],
};
