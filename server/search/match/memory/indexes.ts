/** The indexes of all kinds, filled from the tables and kept in step with them. */
import type { Database } from '../../../platform/database.ts';
import { onClient } from '../../../platform/database.ts';
import {
  CHANGES,
  type ChangesRow,
  type Moment,
  momentOf,
  readAll,
  readChanges,
  readRows,
} from '../../index/feed.sql.ts';
import type { IndexedOf } from '../../index/indexed.ts';
import type { Kind } from '../../index/kinds.ts';
import { CompanyIndex } from './company-index.ts';
import { LeadIndex } from './lead-index.ts';
import { ProductIndex } from './product-index.ts';

/** With more of its slots void an index is to be read anew. */
const MOST_VOID = 0.3;
const FEW = 10_000;

export class Indexes {
  readonly products = new ProductIndex();
  readonly companies = new CompanyIndex();
  readonly purchases = new LeadIndex();
  private readonly db: Database;
  private moment: Moment;

  private constructor(db: Database, moment: Moment) {
    this.db = db;
    this.moment = moment;
  }

  /** Reads all that is searched, of one moment. */
  static async load(db: Database): Promise<Indexes> {
    const client = await db.$client.connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const tx = onClient(client);
      const indexes = new Indexes(db, await momentOf(tx));
      for await (const rows of readAll(tx, 'products')) for (const row of rows) indexes.products.put(row);
      for await (const rows of readAll(tx, 'companies')) for (const row of rows) indexes.companies.put(row);
      for await (const rows of readAll(tx, 'purchases')) for (const row of rows) indexes.purchases.put(row);
      await client.query('COMMIT');
      for (const { text } of [indexes.products, indexes.companies, indexes.purchases]) text.compact();
      client.release();
      await indexes.catchUp();
      return indexes;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }

  /**
   * Takes in all that was committed before the call. `outdated`: all is to be read anew; `lost`: and until then nothing can
   * be answered, for what has changed is too much, or too long ago.
   */
  async catchUp(): Promise<'fresh' | 'outdated' | 'lost'> {
    const { rows } = await this.db.$client.query<ChangesRow>({
      name: 'search_changes',
      text: CHANGES,
      values: [this.moment.snapshot],
    });
    const { changed, renewed, perDollar, snapshot } = readChanges(rows[0]!, this.moment);
    this.products.setRates(perDollar);
    if (!changed) return 'lost';
    await this.take('products', changed.products);
    await this.take('companies', changed.companies);
    await this.take('purchases', changed.purchases);
    this.moment = { ...this.moment, snapshot };
    const { count, voided } = this.products.text;
    return renewed || (count >= FEW && voided >= MOST_VOID * count) ? 'outdated' : 'fresh';
  }

  private async take<K extends Kind>(kind: K, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const index = this[kind] as unknown as { put(row: IndexedOf[K]): void; remove(id: number): void };
    const rows = new Map((await readRows(this.db, kind, ids)).map((row) => [row.id, row]));
    for (const id of ids) {
      const row = rows.get(id);
      if (row) index.put(row);
      else index.remove(id);
    }
  }

  get bytes(): number {
    return this.products.bytes + this.companies.bytes + this.purchases.bytes;
  }
}
