/** Everything waiting for review, oldest first; nothing of an owner who is banned or gone. */
import { type SQL, sql } from 'drizzle-orm';
import type { ReviewKind } from '../../../contract/schema/review.ts';
import { ACCOUNT_STATUS } from '../../../domain/account/account.ts';
import { CERTIFICATION_STATUS } from '../../../domain/company/certification.ts';
import { PURCHASE_STATUS } from '../../../domain/deal/purchase-audit.ts';
import { PRODUCT_STATUS, REVISION_STATUS } from '../../../domain/product/product-review.ts';
import { SHOP_CONTENT_STATUS } from '../../../domain/shop/shop-content.ts';
import type { Executor } from '../../platform/database/database.ts';

interface Source {
  /** The waiting row as `w`, the company it is of as `c`. */
  from: SQL;
  title: SQL;
  image: SQL;
  /** Whether it waits at that moment. */
  waits: (now: Date) => SQL;
  at: SQL;
  /** The account that may not decide it itself. */
  owner: SQL;
  company: SQL;
  /** What its party reads. */
  language: SQL;
  /** Whether that account is in good standing. */
  standing: SQL;
}
const OF_A_COMPANY = {
  at: sql`w.submitted_at`,
  owner: sql`c.user_id`,
  company: sql`c.name`,
  language: sql`(SELECT p.language FROM users p WHERE p.id = c.user_id)`,
  standing: sql`c.owner_status = ${ACCOUNT_STATUS.normal}`,
};

/** Of what is proposed, or of what is online where nothing is; a banner is called after its first slide. */
const SHOP_TITLE = sql`coalesce(
  w.proposal->>'title', w.proposal->>'name', nullif(w.proposal#>>'{slides,0,title}', ''),
  (SELECT title FROM shop_news WHERE id = w.id), (SELECT title FROM shop_videos WHERE id = w.id),
  (SELECT name FROM qualifications WHERE id = w.id),
  (SELECT coalesce(content->>'title', nullif(content#>>'{slides,0,title}', '')) FROM shop_sections WHERE id = w.id),
  w.proposal->>'type', w.kind)`;

const SOURCES: Record<ReviewKind, Source> = {
  certification: {
    ...OF_A_COMPANY,
    from: sql`certifications w JOIN companies c ON c.id = w.company_id`,
    title: sql`w.company_name`,
    image: sql`NULL::text`,
    // one of which a document is asked waits for its company
    waits: () => sql`w.status = ${CERTIFICATION_STATUS.underReview} AND w.asked_at IS NULL`,
  },
  product: {
    ...OF_A_COMPANY,
    from: sql`products w JOIN companies c ON c.id = w.company_id`,
    title: sql`w.title`,
    image: sql`(SELECT f.key FROM files f WHERE f.id = w.main_image_id)`,
    waits: () => sql`w.status = ${PRODUCT_STATUS.underReview}`,
  },
  revision: {
    ...OF_A_COMPANY,
    from: sql`product_revisions w JOIN products p ON p.id = w.product_id JOIN companies c ON c.id = p.company_id`,
    title: sql`coalesce(w.proposal->>'title', p.title)`,
    image: sql`(SELECT f.key FROM product_images i JOIN files f ON f.id = i.file_id
      WHERE i.product_id = p.id AND i.revision_id = w.id ORDER BY i.position LIMIT 1)`,
    waits: () => sql`w.status = ${REVISION_STATUS.underReview}`,
  },
  shop: {
    ...OF_A_COMPANY,
    at: sql`coalesce(w.submitted_at, w.updated_at)`,
    from: sql`shop_contents w JOIN companies c ON c.id = w.company_id`,
    title: sql`${SHOP_TITLE}`,
    image: sql`NULL::text`,
    waits: () => sql`w.status = ${SHOP_CONTENT_STATUS.underReview}`,
  },
  // of a guest, or of an account that need have no company
  purchase: {
    from: sql`purchases w LEFT JOIN users o ON o.id = w.user_id LEFT JOIN companies c ON c.user_id = o.id`,
    title: sql`coalesce(w.proposal->>'title', w.title)`,
    image: sql`NULL::text`,
    // a request in effect waits while an edit of it does
    waits: (now) => sql`(w.status = ${PURCHASE_STATUS.underReview}
        OR (w.proposal IS NOT NULL AND w.proposal_reason = '' AND w.closing_at > ${now.toISOString()}::timestamptz))
      AND w.deleted_at IS NULL AND w.confirmed`,
    at: sql`coalesce(w.submitted_at, w.confirmed_at, w.created_at)`,
    owner: sql`w.user_id`,
    language: sql`coalesce(o.language, w.language)`,
    company: sql`coalesce(c.name, nullif(w.contact_company, ''), w.contact_name)`,
    standing: sql`(o.id IS NULL OR o.status = ${ACCOUNT_STATUS.normal})`,
  },
};

export interface QueueRow {
  id: number;
  title: string;
  company_id: number | null;
  company_name: string;
  owner_id: number | null;
  tier: string | null;
  language: 'en' | 'zh';
  image_key: string | null;
  submitted_at: Date;
  claimed_by: number | null;
  claimed_name: string | null;
}

const waits = (kind: ReviewKind, now: Date) => sql`${SOURCES[kind].waits(now)} AND ${SOURCES[kind].standing}`;

/** What waits of parties who read one of the languages; of all where none is named. */
const within = (kind: ReviewKind, now: Date, languages: readonly string[]) =>
  languages.length === 0
    ? waits(kind, now)
    : sql`${waits(kind, now)} AND ${SOURCES[kind].language} = ANY (${sql.param([...languages])}::text[])`;

function rows(kind: ReviewKind, now: Date, where: SQL, tail: SQL): SQL {
  const { from, title, image, at, owner, company, language } = SOURCES[kind];
  return sql`SELECT w.id, ${title} AS title, c.id AS company_id, ${company} AS company_name, c.tier,
      ${language} AS language, ${owner} AS owner_id, ${image} AS image_key, ${at} AS submitted_at, u.id AS claimed_by, u.name AS claimed_name
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
  { limit, offset, languages = [] }: { limit: number; offset: number; languages?: readonly string[] },
): Promise<QueueRow[]> {
  const tail = sql`ORDER BY ${SOURCES[kind].at}, w.id LIMIT ${limit} OFFSET ${offset}`;
  return asDates((await executor.execute(rows(kind, now, within(kind, now, languages), tail))).rows);
}

/** One entry, whatever its state. */
export async function entryRow(
  executor: Executor,
  kind: ReviewKind,
  id: number,
  now: Date,
): Promise<QueueRow | undefined> {
  return asDates((await executor.execute(rows(kind, now, sql`w.id = ${id}`, sql``))).rows)[0];
}

export async function isWaiting(
  executor: Executor,
  kind: ReviewKind,
  id: number,
  now: Date,
): Promise<boolean> {
  const found = await executor.execute(
    sql`SELECT 1 FROM ${SOURCES[kind].from} WHERE w.id = ${id} AND ${waits(kind, now)}`,
  );
  return found.rows.length > 0;
}

export async function queueCount(
  executor: Executor,
  kind: ReviewKind,
  now: Date,
  languages: readonly string[] = [],
): Promise<{ waiting: number; oldest: Date | null }> {
  const { rows: counted } = await executor.execute<{ waiting: number; oldest: string | null }>(
    sql`SELECT count(*) AS waiting, min(${SOURCES[kind].at}) AS oldest FROM ${SOURCES[kind].from} WHERE ${within(kind, now, languages)}`,
  );
  const { waiting, oldest } = counted[0]!;
  return { waiting, oldest: oldest === null ? null : new Date(oldest) };
}
