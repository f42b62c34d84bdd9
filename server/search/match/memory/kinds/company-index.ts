/** The index of suppliers. */
import { BUSINESS_TYPES, MAIN_MARKETS } from '../../../../../domain/enumerations.ts';
import type { IndexedCompany } from '../../../index/feed/indexed.ts';
import type { CompanyFacet, CompanySearch } from '../../engine.ts';
import { Column } from '../store/growable.ts';
import { type Counter, FlagColumn, GroupCounts, Groups } from './facet-column.ts';
import { KindIndex, type Test } from './kind-index.ts';
import { SupplierColumns } from './supplier-columns.ts';

export class CompanyIndex extends KindIndex<IndexedCompany, CompanySearch, CompanyFacet> {
  private readonly groups = new Groups();
  private readonly markets = new FlagColumn(
    MAIN_MARKETS.map(({ value }) => value),
    this.groups,
  );
  private readonly businessTypes = new FlagColumn(BUSINESS_TYPES, this.groups);
  private readonly supplier = new SupplierColumns();
  private readonly created = new Column(Float64Array);
  protected readonly columns = [this.groups, this.markets, this.businessTypes, this.supplier, this.created];

  protected putColumns(slot: number, row: IndexedCompany): void {
    const { markets, businessTypes } = row;
    this.groups.put(slot, [markets, businessTypes], (group) => {
      this.markets.put(group, markets);
      this.businessTypes.put(group, businessTypes);
    });
    this.supplier.put(slot, row);
    this.created.put(slot, row.createdAt);
  }

  tests({ filters }: CompanySearch): Test<CompanyFacet>[] {
    const all: Test<CompanyFacet>[] = this.supplier.tests(filters);
    const { markets, businessTypes } = filters;
    const test = (facet: CompanyFacet, passes: (slot: number) => boolean) => all.push({ facet, passes });
    if (markets.length > 0) test('market', this.markets.hasAny(markets));
    if (businessTypes.length > 0) test('businessType', this.businessTypes.hasAny(businessTypes));
    return all;
  }

  counters({ now }: CompanySearch): Record<CompanyFacet, Counter> {
    const shared = new GroupCounts();
    return {
      ...this.supplier.counters(now, shared),
      market: this.markets.counter(shared),
      businessType: this.businessTypes.counter(shared),
    };
  }

  order({ sort, words }: CompanySearch): ((slot: number) => number) | null {
    if (sort === 'newest') return (slot) => this.text.idOf(slot);
    // without words the highest tier, then the newest; ids are far below 1e12
    return words.length > 0 ? null : (slot) => this.supplier.tierRank(slot) * 1e12 + this.text.idOf(slot);
  }

  standing(slot: number) {
    return { tierRank: this.supplier.tierRank(slot), refreshedAt: this.created.get(slot), supplier: 0 };
  }
}
