/** Requests to be called about the membership or the promotion service (spec P3.12, P5.3, P7.8). */
import type * as z from 'zod';
import type { Paged } from '../../../contract/page.ts';
import type { LeadItem, newLead } from '../../../contract/prospect.ts';
import type { HandledState, WaitingCount } from '../../../contract/ticket.ts';
import { type PageQuery, pageOf } from '../../../domain/paging.ts';
import { audit } from '../../platform/audit.ts';
import type { Actor, Caller, Deps } from '../../platform/deps.ts';
import { ApiError, found } from '../../platform/error.ts';
import * as query from './prospect.sql.ts';

/** Within this time the same request is a double submission. */
const SAME_MS = 10 * 60_000;
const AN_HOUR = 20;
const PAGE_SIZE = 20;

/** Keeps a request; sent twice it is there once. Throws ApiError too_many. */
export async function createLead(
  deps: Deps,
  caller: Caller,
  { from, ...contact }: z.output<typeof newLead>,
): Promise<null> {
  deps.rateLimit('lead', caller.ip, AN_HOUR);
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const lead = { ...contact, source: from, createdAt: now };
    if (await query.findDuplicate(tx, lead, new Date(now.getTime() - SAME_MS))) return;
    const id = await query.insertLead(tx, lead);
    await audit(tx, caller, { action: 'send', entity: 'lead', id });
  });
  return null;
}

/** Requests, newest first, with who handled them. */
export async function listLeads(
  deps: Deps,
  state: HandledState,
  paging: PageQuery,
): Promise<Paged<LeadItem>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.leadPage(deps.db, state, slice);
  const shown = items.map(({ lead, handledBy }) => ({
    id: lead.id,
    companyName: lead.companyName,
    contactName: lead.contactName,
    contactPhone: lead.contactPhone,
    from: lead.source,
    created_at: lead.createdAt.toISOString(),
    handled: lead.handledAt && { by: handledBy ?? '', at: lead.handledAt.toISOString() },
  }));
  return { items: shown, total, page, size };
}

export async function countLeads(deps: Deps): Promise<WaitingCount> {
  const { waiting, oldest } = await query.countOpen(deps.db);
  return { waiting, oldest: oldest?.toISOString() ?? null };
}

/** Throws ApiError not_found, or wrong_state when another was first. */
export async function handleLead(deps: Deps, caller: Actor, id: number): Promise<null> {
  return mark(deps, caller, id, true);
}

/** Throws ApiError not_found, or wrong_state when it waits already. */
export async function reopenLead(deps: Deps, caller: Actor, id: number): Promise<null> {
  return mark(deps, caller, id, false);
}

async function mark(deps: Deps, caller: Actor, id: number, handled: boolean): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const by = handled ? { userId: caller.user.id, at: deps.now() } : null;
    if (!found(await query.mark(tx, id, by))) throw new ApiError('wrong_state');
    await audit(tx, caller, { action: handled ? 'handle' : 'reopen', entity: 'lead', id });
  });
  return null;
}
