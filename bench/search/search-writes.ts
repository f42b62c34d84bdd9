/** Products that come, change and go at a rate, as reviewers and suppliers do it; and when the search knows of it. */
import { sql } from 'drizzle-orm';
import type { Deps } from '../../server/platform/deps.ts';
import { indexProducts, unindexProducts } from '../../server/search/index/indexing.ts';
import { searchProducts } from '../../server/search/searches/products.ts';

export interface Written {
  rate: number;
  /** The longest time from approval to being found and from removal to being gone, in milliseconds. */
  found: number;
  gone: number;
}

const PROBE_EVERY = 50;

export function writing(deps: Deps, perSecond: number): { stop(): Promise<Written> } {
  const started = performance.now();
  const written: Written = { rate: 0, found: 0, gone: 0 };
  let count = 0;
  let running = true;
  const ids = deps.db.$client
    .query<{ id: number }>('SELECT id FROM products WHERE listed ORDER BY md5(id::text) LIMIT 500')
    .then(({ rows }) => rows.map(({ id }) => id));

  const approve = (id: number) =>
    deps.db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE products SET status = 1 WHERE id = ${id}`);
      await indexProducts(deps, tx, [id]);
    });
  const edit = (id: number) =>
    deps.db.transaction(async (tx) => {
      await tx.execute(
        sql`UPDATE products SET title = left(title, 110) || ${` E${count % 1000}`} WHERE id = ${id}`,
      );
      await indexProducts(deps, tx, [id]);
    });
  const remove = (id: number) =>
    deps.db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE products SET status = 5 WHERE id = ${id}`);
      await unindexProducts(deps, tx, [id]);
    });

  /** A product under a word of its own: how long until it is found, and until it is not. */
  async function probe(id: number): Promise<void> {
    const kw = `probe${count}q${id}`;
    const until = async (total: number): Promise<number> => {
      const from = performance.now();
      while ((await searchProducts(deps, { kw, sort: 'relevance' })).total !== total)
        if (performance.now() - from > 10_000) break;
      return performance.now() - from;
    };
    await deps.db.execute(sql`UPDATE products SET status = 5, title = ${`Thing ${kw}`} WHERE id = ${id}`);
    await approve(id);
    written.found = Math.max(written.found, await until(1));
    await remove(id);
    written.gone = Math.max(written.gone, await until(0));
    await approve(id);
  }

  const done = (async () => {
    const all = await ids;
    while (running) {
      const due = started + (count * 1000) / perSecond;
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const id = all[count % all.length]!;
      if (count % PROBE_EVERY === 7) await probe(id);
      else if (count % 3 === 0) await edit(id);
      else if (count % 3 === 1) await remove(id);
      else await approve(all[(count - 1) % all.length]!);
      count++;
    }
  })();
  return {
    async stop() {
      running = false;
      await done;
      written.rate = count / ((performance.now() - started) / 1000);
      return written;
    },
  };
}
