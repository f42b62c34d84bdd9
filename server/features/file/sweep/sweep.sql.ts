/** How far the sweep of bytes without a row has come. */
import type { Executor } from '../../../platform/database/database.ts';
import { fileSweep } from '../file.tables.ts';

/** Empty at the beginning. */
export async function sweptUpTo(db: Executor): Promise<string> {
  const [row] = await db.select({ after: fileSweep.after }).from(fileSweep);
  return row?.after ?? '';
}

export const noteSwept = (db: Executor, after: string) =>
  db.insert(fileSweep).values({ after }).onConflictDoUpdate({ target: fileSweep.singleton, set: { after } });
