/** What was found, as it is kept. */
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { wordListsOf } from '../../../domain/catalogue/word-list.ts';
import {
  type EvidenceEntity,
  type Finding,
  type FindingKind,
  isFindingKind,
  type OtherEntity,
  orderedFindings,
  riskOf,
  weightOf,
} from '../../../domain/evidence/finding.ts';
import { PRODUCT_STATUS } from '../../../domain/product/product-review.ts';
import type { WordLists } from '../../../domain/product/prohibited-categories.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prohibitedWords } from '../prohibited-word/prohibited-word.tables.ts';
import type { Entry } from './entry/entry.ts';
import { entryRisks, fileReadings, findingSwitches, findings, textMarks } from './evidence.tables.ts';

export async function wordLists(executor: Executor): Promise<WordLists> {
  const { word, effect, reason } = prohibitedWords;
  return wordListsOf(await executor.select({ word, effect, reason }).from(prohibitedWords));
}

export const findingSwitchRows = (executor: Executor) => executor.select().from(findingSwitches);

export const writeSwitch = (tx: Executor, row: typeof findingSwitches.$inferInsert) =>
  tx.insert(findingSwitches).values(row).onConflictDoUpdate({ target: findingSwitches.kind, set: row });

export async function kindsSwitchedOff(executor: Executor): Promise<ReadonlySet<FindingKind>> {
  const rows = await executor
    .select({ kind: findingSwitches.kind })
    .from(findingSwitches)
    .where(eq(findingSwitches.isOn, false));
  return new Set(rows.map(({ kind }) => kind));
}

/** Everything of an entry anew, and the sum that orders its queue. */
export async function replaceFindings(
  tx: Executor,
  { entity, id: entityId, version }: Pick<Entry, 'entity' | 'id' | 'version'>,
  found: readonly Finding[],
  madeAt: Date,
): Promise<void> {
  const kept = orderedFindings(found.filter(({ code }) => isFindingKind(code)));
  const risk = { weight: riskOf(kept), version, madeAt };
  // first, so that of two at once one waits for the other
  await tx
    .insert(entryRisks)
    .values({ entity, entityId, ...risk })
    .onConflictDoUpdate({ target: [entryRisks.entity, entryRisks.entityId], set: risk });
  await tx.delete(findings).where(and(eq(findings.entity, entity), eq(findings.entityId, entityId)));
  if (kept.length === 0) return;
  await tx.insert(findings).values(
    kept.map(({ field, code, severity, detail, place, page, other }) => ({
      entity,
      entityId,
      kind: code as FindingKind,
      weight: weightOf(code),
      severity,
      field,
      place: place ?? null,
      page: page ?? null,
      excerpt: detail,
      otherEntity: other?.entity ?? null,
      otherId: other?.id ?? null,
    })),
  );
}

/** Forgets what was made before: an entry that still waits is looked at anew, and a file read again when it is asked for. */
export async function forgetBefore(executor: Executor, before: Date, most: number): Promise<void> {
  const at = before.toISOString();
  for (const { table, of } of [
    { table: entryRisks, of: sql`true` },
    { table: fileReadings, of: sql`true` },
    // those of products and shops find copies as long as these stand
    { table: textMarks, of: sql`entity NOT IN ('product', 'shop')` },
  ])
    await executor.execute(sql`DELETE FROM ${table} WHERE ctid IN
      (SELECT ctid FROM ${table} WHERE made_at < ${at} AND ${of} LIMIT ${most})`);
}

export const risksOf = (executor: Executor, entity: EvidenceEntity, ids: readonly number[]) =>
  executor
    .select()
    .from(entryRisks)
    .where(and(eq(entryRisks.entity, entity), inArray(entryRisks.entityId, [...ids])));

export const findingsOf = (executor: Executor, entity: EvidenceEntity, ids: readonly number[]) =>
  executor
    .select()
    .from(findings)
    .where(and(eq(findings.entity, entity), inArray(findings.entityId, [...ids])))
    .orderBy(desc(findings.weight), asc(findings.id));

const OTHERS: Record<OtherEntity, SQL> = {
  product: sql`SELECT o.id::float8 AS id, o.title,
      CASE WHEN o.status = ${PRODUCT_STATUS.published} AND c.visible THEN c.domain END AS domain
    FROM products o JOIN companies c ON c.id = o.company_id`,
  company: sql`SELECT o.id::float8 AS id, o.name AS title, CASE WHEN o.visible THEN o.domain END AS domain FROM companies o`,
  purchase: sql`SELECT o.id::float8 AS id, o.title, NULL AS domain FROM purchases o`,
  shop: sql`SELECT o.id::float8 AS id, coalesce(o.proposal->>'title', o.proposal->>'name', o.kind) AS title,
      NULL AS domain FROM shop_contents o`,
  enquiry_hold: sql`SELECT o.id::float8 AS id, e.subject AS title, NULL AS domain
    FROM enquiry_holds o JOIN enquiries e ON e.id = o.enquiry_id`,
};

/** What the other things are called, and in which shop they stand; those that are gone are missing. */
export async function othersByIds(
  executor: Executor,
  entity: OtherEntity,
  ids: readonly number[],
): Promise<{ id: number; title: string; domain: string | null }[]> {
  const { rows } = await executor.execute<{ id: number; title: string; domain: string | null }>(
    sql`${OTHERS[entity]} WHERE o.id = ANY (${sql.param([...new Set(ids)])}::bigint[])`,
  );
  return rows;
}
