/** The indexes of all kinds, filled from the tables and kept in step with them. */

import type { Moment } from '../../index/feed.sql.ts';
import type { Feed } from '../../index/feed.ts';
import type { IndexedOf } from '../../index/indexed.ts';
import type { Kind } from '../../index/kinds.ts';
import { CompanyIndex } from './company-index.ts';
import { LeadIndex } from './lead-index.ts';
import type { Parts } from './parts.ts';
import { ProductIndex } from './product-index.ts';

/** With more of the slots of any kind void all is to be read anew. */
const MOST_VOID = 0.3;
const FEW = 10_000;
/** Rows of one statement. */
const AT_ONCE = 1000;

export class Indexes {
  readonly products = new ProductIndex();
  readonly companies = new CompanyIndex();
  readonly purchases = new LeadIndex();
  private readonly feed: Feed;
  /** Up to which everything is known. */
  moment: Moment;
  /** What has been taken in one by one. */
  changes = 0;

  /** Nothing yet; `persist` reads what was known at that moment. */
  constructor(feed: Feed, moment: Moment = { snapshot: '', generation: '' }) {
    this.feed = feed;
    this.moment = moment;
  }

  /** Reads all that is searched, of one moment. */
  static async load(feed: Feed): Promise<Indexes> {
    const indexes = new Indexes(feed);
    indexes.moment = await feed.all((kind, rows) => {
      const index = indexes.of(kind);
      for (const row of rows) index.put(row);
    });
    indexes.products.setRates(await feed.rates());
    for (const { text } of indexes.all) text.compact();
    await indexes.catchUp();
    return indexes;
  }

  /**
   * Takes in all that was committed before the call. `outdated`: all is to be read anew; `lost`: and until then nothing can
   * be answered, for what has changed is too much, or too long ago.
   */
  async catchUp(): Promise<'fresh' | 'outdated' | 'lost'> {
    const { changed, renewed, ratesChanged, snapshot } = await this.feed.changes(this.moment);
    if (!changed) return 'lost';
    if (ratesChanged) this.products.setRates(await this.feed.rates());
    await this.take('products', changed.products);
    await this.take('companies', changed.companies);
    await this.take('purchases', changed.purchases);
    this.moment = { ...this.moment, snapshot };
    const isWorn = this.all.some(
      ({ text: { count, voided } }) => count >= FEW && voided >= MOST_VOID * count,
    );
    return renewed || isWorn ? 'outdated' : 'fresh';
  }

  private get all() {
    return [this.products, this.companies, this.purchases];
  }

  private of<K extends Kind>(kind: K) {
    return this[kind] as unknown as { put(row: IndexedOf[K]): void; remove(id: number): void };
  }

  private async take<K extends Kind>(kind: K, all: readonly number[]): Promise<void> {
    const index = this.of(kind);
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const ids = all.slice(from, from + AT_ONCE);
      const rows = new Map((await this.feed.rows(kind, ids)).map((row) => [row.id, row]));
      for (const id of ids) {
        const row = rows.get(id);
        if (row) index.put(row);
        else index.remove(id);
      }
      this.changes += ids.length;
    }
  }

  /** Writes all that is known, or reads it. */
  persist(parts: Parts): void {
    for (const index of this.all) index.persist(parts);
  }

  get bytes(): number {
    return this.all.reduce((sum, { bytes }) => sum + bytes, 0);
  }
}
