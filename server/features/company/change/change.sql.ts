/** Queries of profile changes for reviewers. */
import { and, asc, desc, eq, inArray, isNull, min, sql } from 'drizzle-orm';
import type { CompanyChange, CompanyPart } from '../../../../domain/company/company-change.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { files } from '../../file/file.tables.ts';
import { users } from '../../user/user.tables.ts';
import { companies, companyChangeFiles, companyChanges } from '../company.tables.ts';
import type { Restored } from './parts.ts';

const unseen = isNull(companyChanges.seenAt);

/** Takes the change of this part that nobody has seen. The caller holds the company's lock. */
export async function takeUnseenChange(tx: Executor, companyId: number, part: CompanyPart) {
  const [row] = await tx
    .delete(companyChanges)
    .where(and(eq(companyChanges.companyId, companyId), eq(companyChanges.part, part), unseen))
    .returning({
      before: companyChanges.before,
      after: companyChanges.after,
      createdAt: companyChanges.createdAt,
      restore: companyChanges.restore,
    });
  return row;
}

/** `keys` are those of the pictures that were there before. */
export async function insertChange(
  tx: Executor,
  row: CompanyChange & {
    companyId: number;
    userId: number;
    part: CompanyPart;
    createdAt: Date;
    restore: Restored | null;
  },
  keys: readonly string[],
): Promise<void> {
  const [made] = await tx.insert(companyChanges).values(row).returning({ id: companyChanges.id });
  if (keys.length > 0)
    await tx.insert(companyChangeFiles).select(
      tx
        .select({ changeId: sql`${made!.id}::bigint`.as('change_id'), fileId: files.id })
        .from(files)
        .where(inArray(files.key, [...keys])),
    );
}

const changes = (executor: Executor) =>
  executor
    .select({
      change: companyChanges,
      company: { id: companies.id, name: companies.name, domain: companies.domain },
      user: { id: users.id, name: users.name },
    })
    .from(companyChanges)
    .innerJoin(companies, eq(companies.id, companyChanges.companyId))
    .innerJoin(users, eq(users.id, companyChanges.userId));

export async function unseenChanges(
  executor: Executor,
  { limit, offset }: { limit: number; offset: number },
) {
  const [items, total] = await Promise.all([
    changes(executor)
      .where(unseen)
      .orderBy(asc(companyChanges.createdAt), asc(companyChanges.id))
      .limit(limit)
      .offset(offset),
    executor.$count(companyChanges, unseen),
  ]);
  return { items, total };
}

/** All changes of a company, newest first. */
export async function changesOf(
  executor: Executor,
  companyId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const where = eq(companyChanges.companyId, companyId);
  const [items, total] = await Promise.all([
    changes(executor).where(where).orderBy(desc(companyChanges.id)).limit(limit).offset(offset),
    executor.$count(companyChanges, where),
  ]);
  return { items, total };
}

/** One change, and whether no later one is of the same part. */
export async function changeById(executor: Executor, id: number) {
  const [row] = await executor
    .select({
      companyId: companyChanges.companyId,
      part: companyChanges.part,
      before: companyChanges.before,
      after: companyChanges.after,
      restore: companyChanges.restore,
      refusedAt: companyChanges.refusedAt,
      isNewest: sql<boolean>`NOT EXISTS (SELECT FROM company_changes n WHERE n.company_id = ${sql.raw('company_changes.company_id')}
        AND n.part = ${sql.raw('company_changes.part')} AND n.id > ${sql.raw('company_changes.id')})`,
    })
    .from(companyChanges)
    .where(eq(companyChanges.id, id));
  return row;
}

/** The caller holds the company's lock. Seen is who saw it first. */
export async function updateRefused(
  tx: Executor,
  id: number,
  { by, at, note }: { by: number; at: Date; note: string },
): Promise<void> {
  await tx.delete(companyChangeFiles).where(eq(companyChangeFiles.changeId, id));
  await tx
    .update(companyChanges)
    .set({
      refusedAt: at,
      refusal: note,
      seenBy: sql`coalesce(${companyChanges.seenBy}, ${by})`,
      seenAt: sql`coalesce(${companyChanges.seenAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(eq(companyChanges.id, id));
}

export async function countUnseenChanges(
  executor: Executor,
): Promise<{ waiting: number; oldest: Date | null }> {
  const [row] = await executor
    .select({ waiting: sql<number>`count(*)`.mapWith(Number), oldest: min(companyChanges.createdAt) })
    .from(companyChanges)
    .where(unseen);
  return row!;
}

/** Marks those that nobody has seen, and lets go of the pictures that were kept for them. */
export async function updateSeen(tx: Executor, ids: readonly number[], by: number, at: Date) {
  // in one order, so that two reviewers who mark the same ones do not wait for each other crosswise
  const locked = await tx
    .select({ id: companyChanges.id })
    .from(companyChanges)
    .where(and(inArray(companyChanges.id, [...ids]), unseen))
    .orderBy(asc(companyChanges.id))
    .for('update');
  const seen = locked.map(({ id }) => id);
  if (seen.length === 0) return [];
  await tx.delete(companyChangeFiles).where(inArray(companyChangeFiles.changeId, seen));
  return tx
    .update(companyChanges)
    .set({ seenBy: by, seenAt: at })
    .where(inArray(companyChanges.id, seen))
    .returning({ id: companyChanges.id, companyId: companyChanges.companyId, part: companyChanges.part });
}

/** Names from the root down to the category. */
export async function categoryNames(tx: Executor, id: number | null): Promise<string[]> {
  if (id === null) return [];
  const { rows } = await tx.execute<{ name: string }>(sql`
    SELECT above.name FROM categories own JOIN categories above ON above.id = ANY (own.trail)
    WHERE own.id = ${id} ORDER BY above.level`);
  return rows.map(({ name }) => name);
}
