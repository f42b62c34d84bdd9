/** Requests to be called about the membership or the promotion service (spec P3.12, P5.3, P7.8). */
import type * as z from 'zod';
import type { newProspect, ProspectItem } from '../../../contract/operator/prospect.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import type { TicketFilter } from '../../../contract/schema/ticket.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { handledOf, SAME_MS, TICKETS_A_PAGE, TICKETS_AN_HOUR, ticketDesk } from '../ticket/ticket.ts';
import * as query from './prospect.sql.ts';
import { prospects } from './prospect.tables.ts';

/** Keeps a request; sent twice it is there once. Throws ApiError too_many. */
export async function createProspect(
  deps: Deps,
  caller: Caller,
  { from, ...contact }: z.output<typeof newProspect>,
): Promise<null> {
  await deps.rateLimit('prospect', caller.ip, TICKETS_AN_HOUR);
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
  const { page, size, ...slice } = pageOf(paging, TICKETS_A_PAGE);
  const { items, total } = await query.prospectPage(deps.db, filter, slice);
  const shown = items.map(({ prospect, resolvedBy }) => ({
    id: prospect.id,
    companyName: prospect.companyName,
    contactName: prospect.contactName,
    contactPhone: prospect.contactPhone,
    from: prospect.source,
    created_at: prospect.createdAt.toISOString(),
    handled: handledOf(prospect, resolvedBy),
  }));
  return { items: shown, total, page, size };
}

/** The audit log calls a prospect what it has always called it. */
export const {
  count: countProspects,
  resolve: resolveProspect,
  reopen: reopenProspect,
} = ticketDesk('lead', prospects);
