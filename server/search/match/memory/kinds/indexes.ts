/** The indexes of all kinds: filled from the tables and kept in step with them. */

import { setImmediate as others, setTimeout as pause } from 'node:timers/promises';
import type { Changed, Moment } from '../../../index/feed/feed.sql.ts';
import type { Feed } from '../../../index/feed/feed.ts';
import type { IndexedOf } from '../../../index/feed/indexed.ts';
import { KINDS, type Kind } from '../../../index/kinds.ts';
import type { Parts } from '../store/parts.ts';
import { CompanyIndex } from './company-index.ts';
import { LeadIndex } from './lead-index.ts';
import { ProductIndex } from './product-index.ts';

/** With more of the slots of any kind void all is to be read anew. */
const MAX_VOID = 0.3;
const FEW = 10_000;
/** Rows of one statement. */
const AT_ONCE = 250;
/** So many are taken in, which takes a few milliseconds, before whoever asks has a turn. */
const BEFORE_OTHERS = 10;

type State = 'fresh' | 'outdated' | 'renewed' | 'lost';

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
   * Takes in all that was committed before the call, however much it is; questions may be answered in between. `outdated`:
   * too many slots are void, `renewed`: everything has been written anew, so all is to be read anew; `lost`: what has changed
   * is not known any more, and all stays as it was until then. `onMany` is called before more than `few` are taken in: then
   * half of the time is left to others, this thread's and the machine's.
   */
  async catchUp(onMany?: () => void, few = 0): Promise<State> {
    const { changed, renewed, forgotten, ratesChanged, snapshot } = await this.feed.changes(this.moment);
    if (forgotten) return 'lost';
    const isMany = !changed || KINDS.reduce((sum, kind) => sum + changed[kind].length, 0) > few;
    if (isMany) onMany?.();
    const gently = isMany && onMany !== undefined;
    if (!changed) {
      if ((await this.takePieces(gently)) === 'lost') return 'lost';
    } else {
      if (ratesChanged) this.products.setRates(await this.feed.rates());
      await this.take(changed, gently);
      this.moment = { ...this.moment, snapshot };
    }
    const isWorn = this.all.some(({ text: { count, voided } }) => count >= FEW && voided >= MAX_VOID * count);
    return renewed ? 'renewed' : isWorn ? 'outdated' : 'fresh';
  }

  private async takePieces(gently: boolean): Promise<'taken' | 'lost'> {
    let first: string | undefined;
    for (let after: number | null = 0; after !== null; ) {
      const { changed, forgotten, ratesChanged, snapshot, next } = await this.feed.piece(this.moment, after);
      if (forgotten) return 'lost';
      if (ratesChanged) this.products.setRates(await this.feed.rates());
      await this.take(changed, gently);
      first ??= snapshot;
      after = next;
    }
    this.moment = { ...this.moment, snapshot: first! };
    return 'taken';
  }

  private get all() {
    return [this.products, this.companies, this.purchases];
  }

  private of<K extends Kind>(kind: K) {
    return this[kind] as unknown as { put(row: IndexedOf[K]): void; remove(id: number): void };
  }

  private async take(changed: Changed, gently: boolean): Promise<void> {
    for (const kind of KINDS) await this.takeKind(kind, changed[kind], gently);
  }

  private async takeKind<K extends Kind>(kind: K, all: readonly number[], gently: boolean): Promise<void> {
    const index = this.of(kind);
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const begun = performance.now();
      const ids = all.slice(from, from + AT_ONCE);
      const rows = new Map((await this.feed.rows(kind, ids)).map((row) => [row.id, row]));
      for (const [i, id] of ids.entries()) {
        if (i > 0 && i % BEFORE_OTHERS === 0) await others();
        const row = rows.get(id);
        if (row) index.put(row);
        else index.remove(id);
      }
      this.changes += ids.length;
      if (gently) await pause(performance.now() - begun);
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
