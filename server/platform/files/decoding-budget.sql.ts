import { and, eq, gt, lte, min, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { decodingWork } from './decoding-budget.tables.ts';

/** Of the processor in milliseconds. */
export interface Work {
  pixels: number;
  milliseconds: number;
}

/**
 * Adds pixels unless there would be more than `most` since `since`, or its time is used up. Two at the same moment may
 * both be let in.
 */
export async function addPixels(
  db: Executor,
  key: Buffer,
  { slot, since, pixels, most }: { slot: Date; since: Date; pixels: number; most: Work },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    INSERT INTO decoding_work AS w (key, slot, pixels, milliseconds)
    SELECT ${key}, ${slot}, ${pixels}::bigint, 0 FROM (
      SELECT coalesce(sum(pixels), 0) AS pixels, coalesce(sum(milliseconds), 0) AS milliseconds
      FROM decoding_work WHERE key = ${key} AND slot > ${since}) AS done
    WHERE done.pixels + ${pixels}::bigint <= ${most.pixels}::bigint AND done.milliseconds < ${most.milliseconds}::bigint
    ON CONFLICT (key, slot) DO UPDATE SET pixels = w.pixels + excluded.pixels`);
  return rowCount === 1;
}

export async function addMilliseconds(
  db: Executor,
  key: Buffer,
  slot: Date,
  milliseconds: number,
): Promise<void> {
  await db
    .insert(decodingWork)
    .values({ key, slot, pixels: 0, milliseconds })
    .onConflictDoUpdate({
      target: [decodingWork.key, decodingWork.slot],
      set: { milliseconds: sql`${decodingWork.milliseconds} + excluded.milliseconds` },
    });
}

/** The first slot that still counts. */
export async function oldestSlot(db: Executor, key: Buffer, since: Date): Promise<Date | null> {
  const [row] = await db
    .select({ slot: min(decodingWork.slot) })
    .from(decodingWork)
    .where(and(eq(decodingWork.key, key), gt(decodingWork.slot, since)));
  return row?.slot ?? null;
}

export const deleteBefore = (db: Executor, before: Date) =>
  db.delete(decodingWork).where(lte(decodingWork.slot, before));
