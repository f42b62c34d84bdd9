/** Waiting cases of the three kinds, oldest first. Those of an owner who is banned or gone wait for him. */
import { type SQL, sql } from 'drizzle-orm';
import type { ReviewKind } from '../../../contract/review.ts';
import type { Executor } from '../../platform/database.ts';

const SOURCES: Record<ReviewKind, { from: SQL; title: SQL; image: SQL; status: SQL }> = {
  certification: {
    from: sql`certifications w JOIN companies c ON c.id = w.company_id`,
    title: sql`w.company_name`,
    image: sql`NULL::text`,
    status: sql`w.status = 1`,
  },
  product: {
    from: sql`products w JOIN companies c ON c.id = w.company_id`,
    title: sql`w.title`,
    image: sql`(SELECT f.key FROM files f WHERE f.id = w.main_image_id)`,
    status: sql`w.status = 2`,
  },
  revision: {
    from: sql`product_revisions w JOIN products p ON p.id = w.product_id JOIN companies c ON c.id = p.company_id`,
    title: sql`coalesce(w.proposal->>'title', p.title)`,
    image: sql`(SELECT f.key FROM product_images i JOIN files f ON f.id = i.file_id
      WHERE i.product_id = p.id AND i.revision_id = w.id ORDER BY i.position LIMIT 1)`,
    status: sql`w.status = 2`,
  },
};

export interface QueueRow {
  id: number;
  title: string;
  company_id: number;
  company_name: string;
  tier: string | null;
  image_key: string | null;
  submitted_at: Date;
  claimed_by: number | null;
  claimed_name: string | null;
}

const waits = (kind: ReviewKind) => sql`${SOURCES[kind].status} AND c.owner_status = 1`;

function rows(kind: ReviewKind, now: Date, where: SQL, tail: SQL): SQL {
  const { from, title, image } = SOURCES[kind];
  return sql`SELECT w.id, ${title} AS title, c.id AS company_id, c.name AS company_name, c.tier,
      ${image} AS image_key, w.submitted_at, u.id AS claimed_by, u.name AS claimed_name
    FROM ${from}
    LEFT JOIN review_claims r ON r.entity = ${kind} AND r.entity_id = w.id AND r.until > ${now.toISOString()}
    LEFT JOIN users u ON u.id = r.reviewer_id
    WHERE ${where} ${tail}`;
}

const asDates = (list: Record<string, unknown>[]): QueueRow[] =>
  list.map((row) => ({ ...row, submitted_at: new Date(row.submitted_at as string) }) as QueueRow);

export async function queueRows(
  executor: Executor,
  kind: ReviewKind,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<QueueRow[]> {
  const tail = sql`ORDER BY w.submitted_at, w.id LIMIT ${limit} OFFSET ${offset}`;
  return asDates((await executor.execute(rows(kind, now, waits(kind), tail))).rows);
}

/** One case, whatever its state. */
export async function caseRow(
  executor: Executor,
  kind: ReviewKind,
  id: number,
  now: Date,
): Promise<QueueRow | undefined> {
  return asDates((await executor.execute(rows(kind, now, sql`w.id = ${id}`, sql``))).rows)[0];
}

export async function isWaiting(executor: Executor, kind: ReviewKind, id: number): Promise<boolean> {
  const found = await executor.execute(
    sql`SELECT 1 FROM ${SOURCES[kind].from} WHERE w.id = ${id} AND ${waits(kind)}`,
  );
  return found.rows.length > 0;
}

export async function queueCount(
  executor: Executor,
  kind: ReviewKind,
): Promise<{ waiting: number; oldest: Date | null }> {
  const { rows: counted } = await executor.execute<{ waiting: number; oldest: string | null }>(
    sql`SELECT count(*) AS waiting, min(w.submitted_at) AS oldest FROM ${SOURCES[kind].from} WHERE ${waits(kind)}`,
  );
  const { waiting, oldest } = counted[0]!;
  return { waiting, oldest: oldest === null ? null : new Date(oldest) };
}
