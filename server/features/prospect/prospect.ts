/** Requests to be called about the membership or the promotion service (spec P3.12, P5.3, P7.8). */
import type * as z from 'zod';
import type { newProspect, ProspectItem, prospectChange } from '../../../contract/operator/prospect.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import type { TicketFilter, WaitingCount } from '../../../contract/schema/ticket.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { isStageOver, type ProspectStage } from '../../../domain/prospect.ts';
import { TICKET_STATUS, ticketLifecycle } from '../../../domain/ticket.ts';
import { audit } from '../../platform/database/audit.ts';
import { transition } from '../../platform/database/transition.ts';
import type { Actor, Caller, Deps } from '../../platform/deps.ts';
import { ApiError, found, invalid } from '../../platform/http/error.ts';
import { handledOf, SAME_MS, TICKETS_A_PAGE, TICKETS_AN_HOUR, ticketDesk } from '../ticket/ticket.ts';
import * as query from './prospect.sql.ts';
import { prospects } from './prospect.tables.ts';

const states = { table: prospects, lifecycle: ticketLifecycle, entity: 'lead' } as const;

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

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

interface Asked {
  state: TicketFilter;
  owner?: string | undefined;
  stage?: ProspectStage | undefined;
  due?: 'today' | undefined;
}

/** Requests, newest first, with who deals with them and who resolved them. */
export async function listProspects(
  deps: Deps,
  caller: Actor,
  { state, owner, stage, due }: Asked,
  paging: PageQuery,
): Promise<Paged<ProspectItem>> {
  const { page, size, ...slice } = pageOf(paging, TICKETS_A_PAGE);
  const { items, total } = await query.prospectPage(
    deps.db,
    {
      state,
      stage,
      ...(owner && { ownerId: ownerIdOf(owner, caller) }),
      ...(due && { dueOn: dayOf(deps.now()) }),
    },
    slice,
  );
  const shown = items.map(({ prospect, resolvedBy, owner: ownedBy, notes }) => ({
    id: prospect.id,
    companyName: prospect.companyName,
    contactName: prospect.contactName,
    contactPhone: prospect.contactPhone,
    from: prospect.source,
    created_at: prospect.createdAt.toISOString(),
    handled: handledOf(prospect, resolvedBy),
    owner: ownedBy,
    stage: prospect.stage,
    remind_on: prospect.remindOn,
    notes,
    version: prospect.version,
  }));
  return { items: shown, total, page, size };
}

function ownerIdOf(owner: string, { user }: Actor): number | null {
  if (owner === 'nobody') return null;
  return owner === 'me' ? user.id : Number(owner);
}

export async function countReminders(deps: Deps, { user }: Actor): Promise<WaitingCount> {
  const { waiting, oldest } = await query.countDue(deps.db, user.id, dayOf(deps.now()));
  return { waiting, oldest: oldest && `${oldest}T00:00:00.000Z` };
}

export const listOwners = ({ db }: Deps) => query.owners(db);

/**
 * Sets owner, stage and reminder together; a stage that is over resolves the prospect, another one reopens it. Throws ApiError
 * not_found; conflict when it is not at `version` any more; invalid with `owner` for who is no operator.
 */
export async function changeProspect(
  deps: Deps,
  caller: Actor,
  id: number,
  { owner, stage, remindOn, version }: z.output<typeof prospectChange> & { version: number },
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const row = found(await query.lockProspect(tx, id));
    if (row.version !== version) throw new ApiError('conflict');
    // whoever has it may keep it, also when they are no operator any more
    if (owner !== null && owner !== row.ownerId && !(await query.isOwner(tx, owner)))
      throw invalid({ owner: 'unknown_choice' });
    const change = { ownerId: owner, stage, remindOn };
    await query.setFollowed(tx, id, { ...change, version: version + 1 });
    const { ownerId, stage: stageBefore, remindOn: remindedBefore } = row;
    const before = { ownerId, stage: stageBefore, remindOn: remindedBefore };
    await audit(tx, caller, { action: 'change', entity: 'lead', id, before, after: change });
    const isOpen = row.status === TICKET_STATUS.open;
    if (isOpen === isStageOver(stage))
      await transition(tx, states, {
        id,
        action: isOpen ? 'handle' : 'reopen',
        by: 'reviewer',
        caller,
        change: isOpen
          ? { resolvedAt: deps.now(), resolvedBy: caller.user.id }
          : { resolvedAt: null, resolvedBy: null },
      });
  });
  return null;
}

export async function listNotes(deps: Deps, id: number, paging: PageQuery) {
  const { page, size, ...slice } = pageOf(paging, TICKETS_A_PAGE);
  const { items, total } = await query.notesOf(deps.db, id, slice);
  const shown = items.map(({ note, author }) => ({
    id: note.id,
    note: note.note,
    author,
    at: note.createdAt.toISOString(),
  }));
  return { items: shown, total, page, size };
}

/** Keeps a note of staff. Throws ApiError not_found. */
export async function addNote(deps: Deps, caller: Actor, id: number, note: string): Promise<null> {
  await deps.db.transaction(async (tx) => {
    found(await query.lockProspect(tx, id));
    await query.insertNote(tx, { prospectId: id, authorId: caller.user.id, note, createdAt: deps.now() });
    await audit(tx, caller, { action: 'note', entity: 'lead', id });
  });
  return null;
}

/** The audit log calls a prospect what it has always called it. */
export const {
  count: countProspects,
  resolve: resolveProspect,
  reopen: reopenProspect,
} = ticketDesk('lead', prospects, {
  handle: { version: query.nextVersion },
  reopen: { version: query.nextVersion, stage: query.stageReopened },
});
