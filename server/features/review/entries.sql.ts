/** What is shown of entries of the queues; which of them wait, says waiting.sql.ts. */
import { type SQL, sql } from 'drizzle-orm';
import type { ReviewKind } from '../../../contract/schema/review.ts';
import { APPEAL_STATUS } from '../../../domain/decision/appeal.ts';
import type { Currency } from '../../../domain/enumerations.ts';
import type { Executor } from '../../platform/database/database.ts';

interface Source {
  /** The waiting row as `w`, the company it is of as `c`. */
  from: SQL;
  title: SQL;
  version: SQL;
  /** Of a product: currency, least price, unit; else null. */
  price: SQL;
  image: SQL;
  at: SQL;
  /** The account that may not decide it itself. */
  owner: SQL;
  company: SQL;
  /** What its party reads. */
  language: SQL;
}
const NO_PRICE = sql`NULL::json`;
const OF_A_COMPANY = {
  at: sql`w.submitted_at`,
  owner: sql`c.user_id`,
  company: sql`c.name`,
  language: sql`(SELECT p.language FROM users p WHERE p.id = c.user_id)`,
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
    version: sql`NULL::integer`,
    price: NO_PRICE,
    image: sql`NULL::text`,
  },
  product: {
    ...OF_A_COMPANY,
    from: sql`products w JOIN companies c ON c.id = w.company_id`,
    title: sql`w.title`,
    version: sql`w.version`,
    price: sql`json_build_object('currency', w.currency, 'min_price', w.min_price, 'unit', w.unit)`,
    image: sql`(SELECT f.key FROM files f WHERE f.id = w.main_image_id)`,
  },
  revision: {
    ...OF_A_COMPANY,
    from: sql`product_revisions w JOIN products p ON p.id = w.product_id JOIN companies c ON c.id = p.company_id`,
    title: sql`coalesce(w.proposal->>'title', p.title)`,
    version: sql`w.base_version`,
    price: NO_PRICE,
    image: sql`(SELECT f.key FROM product_images i JOIN files f ON f.id = i.file_id
      WHERE i.product_id = p.id AND i.revision_id = w.id ORDER BY i.position LIMIT 1)`,
  },
  shop: {
    ...OF_A_COMPANY,
    at: sql`coalesce(w.submitted_at, w.updated_at)`,
    from: sql`shop_contents w JOIN companies c ON c.id = w.company_id`,
    title: sql`${SHOP_TITLE}`,
    version: sql`w.version`,
    price: NO_PRICE,
    image: sql`NULL::text`,
  },
  // of a guest, or of an account that need have no company
  purchase: {
    from: sql`purchases w LEFT JOIN users o ON o.id = w.user_id LEFT JOIN companies c ON c.user_id = o.id`,
    title: sql`coalesce(w.proposal->>'title', w.title)`,
    version: sql`w.version`,
    price: NO_PRICE,
    image: sql`NULL::text`,
    at: sql`coalesce(w.submitted_at, w.confirmed_at, w.created_at)`,
    owner: sql`w.user_id`,
    language: sql`coalesce(o.language, w.language)`,
    company: sql`coalesce(c.name, nullif(w.contact_company, ''), w.contact_name)`,
  },
};

export interface QueueRow {
  id: number;
  title: string;
  version: number | null;
  price: { currency: Currency; min_price: number; unit: string } | null;
  company_id: number | null;
  company_name: string;
  owner_id: number | null;
  tier: string | null;
  language: 'en' | 'zh';
  image_key: string | null;
  submitted_at: Date;
  claimed_by: number | null;
  claimed_name: string | null;
  claimed_until: Date | null;
}

function rows(kind: ReviewKind, now: Date, where: SQL): SQL {
  const { from, title, version, price, image, at, owner, company, language } = SOURCES[kind];
  return sql`SELECT w.id, ${title} AS title, ${version} AS version, ${price} AS price, c.id AS company_id, ${company} AS company_name, c.tier,
      ${language} AS language, ${owner} AS owner_id, ${image} AS image_key, ${at} AS submitted_at, u.id AS claimed_by, u.name AS claimed_name, r.until AS claimed_until
    FROM ${from}
    LEFT JOIN review_claims r ON r.entity = ${kind} AND r.entity_id = w.id AND r.until > ${now.toISOString()}
    LEFT JOIN users u ON u.id = r.reviewer_id
    WHERE ${where}`;
}

const asDates = (list: Record<string, unknown>[]): QueueRow[] =>
  list.map(
    (row) =>
      ({
        ...row,
        submitted_at: new Date(row.submitted_at as string),
        claimed_until: row.claimed_until ? new Date(row.claimed_until as string) : null,
      }) as QueueRow,
  );

/** Entries by their ids, in any order. */
export async function entryRows(
  executor: Executor,
  kind: ReviewKind,
  ids: readonly number[],
  now: Date,
): Promise<QueueRow[]> {
  if (ids.length === 0) return [];
  return asDates(
    (await executor.execute(rows(kind, now, sql`w.id = ANY (${sql.param([...ids])}::bigint[])`))).rows,
  );
}

/** One entry, whatever its state. */
export async function entryRow(
  executor: Executor,
  kind: ReviewKind,
  id: number,
  now: Date,
): Promise<QueueRow | undefined> {
  return (await entryRows(executor, kind, [id], now))[0];
}

export interface RecordRow {
  company_id: number;
  approved: number;
  refused: number;
  taken_down: number;
  reports: number;
  appeals_won: number;
  since: string;
}

/** What became of what these companies sent, as far as it was neither taken back nor overturned; since when they are here. */
export async function recordsOf(executor: Executor, companyIds: readonly number[]): Promise<RecordRow[]> {
  if (companyIds.length === 0) return [];
  const { rows: records } = await executor.execute<RecordRow & Record<string, unknown>>(sql`
    SELECT c.id AS company_id, c.created_at AS since,
      count(d.id) FILTER (WHERE d.kind = 'approve') AS approved,
      count(d.id) FILTER (WHERE d.kind = 'reject' AND a.id IS NULL) AS refused,
      count(d.id) FILTER (WHERE d.kind IN ('take_down', 'hide', 'suspend') AND a.id IS NULL) AS taken_down,
      coalesce(sum(r.reports) FILTER (WHERE a.id IS NULL), 0)::int AS reports,
      count(a.id) AS appeals_won
    FROM companies c LEFT JOIN decisions d ON d.company_id = c.id AND d.undone_at IS NULL
      LEFT JOIN appeals a ON a.decision_id = d.id AND a.status = ${APPEAL_STATUS.overturned}
      LEFT JOIN LATERAL (SELECT count(*) AS reports FROM reports WHERE decision_id = d.id) r ON true
    WHERE c.id = ANY (${sql.param([...companyIds])}::bigint[]) GROUP BY c.id`);
  return records;
}
