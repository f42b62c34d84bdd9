/** Public pictures whose AVIF sizes are to be made. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { DifferenceHash } from '../../../../domain/picture/difference-hash.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { files } from '../file.tables.ts';

/** As the index has it. */
const WAITING = sql`${files.avifAt} IS NULL AND ${files.mime} = 'image/webp' AND ${files.deletedAt} IS NULL
  AND ${files.purpose} IN (1, 3, 5, 9)`;

/** The newest of them. */
export const withoutAvif = (db: Executor, most: number): Promise<{ id: number }[]> =>
  db.select({ id: files.id }).from(files).where(WAITING).orderBy(desc(files.id)).limit(most);

/** Undefined where it is gone, or has them. */
export async function waitingPicture(db: Executor, id: number) {
  const [row] = await db
    .select({
      id: files.id,
      key: files.key,
      width: files.width,
      height: files.height,
      look: files.look,
    })
    .from(files)
    .where(and(eq(files.id, id), WAITING));
  return row;
}
export type Waiting = NonNullable<Awaited<ReturnType<typeof waitingPicture>>>;

/** False where the picture is gone. */
export async function noteAvif(
  db: Executor,
  id: number,
  now: Date,
  look: DifferenceHash | null,
): Promise<boolean> {
  const seen = look && { look: look.bits, lookBands: look.bands };
  const { rowCount } = await db
    .update(files)
    .set({ avifAt: now, ...seen })
    .where(eq(files.id, id));
  return rowCount === 1;
}
