/** Problem reports: sending one, and what staff does with it (spec P2.18, P5.2, P7.7). */
import type * as z from 'zod';
import type { FeedbackItem, newFeedback } from '../../../contract/operator/feedback.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import type { TicketFilter, WaitingCount } from '../../../contract/schema/ticket.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { audit } from '../../platform/database/audit.ts';
import { transition } from '../../platform/database/transition.ts';
import type { Actor, Caller, Deps } from '../../platform/deps.ts';
import { ApiError, notFound } from '../../platform/http/error.ts';
import { fileUrl, picturesFor } from '../file/file.ts';
import * as query from './feedback.sql.ts';

/** Within this time the same report is a double submission. */
const SAME_MS = 10 * 60_000;
const AN_HOUR = 20;
const PAGE_SIZE = 20;

/**
 * Keeps a report with its pictures; sent twice it is there once. `ids` decide which pictures, in their order.
 * Throws ApiError too_many, or invalid with `ids` (unknown_file).
 */
export async function createFeedback(
  deps: Deps,
  caller: Caller,
  body: z.output<typeof newFeedback>,
): Promise<null> {
  await deps.rateLimit('feedback', caller.ip, AN_HOUR);
  await deps.db.transaction(async (tx) => {
    const { description, problemLink, contactEmail } = body;
    const now = deps.now();
    const fileIds = [...new Set(body.ids)];
    const report = {
      userId: caller.user?.id ?? null,
      description,
      problemLink,
      contactEmail,
      createdAt: now,
    };
    // before the pictures: those of a duplicate belong to it and would be refused
    if (await query.findDuplicate(tx, report, fileIds, new Date(now.getTime() - SAME_MS))) return;
    await picturesFor(tx, caller, fileIds, 'ids');
    const id = await query.insertFeedback(tx, report, fileIds);
    await audit(tx, caller, { action: 'send', entity: 'feedback', id });
  });
  return null;
}

/** Of these uploads those that a report of the caller could have, for a form that is rendered again. */
export async function pendingPictures(
  deps: Deps,
  caller: Caller,
  ids: readonly number[],
): Promise<{ id: number; url: string }[]> {
  const each = ids.map((id) => picturesFor(deps.db, caller, [id]).catch(ignoreUnknown));
  return (await Promise.all(each)).flat();
}

function ignoreUnknown(error: unknown): never[] {
  if (error instanceof ApiError && error.code === 'invalid') return [];
  throw error;
}

/** Reports, newest first, with pictures and who resolved them. */
export async function listFeedback(
  deps: Deps,
  filter: TicketFilter,
  paging: PageQuery,
): Promise<Paged<FeedbackItem>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.feedbackPage(deps.db, filter, slice);
  const pictures = await query.picturesOf(
    deps.db,
    items.map(({ report }) => report.id),
  );
  const shown = items.map(({ report, user, resolvedBy }) => ({
    id: report.id,
    description: report.description,
    problemLink: report.problemLink,
    contactEmail: report.contactEmail,
    images: pictures.filter((picture) => picture.feedbackId === report.id).map(fileUrl),
    user,
    created_at: report.createdAt.toISOString(),
    handled: report.resolvedAt && { by: resolvedBy ?? '', at: report.resolvedAt.toISOString() },
  }));
  return { items: shown, total, page, size };
}

export async function countFeedback(deps: Deps): Promise<WaitingCount> {
  const { waiting, oldest } = await query.countOpen(deps.db);
  return { waiting, oldest: oldest?.toISOString() ?? null };
}

/** Throws ApiError not_found, or wrong_state when another was first. */
export const resolveFeedback = (deps: Deps, caller: Actor, id: number): Promise<null> =>
  changeFeedback(deps, caller, id, 'handle', { resolvedAt: deps.now(), resolvedBy: caller.user.id });

/** Throws ApiError not_found, or wrong_state when it waits already. */
export const reopenFeedback = (deps: Deps, caller: Actor, id: number): Promise<null> =>
  changeFeedback(deps, caller, id, 'reopen', { resolvedAt: null, resolvedBy: null });

async function changeFeedback(
  deps: Deps,
  caller: Actor,
  id: number,
  action: 'handle' | 'reopen',
  change: { resolvedAt: Date | null; resolvedBy: number | null },
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    if (!(await query.exists(tx, id))) throw notFound();
    await transition(tx, query.feedbackStates, { id, action, by: 'reviewer', caller, change });
  });
  return null;
}
