/** The index of buying leads. */

import { DAY_MS } from '../../../../../domain/time.ts';
import type { IndexedLead } from '../../../index/feed/indexed.ts';
import { type LeadFacet, type LeadSearch, REMAIN_DAYS } from '../../engine.ts';
import { Column } from '../store/growable.ts';
import type { Parts } from '../store/parts.ts';
import { type Counter, FacetColumn, withinBounds } from './facet-column.ts';
import { KindIndex, type Test } from './kind-index.ts';

export class LeadIndex extends KindIndex<IndexedLead, LeadSearch, LeadFacet> {
  private readonly leaf = new FacetColumn<number>();
  private readonly receive = new FacetColumn<string>();
  private readonly closing = new Column(Float64Array);
  private readonly published = new Column(Float64Array);
  private trails = new Map<number, readonly number[]>();
  protected readonly columns = [this.leaf, this.receive, this.closing, this.published];

  protected putColumns(slot: number, row: IndexedLead): void {
    this.trails.set(row.categories[2], row.categories);
    this.leaf.put(slot, row.categories[2]);
    this.receive.put(slot, row.receive);
    this.closing.put(slot, row.closingAt);
    this.published.put(slot, row.publishedAt);
  }

  override persist(parts: Parts): void {
    super.persist(parts);
    this.trails = new Map(parts.json([...this.trails]));
  }

  tests({ filters: { receive, category, closing } }: LeadSearch): Test<LeadFacet>[] {
    const [after, until] = closing;
    // a lead that is past its day is no lead, also before the job has marked it
    const all: Test<LeadFacet>[] = [{ facet: null, passes: (slot) => this.closing.get(slot) >= after }];
    if (until !== null) all.push({ facet: 'remain_days', passes: (slot) => this.closing.get(slot) <= until });
    if (category)
      all.push({
        facet: null,
        passes: (slot) => this.trails.get(this.leaf.get(slot))![category.level - 1] === category.id,
      });
    if (receive !== undefined)
      all.push({ facet: 'receive', passes: (slot) => this.receive.get(slot) === receive });
    return all;
  }

  counters({ filters }: LeadSearch): Record<LeadFacet, Counter> {
    const [now] = filters.closing;
    return {
      receive: this.receive.counter(),
      category: this.leaf.counter(),
      remain_days: this.daysCounter(now),
    };
  }

  private daysCounter(now: number): Counter {
    const days: [number, number][] = [];
    return {
      add: (slots) => {
        for (const slot of slots) days.push([(this.closing.get(slot) - now) / DAY_MS, 1]);
      },
      counts: () => withinBounds(days, REMAIN_DAYS, (left, bound) => left <= bound),
    };
  }

  order({ sort, words }: LeadSearch): ((slot: number) => number) | null {
    if (sort === 'closing') return (slot) => -this.closing.get(slot);
    return sort === 'newest' || words.length === 0 ? (slot) => this.published.get(slot) : null;
  }

  standing(slot: number) {
    return { tierRank: 0, refreshedAt: this.published.get(slot), supplier: 0 };
  }
}
