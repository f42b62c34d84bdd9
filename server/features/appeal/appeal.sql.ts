/** Queries of decisions as their party sees them, and of appeals. */
import { type SQL, sql } from 'drizzle-orm';
import type { AppealFilter, DecisionState } from '../../../contract/operator/appeal.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { ACCOUNT_STATUS } from '../../../domain/account/account.ts';
import { APPEAL_STATUS, type AppealStatus } from '../../../domain/decision/appeal.ts';
import type { DecidedEntity, DecisionKind } from '../../../domain/decision/decision.ts';
import { constant } from '../../platform/database/constant.ts';
import type { Executor } from '../../platform/database/database.ts';

export interface DecisionRow extends Record<string, unknown> {
  id: number;
  entity: DecidedEntity;
  entity_id: number;
  title: string;
  kind: DecisionKind;
  rule: string;
  reasons: string[];
  note: string;
  decided_at: Date;
  undone_at: Date | null;
  user_id: number | null;
  company_id: number | null;
  reviewer_id: number;
  reviewer: string;
  before: Record<string, unknown>;
  party_name: string;
  party_email: string;
  party_company: string;
  language: Language;
  appeal_id: number | null;
  status: AppealStatus | null;
  body: string;
  files: number;
  created_at: Date;
  due_at: Date;
  appeal_decided_at: Date | null;
  decided_by: string;
  answer: string;
  restored: boolean;
  marked: boolean;
  disagreed: string | null;
  told: boolean;
}

/** What it is called; of what was hidden the words are with the decision. */
const TITLE = sql`CASE d.entity
  WHEN 'product' THEN (SELECT title FROM products WHERE id = d.entity_id)
  WHEN 'revision' THEN (SELECT p.title FROM product_revisions r JOIN products p ON p.id = r.product_id WHERE r.id = d.entity_id)
  WHEN 'certification' THEN (SELECT company_name FROM certifications WHERE id = d.entity_id)
  WHEN 'purchase' THEN (SELECT title FROM purchases WHERE id = d.entity_id)
  WHEN 'purchase_edit' THEN (SELECT title FROM purchases WHERE id = d.entity_id)
  WHEN 'shop_content' THEN coalesce(d.before#>>'{proposal,title}', d.before#>>'{proposal,name}', d.before#>>'{online,title}', d.before#>>'{online,name}')
  WHEN 'enquiry_hold' THEN (SELECT e.subject FROM enquiry_holds h JOIN enquiries e ON e.id = h.enquiry_id WHERE h.id = d.entity_id)
  WHEN 'message' THEN (SELECT e.subject FROM enquiry_messages m JOIN enquiries e ON e.id = m.enquiry_id WHERE m.id = d.entity_id)
  WHEN 'quotation' THEN (SELECT p.title FROM quotations q JOIN purchases p ON p.id = q.purchase_id WHERE q.id = d.entity_id)
  ELSE coalesce(c.name, u.name) END`;

/** Of a guest, as the thing has it. */
const GUEST = sql`LATERAL (
  SELECT contact_name AS name, contact_email AS email, language FROM purchases
    WHERE d.entity IN ('purchase', 'purchase_edit') AND id = d.entity_id AND u.id IS NULL
  UNION ALL SELECT e.name, e.email, e.language FROM enquiry_holds h JOIN enquiries e ON e.id = h.enquiry_id
    WHERE d.entity = 'enquiry_hold' AND h.id = d.entity_id AND u.id IS NULL
  UNION ALL SELECT e.name, e.email, e.language FROM enquiry_messages m JOIN enquiries e ON e.id = m.enquiry_id
    WHERE d.entity = 'message' AND m.id = d.entity_id AND u.id IS NULL
  LIMIT 1)`;

/** Of what its supplier called spam the sender hears nothing. */
export const told = sql`(d.entity <> 'enquiry_hold' OR d.before->>'kind' IS DISTINCT FROM 'marked')`;

const ROWS = sql`SELECT d.id, d.entity, d.entity_id, coalesce(${TITLE}, '') AS title, d.kind, d.rule, d.reasons, d.note, d.decided_at,
    d.undone_at, d.user_id, d.company_id, d.reviewer_id, r.name AS reviewer, d.before,
    coalesce(u.name, g.name, '') AS party_name, coalesce(u.email, g.email, '') AS party_email, coalesce(c.name, '') AS party_company,
    coalesce(u.language, g.language, 'en') AS language,
    a.id AS appeal_id, a.status, coalesce(a.body, '') AS body, a.created_at, a.due_at, a.decided_at AS appeal_decided_at,
    coalesce(b.name, '') AS decided_by, coalesce(a.answer, '') AS answer, coalesce(a.restored, false) AS restored,
    coalesce(a.marked, false) AS marked,
    (SELECT s.note FROM decision_samples s WHERE s.decision_id = d.id AND NOT s.agrees) AS disagreed,
    ${told} AS told,
    (SELECT count(*)::int FROM appeal_files f WHERE f.appeal_id = a.id) AS files`;
const FROM = sql`FROM decisions d LEFT JOIN appeals a ON a.decision_id = d.id JOIN users r ON r.id = d.reviewer_id
  LEFT JOIN users u ON u.id = d.user_id LEFT JOIN companies c ON c.id = d.company_id LEFT JOIN users b ON b.id = a.decided_by
  LEFT JOIN ${GUEST} g ON true`;

async function read(executor: Executor, where: SQL, tail: SQL = sql``): Promise<DecisionRow[]> {
  const { rows } = await executor.execute<DecisionRow>(sql`${ROWS} ${FROM} WHERE ${where} ${tail}`);
  const moment = (value: Date | null) => (value === null ? null : new Date(value));
  return rows.map((row) => ({
    ...row,
    decided_at: new Date(row.decided_at),
    undone_at: moment(row.undone_at),
    created_at: new Date(row.created_at),
    due_at: new Date(row.due_at),
    appeal_decided_at: moment(row.appeal_decided_at),
  }));
}

export const decisionById = async (executor: Executor, id: number): Promise<DecisionRow | undefined> =>
  (await read(executor, sql`d.id = ${id}`))[0];

export const byAppeal = async (executor: Executor, id: number): Promise<DecisionRow | undefined> =>
  (await read(executor, sql`a.id = ${id}`))[0];

/** The decision that a link opens, while it does. */
export async function linkedDecision(
  executor: Executor,
  tokenHash: string,
  now: Date,
): Promise<DecisionRow | undefined> {
  const { rows } = await executor.execute<{ id: number }>(sql`
    SELECT decision_id AS id FROM appeal_links WHERE token_hash = ${tokenHash} AND expires_at > ${now.toISOString()}::timestamptz`);
  return rows[0] && decisionById(executor, rows[0].id);
}

export interface Party {
  userId: number;
  companyId: number | null;
}

const against = sql`d.kind NOT IN ('approve', 'release', 'lift') AND d.undone_at IS NULL AND ${told}`;

export async function decisionsAgainst(
  executor: Executor,
  { userId, companyId }: Party,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DecisionRow[]; total: number }> {
  const where = sql`(d.user_id = ${userId} OR d.company_id = ${companyId}::bigint) AND ${against}`;
  const [rows, counted] = await Promise.all([
    read(executor, where, sql`ORDER BY d.id DESC LIMIT ${limit} OFFSET ${offset}`),
    executor.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM decisions d WHERE ${where}`),
  ]);
  return { rows, total: counted.rows[0]!.n };
}

export interface DecisionFilter {
  company?: number | undefined;
  reviewer?: number | undefined;
  kind?: DecisionKind | undefined;
  entity?: DecidedEntity | undefined;
  state?: DecisionState | undefined;
  /** Of the decision; with a state, of what became of it. */
  since?: Date | undefined;
  before?: Date | undefined;
}

function decidedWhere({ company, reviewer, kind, entity, state, since, before }: DecisionFilter): SQL {
  const within = (column: SQL) => sql`
    ${since ? sql`AND ${column} >= ${since.toISOString()}::timestamptz` : sql``}
    ${before ? sql`AND ${column} < ${before.toISOString()}::timestamptz` : sql``}`;
  const states = {
    undone: sql`AND d.undone_at IS NOT NULL ${within(sql`d.undone_at`)}`,
    appealed: sql`AND a.id IS NOT NULL ${within(sql`a.created_at`)}`,
    overturned: sql`AND a.status = ${constant(APPEAL_STATUS.overturned)} ${within(sql`a.decided_at`)}`,
    disagreed: sql`AND d.id IN (SELECT decision_id FROM decision_samples WHERE NOT agrees ${within(sql`judged_at`)})`,
  };
  return sql`true ${company ? sql`AND d.company_id = ${company}` : sql``}
    ${reviewer ? sql`AND d.reviewer_id = ${reviewer}` : sql``}
    ${kind ? sql`AND d.kind = ${kind}` : sql``} ${entity ? sql`AND d.entity = ${entity}` : sql``}
    ${state ? states[state] : within(sql`d.decided_at`)}`;
}

/** Lines are counted so far: nobody pages further. */
const MOST_COUNTED = 100_000;

/** The last first. */
export async function decisionPage(
  executor: Executor,
  filter: DecisionFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DecisionRow[]; total: number }> {
  const where = decidedWhere(filter);
  const [rows, counted] = await Promise.all([
    read(executor, where, sql`ORDER BY d.decided_at DESC, d.id DESC LIMIT ${limit} OFFSET ${offset}`),
    executor.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM (
      SELECT FROM decisions d LEFT JOIN appeals a ON a.decision_id = d.id WHERE ${where} LIMIT ${MOST_COUNTED}) counted`),
  ]);
  return { rows, total: counted.rows[0]!.n };
}

export async function appealPage(
  executor: Executor,
  filter: AppealFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DecisionRow[]; total: number }> {
  const { open, upheld, overturned } = APPEAL_STATUS;
  const where = {
    open: sql`a.status = ${open}`,
    decided: sql`a.status IN (${upheld}, ${overturned})`,
    all: sql`a.id IS NOT NULL`,
  }[filter];
  const order = filter === 'open' ? sql`a.due_at, a.id` : sql`a.id DESC`;
  const [rows, counted] = await Promise.all([
    read(executor, where, sql`ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`),
    executor.execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM appeals a WHERE ${where}`),
  ]);
  return { rows, total: counted.rows[0]!.n };
}

export async function countOpen(executor: Executor): Promise<{ waiting: number; oldest: Date | null }> {
  const { rows } = await executor.execute<{ waiting: number; oldest: Date | null }>(sql`
    SELECT count(*)::int AS waiting, min(created_at) AS oldest FROM appeals WHERE status = ${APPEAL_STATUS.open}`);
  const { waiting, oldest } = rows[0]!;
  return { waiting, oldest: oldest === null ? null : new Date(oldest) };
}

export async function threadOf(
  executor: Executor,
  entity: DecidedEntity,
  entityId: number,
  withPrivate: boolean,
) {
  const { rows } = await executor.execute<{
    id: number;
    author: 'party' | 'staff';
    by: string;
    private: boolean;
    body: string;
    created_at: Date;
  }>(sql`
    SELECT m.id, m.author, coalesce(u.name, '') AS by, m.private, m.body, m.created_at FROM entry_messages m
    LEFT JOIN users u ON u.id = m.user_id
    WHERE m.entity = ${entity} AND m.entity_id = ${entityId} AND (${withPrivate} OR NOT m.private)
    ORDER BY m.id LIMIT 200`);
  return rows;
}

export async function filesOfAppeal(executor: Executor, appealId: number) {
  const { rows } = await executor.execute<{ name: string; key: string; bytes: number }>(sql`
    SELECT f.name, f.key, f.bytes FROM appeal_files a JOIN files f ON f.id = a.file_id
    WHERE a.appeal_id = ${appealId} AND f.deleted_at IS NULL ORDER BY a.position`);
  return rows;
}

/** How many others of the staff may decide; bans are for operators. */
export async function otherDeciders(executor: Executor, id: number, operators: boolean): Promise<number> {
  const roles = operators
    ? sql`('operator', 'administrator')`
    : sql`('reviewer', 'operator', 'administrator')`;
  const { rows } = await executor.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM users WHERE role IN ${roles} AND status = ${ACCOUNT_STATUS.normal} AND id <> ${id}`,
  );
  return rows[0]!.n;
}
