/** Requests to be called about the membership or the promotion service (spec P3.12, P5.3, P7.8). */
import type * as z from 'zod';
import type { Paged } from '../../../contract/page.ts';
import type { newProspect, ProspectItem } from '../../../contract/prospect.ts';
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
export async function createProspect(
  deps: Deps,
  caller: Caller,
  { from, ...contact }: z.output<typeof newProspect>,
): Promise<null> {
  deps.rateLimit('prospect', caller.ip, AN_HOUR);
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const prospect = { ...contact, source: from, createdAt: now };
    if (await query.findDuplicate(tx, prospect, new Date(now.getTime() - SAME_MS))) return;
    const id = await query.insertProspect(tx, prospect);
    await audit(tx, caller, { action: 'send', entity: 'lead', id });
  });
  return null;
}

/** Requests, newest first, with who handled them. */
export async function listProspects(
  deps: Deps,
  state: HandledState,
  paging: PageQuery,
): Promise<Paged<ProspectItem>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.prospectPage(deps.db, state, slice);
  const shown = items.map(({ prospect, handledBy }) => ({
    id: prospect.id,
    companyName: prospect.companyName,
    contactName: prospect.contactName,
    contactPhone: prospect.contactPhone,
    from: prospect.source,
    created_at: prospect.createdAt.toISOString(),
    handled: prospect.handledAt && { by: handledBy ?? '', at: prospect.handledAt.toISOString() },
  }));
  return { items: shown, total, page, size };
}

export async function countProspects(deps: Deps): Promise<WaitingCount> {
  const { waiting, oldest } = await query.countOpen(deps.db);
  return { waiting, oldest: oldest?.toISOString() ?? null };
}

/** Throws ApiError not_found, or wrong_state when another was first. */
export async function handleProspect(deps: Deps, caller: Actor, id: number): Promise<null> {
  return setHandled(deps, caller, id, true);
}

/** Throws ApiError not_found, or wrong_state when it waits already. */
export async function reopenProspect(deps: Deps, caller: Actor, id: number): Promise<null> {
  return setHandled(deps, caller, id, false);
}

async function setHandled(deps: Deps, caller: Actor, id: number, handled: boolean): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const by = handled ? { userId: caller.user.id, at: deps.now() } : null;
    if (!found(await query.setHandled(tx, id, by))) throw new ApiError('wrong_state');
    await audit(tx, caller, { action: handled ? 'handle' : 'reopen', entity: 'lead', id });
  });
  return null;
}
