/** Suppliers in memory. */
import { BUSINESS_TYPES, MAIN_MARKETS } from '../../../../domain/enumerations.ts';
import type { IndexedCompany } from '../../index/indexed.ts';
import type { CompanyFacet, CompanySearch } from '../engine.ts';
import { type Counter, FacetColumn, FlagColumn } from './facet-column.ts';
import { Column } from './growing.ts';
import { KindIndex, type Test } from './kind-index.ts';

export class CompanyIndex extends KindIndex<IndexedCompany, CompanySearch, CompanyFacet> {
  private readonly markets = new FlagColumn(MAIN_MARKETS.map(({ value }) => value));
  private readonly businessTypes = new FlagColumn(BUSINESS_TYPES);
  private readonly province = new FacetColumn<number>();
  private readonly tier = new FacetColumn<number>();
  private readonly created = new Column(Float64Array);
  protected readonly columns = [this.markets, this.businessTypes, this.province, this.tier, this.created];

  protected putColumns(slot: number, row: IndexedCompany): void {
    this.markets.put(slot, row.markets);
    this.businessTypes.put(slot, row.businessTypes);
    this.province.put(slot, row.province);
    this.tier.put(slot, row.tierRank);
    this.created.put(slot, row.createdAt);
  }

  tests({ filters }: CompanySearch): Test<CompanyFacet>[] {
    const all: Test<CompanyFacet>[] = [];
    const [markets, types] = [
      this.markets.mask(filters.markets),
      this.businessTypes.mask(filters.businessTypes),
    ];
    if (filters.markets.length > 0)
      all.push({ facet: 'market', passes: (slot) => this.markets.hasAny(slot, markets) });
    if (filters.businessTypes.length > 0)
      all.push({ facet: 'businessType', passes: (slot) => this.businessTypes.hasAny(slot, types) });
    const { province, tierRank } = filters;
    if (province !== undefined)
      all.push({ facet: 'province', passes: (slot) => this.province.get(slot) === province });
    if (tierRank !== undefined)
      all.push({ facet: 'tier', passes: (slot) => this.tier.get(slot) === tierRank });
    return all;
  }

  counters(): Record<CompanyFacet, Counter> {
    return {
      market: this.markets.counter(),
      businessType: this.businessTypes.counter(),
      province: this.province.counter(),
      tier: this.tier.counter(),
    };
  }

  order({ sort, words }: CompanySearch): ((slot: number) => number) | null {
    if (sort === 'newest') return (slot) => this.text.idOf(slot);
    // without words the highest tier, then the newest; ids are far below 1e12
    return words.length > 0 ? null : (slot) => this.tier.get(slot) * 1e12 + this.text.idOf(slot);
  }

  standing(slot: number) {
    return { tierRank: this.tier.get(slot), refreshedAt: this.created.get(slot), supplier: 0 };
  }
}
