/** Accounts, outbox and audit log in the console (spec M4.1; decision 23). */
import { type PageQuery, pageOf } from '../../../domain/paging.ts';
import type { Deps } from '../../platform/deps.ts';
import * as query from './users.sql.ts';

const PAGE_SIZE = 20;

/** Accounts whose e-mail, name or company contains `kw`, newest first. */
export async function listUsers(deps: Deps, kw: string, paging: PageQuery) {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.findUsers(deps.db, kw.trim(), slice);
  const shown = items.map(({ createdAt, ...user }) => ({ ...user, created_at: createdAt.toISOString() }));
  return { items: shown, total, page, size };
}

/** Mails and SMS, newest first; `address` filters by a part of it. */
export async function listOutbox(deps: Deps, address: string | undefined, paging: PageQuery) {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.outboxPage(deps.db, address?.trim(), slice);
  const shown = items.map(({ createdAt, sentAt, ...letter }) => ({
    ...letter,
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  }));
  return { items: shown, total, page, size };
}

/** The audit log, newest first, of everything or of one entity. */
export async function listAudit(
  deps: Deps,
  of: { entity?: string | undefined; entity_id?: number | undefined },
  paging: PageQuery,
) {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.auditPage(deps.db, of, slice);
  const shown = items.map(({ at, actorRole, entityId, ...line }) => ({
    ...line,
    at: at.toISOString(),
    actor_role: actorRole,
    entity_id: entityId,
  }));
  return { items: shown, total, page, size };
}
