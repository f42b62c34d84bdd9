/** Public pictures whose AVIF sizes are to be made. */
import { desc, eq, sql } from 'drizzle-orm';
import type { DifferenceHash } from '../../../../domain/picture/difference-hash.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { files } from '../file.tables.ts';

/** As the index has it. */
const WAITING = sql`${files.avifAt} IS NULL AND ${files.mime} = 'image/webp' AND ${files.deletedAt} IS NULL
  AND ${files.purpose} IN (1, 3, 5, 9)`;

export const withoutAvif = (db: Executor, most: number) =>
  db
    .select({
      id: files.id,
      key: files.key,
      width: files.width,
      height: files.height,
      look: files.look,
    })
    .from(files)
    .where(WAITING)
    .orderBy(desc(files.id))
    .limit(most);
export type Waiting = Awaited<ReturnType<typeof withoutAvif>>[number];

/** False where the picture is gone. */
export async function noteAvif(db: Executor, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.update(files).set({ avifAt: now }).where(eq(files.id, id));
  return rowCount === 1;
}

export const noteLook = (db: Executor, id: number, { bits, bands }: DifferenceHash) =>
  db.update(files).set({ look: bits, lookBands: bands }).where(eq(files.id, id));
