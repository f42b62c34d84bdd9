/** Requests to be called about the membership or the promotion service (spec P3.12, P5.3, P7.8). */
import type * as z from 'zod';
import type { newProspect, ProspectItem } from '../../../contract/operator/prospect.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import type { TicketFilter, WaitingCount } from '../../../contract/schema/ticket.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { audit } from '../../platform/database/audit.ts';
import { transition } from '../../platform/database/transition.ts';
import type { Actor, Caller, Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/error.ts';
import * as query from './prospect.sql.ts';

/** Within this time the same request is a double submission. */
const SAME_MS = 10 * 60_000;
const AN_HOUR = 20;
const PAGE_SIZE = 20;

/** Keeps a request; sent twice it is there once. Throws ApiError too_many. */
export async function createProspect(
  deps: Deps,
  caller: Caller,
  { from, ...contact }: z.output<typeof newProspect>,
): Promise<null> {
  await deps.rateLimit('prospect', caller.ip, AN_HOUR);
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const prospect = { ...contact, source: from, createdAt: now };
    if (await query.findDuplicate(tx, prospect, new Date(now.getTime() - SAME_MS))) return;
    const id = await query.insertProspect(tx, prospect);
    await audit(tx, caller, { action: 'send', entity: 'lead', id });
  });
  return null;
}

/** Requests, newest first, with who resolved them. */
export async function listProspects(
  deps: Deps,
  filter: TicketFilter,
  paging: PageQuery,
): Promise<Paged<ProspectItem>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.prospectPage(deps.db, filter, slice);
  const shown = items.map(({ prospect, resolvedBy }) => ({
    id: prospect.id,
    companyName: prospect.companyName,
    contactName: prospect.contactName,
    contactPhone: prospect.contactPhone,
    from: prospect.source,
    created_at: prospect.createdAt.toISOString(),
    handled: prospect.resolvedAt && { by: resolvedBy ?? '', at: prospect.resolvedAt.toISOString() },
  }));
  return { items: shown, total, page, size };
}

export async function countProspects(deps: Deps): Promise<WaitingCount> {
  const { waiting, oldest } = await query.countOpen(deps.db);
  return { waiting, oldest: oldest?.toISOString() ?? null };
}

/** Throws ApiError not_found, or wrong_state when another was first. */
export const resolveProspect = (deps: Deps, caller: Actor, id: number): Promise<null> =>
  changeProspect(deps, caller, id, 'handle', { resolvedAt: deps.now(), resolvedBy: caller.user.id });

/** Throws ApiError not_found, or wrong_state when it waits already. */
export const reopenProspect = (deps: Deps, caller: Actor, id: number): Promise<null> =>
  changeProspect(deps, caller, id, 'reopen', { resolvedAt: null, resolvedBy: null });

async function changeProspect(
  deps: Deps,
  caller: Actor,
  id: number,
  action: 'handle' | 'reopen',
  change: { resolvedAt: Date | null; resolvedBy: number | null },
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    if (!(await query.exists(tx, id))) throw notFound();
    await transition(tx, query.prospectStates, { id, action, by: 'reviewer', caller, change });
  });
  return null;
}
