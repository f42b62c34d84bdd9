/** Queries of banners: what the home page shows, and what staff edits. */
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/enumerations.ts';
import type { Executor } from '../../platform/database/database.ts';
import { files } from '../file/file.tables.ts';
import { banners } from './banner.tables.ts';

type Written = Omit<typeof banners.$inferInsert, 'id' | 'position' | 'shown'>;

const isShown = (today: string): SQL =>
  sql`(online AND coalesce(from_day <= ${today}::date, true) AND coalesce(until_day >= ${today}::date, true))`;

export const shownBanners = (db: Executor, language: Language, today: string) =>
  db
    .select({ banner: banners, key: files.key })
    .from(banners)
    .leftJoin(files, eq(files.id, banners.imageId))
    .where(and(isShown(today), sql`language IN ('any', ${language})`))
    .orderBy(asc(banners.position), asc(banners.id));

export async function bannerPage(executor: Executor, { limit, offset }: { limit: number; offset: number }) {
  const [items, total] = await Promise.all([
    executor
      .select({
        banner: banners,
        key: files.key,
        changedBy: sql<string | null>`(SELECT name FROM users WHERE users.id = ${banners.changedBy})`,
      })
      .from(banners)
      .leftJoin(files, eq(files.id, banners.imageId))
      .orderBy(asc(banners.position), asc(banners.id))
      .limit(limit)
      .offset(offset),
    executor.$count(banners),
  ]);
  return { items, total };
}

/** Their ids in their order; nobody adds, removes or orders any until the transaction ends. */
export async function lockBanners(tx: Executor): Promise<number[]> {
  await tx.execute(sql`LOCK TABLE banners IN SHARE ROW EXCLUSIVE MODE`);
  const rows = await tx
    .select({ id: banners.id })
    .from(banners)
    .orderBy(asc(banners.position), asc(banners.id));
  return rows.map(({ id }) => id);
}

export async function insertBanner(tx: Executor, banner: Written, today: string): Promise<number> {
  const behind = sql`(SELECT coalesce(max(position), 0) + 1 FROM banners)`;
  const [row] = await tx
    .insert(banners)
    .values({ ...banner, position: behind })
    .returning({ id: banners.id });
  await noteShown(tx, today);
  return row!.id;
}

export async function lockBanner(tx: Executor, id: number) {
  const [row] = await tx.select().from(banners).where(eq(banners.id, id)).for('update');
  return row;
}

/** Whether it still had that version. */
export async function updateBanner(
  tx: Executor,
  id: number,
  version: number,
  banner: Written,
  today: string,
): Promise<boolean> {
  const rows = await tx
    .update(banners)
    .set({ ...banner, version: version + 1 })
    .where(and(eq(banners.id, id), eq(banners.version, version)))
    .returning({ id: banners.id });
  if (rows.length > 0) await noteShown(tx, today);
  return rows.length > 0;
}

export const orderBanners = (tx: Executor, ids: readonly number[]) =>
  tx.execute(sql`
    UPDATE banners SET position = at FROM unnest(${sql.param([...ids])}::bigint[]) WITH ORDINALITY AS o (id, at)
    WHERE banners.id = o.id`);

export const deleteBanner = (tx: Executor, id: number) => tx.delete(banners).where(eq(banners.id, id));

/** How many begin or end to be shown with that day. */
export async function noteShown(tx: Executor, today: string): Promise<number> {
  const shown = isShown(today);
  const rows = await tx
    .update(banners)
    .set({ shown })
    .where(sql`shown <> ${shown}`)
    .returning({ id: banners.id });
  return rows.length;
}
