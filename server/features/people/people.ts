/** Companies and people as staff looks at them (decision 37). */
import type * as z from 'zod';
import type { peopleRoutes } from '../../../contract/operator/people.ts';
import { ACCOUNT_STATUS, type AccountStatus } from '../../../domain/account/account.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import type { ReportReason } from '../../../domain/report.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, found } from '../../platform/http/error.ts';
import * as auth from '../auth/auth.ts';
import { submissionsOf } from '../certification/certification.ts';
import { profileOf } from '../company/company.ts';
import { canChangeStanding, findCompanies } from '../user/user.ts';
import * as query from './people.sql.ts';

const PAGE_SIZE = 20;
type Query<Name extends keyof typeof peopleRoutes> = (typeof peopleRoutes)[Name] extends {
  query: infer Q extends z.ZodType;
}
  ? z.output<Q>
  : never;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export async function listCompanies(
  deps: Deps,
  { kw, certification, tier, type, ...paging }: Query<'listCompanies'>,
) {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { rows, total } = await findCompanies(deps.db, { kw, certification, tier, type }, slice);
  const items = rows.map(({ owner_id, owner_name, email, status, created_at, ...company }) => ({
    ...company,
    owner: { id: owner_id, name: owner_name, email, status },
    created_at: new Date(created_at).toISOString(),
  }));
  return { items, total, page, size };
}

/** The ban that stands. */
async function banOf(deps: Deps, userId: number, status: AccountStatus) {
  if (status !== ACCOUNT_STATUS.banned) return null;
  const line = await query.lastBan(deps.db, userId);
  return line ? { note: String(line.detail.note ?? ''), at: line.at.toISOString(), by: line.by } : null;
}

/** Throws ApiError not_found. */
export async function companyFile(deps: Deps, id: number) {
  const { company, owner } = found(await query.companyRow(deps.db, id));
  const [profile, certified, products, domains, ban] = await Promise.all([
    profileOf(deps, id),
    submissionsOf(deps, id),
    query.productCounts(deps.db, id),
    query.formerDomainsOf(deps.db, id),
    banOf(deps, owner.id, owner.status),
  ]);
  const { id: ownerId, name, email, mobile, status } = owner;
  return {
    profile,
    registered_at: company.createdAt.toISOString(),
    certification: company.certification,
    visible: company.visible,
    tier: company.tier,
    owner: { id: ownerId, name, email, mobile, status, ban },
    ...certified,
    products,
    former_domains: domains.map(({ domain, until }) => ({ domain, until: until.toISOString() })),
  };
}

export async function listProductsOfCompany(
  deps: Deps,
  id: number,
  { status, ...paging }: Query<'listProductsOfCompany'>,
) {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.productsOf(deps.db, id, status, slice);
  const shown = items.map(({ updatedAt, image, ...product }) => ({
    ...product,
    image: image && `/files/${image}`,
    updated_at: updatedAt.toISOString(),
  }));
  return { items: shown, total, page, size };
}

export async function listReportsOfCompany(deps: Deps, id: number, paging: PageQuery) {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { rows, total } = await query.reportsOf(deps.db, id, slice);
  const items = rows.map((row) => ({
    ...row,
    reason: row.reason as ReportReason,
    created_at: new Date(row.created_at).toISOString(),
  }));
  return { items, total, page, size };
}

/** Throws ApiError not_found. */
export async function getPerson(deps: Deps, actor: Actor, id: number) {
  const { user, company, totpSince } = found(await query.personById(deps.db, id));
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    mobile: user.mobile,
    mobile_verified: user.mobileVerified,
    role: user.role,
    status: user.status,
    language: user.language,
    created_at: user.createdAt.toISOString(),
    login_at: iso(user.loginAt),
    totp_since: iso(totpSince),
    company,
    ban: await banOf(deps, id, user.status),
    may_act: canChangeStanding(actor.user, user),
  };
}

export async function listLogOfUser(deps: Deps, id: number, { by, ...paging }: Query<'listLogOfUser'>) {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { rows, total } = await query.logOf(deps.db, id, by, slice);
  const items = rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
  return { items, total, page, size };
}

export const listSessionsOfUser = async (deps: Deps, id: number) => ({
  items: await auth.sessionsOf(deps, id),
});

/** Throws ApiError not_found, forbidden for oneself and for staff of one's own rank or above. */
async function requirePower(deps: Deps, actor: Actor, id: number): Promise<void> {
  const { user } = found(await query.personById(deps.db, id));
  if (!canChangeStanding(actor.user, user)) throw new ApiError('forbidden');
}

export async function endSessionOfUser(deps: Deps, actor: Actor, id: number, session: string): Promise<void> {
  await requirePower(deps, actor, id);
  await auth.endSessionOf(deps, actor, id, session);
}

export async function endSessionsOfUser(deps: Deps, actor: Actor, id: number): Promise<void> {
  await requirePower(deps, actor, id);
  await auth.endSessionsOf(deps, actor, id);
}

/** An administrator helps another one too, but not themselves. Throws ApiError not_found, forbidden, wrong_state. */
export async function resetTotpOfUser(deps: Deps, actor: Actor, id: number): Promise<void> {
  if (id === actor.user.id) throw new ApiError('forbidden');
  await auth.resetTotpOf(deps, actor, id);
}

export async function listNotesOfUser(deps: Deps, id: number, paging: PageQuery) {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.notesOf(deps.db, id, slice);
  const shown = items.map(({ note, author }) => ({
    id: note.id,
    note: note.note,
    author,
    at: note.createdAt.toISOString(),
  }));
  return { items: shown, total, page, size };
}

/** Throws ApiError not_found. */
export async function addNoteOfUser(deps: Deps, actor: Actor, id: number, note: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    found(await query.lockAccount(tx, id));
    await query.insertNote(tx, { userId: id, authorId: actor.user.id, note, createdAt: deps.now() });
    await audit(tx, actor, { action: 'note', entity: 'user', id });
  });
}
