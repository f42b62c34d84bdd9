import type { Deps } from '../deps.ts';
import type { Items, KindName } from './work.ts';

const AT_ONCE = 100;
const idOf = (row: number | { id: number }) => (typeof row === 'number' ? row : row.id);

/** Asks for work of all that `read` finds by rising id, so many at once. */
export async function askForAll<N extends KindName, Row extends number | { id: number }>(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  kind: N,
  read: (asked: { after: number; limit: number }) => Promise<Row[]>,
  itemsOf: (row: Row) => Items[N][],
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await read({ after, limit: AT_ONCE });
    await jobs.enqueue(db, kind, rows.flatMap(itemsOf));
    if (rows.length < AT_ONCE) return;
    after = idOf(rows.at(-1)!);
  }
}
