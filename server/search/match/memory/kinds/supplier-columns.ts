/** Facts about a supplier, in the indexes of suppliers and of their products: columns, filters and counts. */
import { CERTIFICATIONS } from '../../../../../domain/enumerations.ts';
import type { IndexedSupplier } from '../../../index/feed/indexed.ts';
import type { SupplierFacet, SupplierFilters } from '../../engine.ts';
import type { Parts } from '../store/parts.ts';
import {
  type Counter,
  FacetColumn,
  FlagColumn,
  type GroupCounts,
  Groups,
  withinYears,
} from './facet-column.ts';
import type { Test } from './kind-index.ts';

/** Counts what has the one value of a column of flags. */
export const flagCounter = (column: FlagColumn<string>, shared: GroupCounts): Counter => {
  const { add, counts } = column.counter(shared);
  return { add, counts: () => counts().map(([, n]) => ['true', n]) };
};

export class SupplierColumns {
  private readonly groups = new Groups();
  private readonly province = new FacetColumn<number>(this.groups);
  private readonly tier = new FacetColumn<number>(this.groups);
  private readonly established = new FacetColumn<number>(this.groups);
  private readonly answers = new FlagColumn(['answers'], this.groups);
  /** A document each: those of products are their own and of their supplier. */
  private readonly certificates = new FlagColumn(CERTIFICATIONS);

  put(slot: number, row: IndexedSupplier): void {
    const { province, tierRank, established, answers, certificates } = row;
    this.groups.put(slot, [province, tierRank, established, answers], (group) => {
      this.province.put(group, province);
      this.tier.put(group, tierRank);
      this.established.put(group, established);
      this.answers.put(group, answers ? ['answers'] : []);
    });
    this.certificates.put(slot, certificates);
  }

  tierRank(slot: number): number {
    return this.tier.get(slot);
  }

  tests(filters: SupplierFilters): Test<SupplierFacet>[] {
    const { province, tierRank, answers, certificate, establishedUntil } = filters;
    const all: Test<SupplierFacet>[] = [];
    const test = (facet: SupplierFacet, passes: (slot: number) => boolean) => all.push({ facet, passes });
    if (province !== undefined) test('province', this.province.isOneOf([province]));
    if (tierRank !== undefined) test('tier', this.tier.isOneOf([tierRank]));
    if (answers) test('answers', this.answers.hasAny(['answers']));
    if (certificate !== undefined) test('certificate', this.certificates.hasAny([certificate]));
    if (establishedUntil !== undefined)
      test(
        'years',
        this.established.fits((year) => year > 0 && year <= establishedUntil),
      );
    return all;
  }

  counters(now: number, shared: GroupCounts): Record<SupplierFacet, Counter> {
    const founded = this.established.counter(shared);
    return {
      province: this.province.counter(shared),
      tier: this.tier.counter(shared),
      answers: flagCounter(this.answers, shared),
      certificate: this.certificates.counter(),
      years: { ...founded, counts: () => withinYears(founded.counts(), now) },
    };
  }

  private get all() {
    const { groups, province, tier, established, answers, certificates } = this;
    return [groups, province, tier, established, answers, certificates];
  }
  get bytes(): number {
    return this.all.reduce((sum, { bytes }) => sum + bytes, 0);
  }
  persist(parts: Parts): void {
    for (const column of this.all) column.persist(parts);
  }
}
