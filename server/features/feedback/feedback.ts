/** Problem reports: sending one, and what staff does with it (spec P2.18, P5.2, P7.7). */
import type * as z from 'zod';
import type { FeedbackItem, newFeedback } from '../../../contract/operator/feedback.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import type { TicketFilter } from '../../../contract/schema/ticket.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import { fileUrl, picturesFor } from '../file/file.ts';
import { handledOf, SAME_MS, TICKETS_A_PAGE, TICKETS_AN_HOUR, ticketDesk } from '../ticket/ticket.ts';
import * as query from './feedback.sql.ts';
import { feedback } from './feedback.tables.ts';

/**
 * Keeps a report with its pictures; sent twice it is there once. `ids` decide which pictures, in their order.
 * Throws ApiError too_many, or invalid with `ids` (unknown_file).
 */
export async function createFeedback(
  deps: Deps,
  caller: Caller,
  body: z.output<typeof newFeedback>,
): Promise<null> {
  await deps.rateLimit('feedback', caller.ip, TICKETS_AN_HOUR);
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
  const { page, size, ...slice } = pageOf(paging, TICKETS_A_PAGE);
  const { items, total } = await query.feedbackPage(deps.db, filter, slice);
  const pictures = await query.picturesOf(
    deps.db,
    items.map(({ report }) => report.id),
  );
  const shown = items.map(({ report, user, resolvedBy, claimed, answer, answeredBy }) => ({
    id: report.id,
    description: report.description,
    problemLink: report.problemLink,
    contactEmail: report.contactEmail,
    images: pictures.filter((picture) => picture.feedbackId === report.id).map(fileUrl),
    user,
    created_at: report.createdAt.toISOString(),
    handled: handledOf(report, resolvedBy),
    claimed,
    answer: answer && {
      text: answer.answer,
      address: answer.address,
      by: answeredBy ?? '',
      at: answer.createdAt.toISOString(),
    },
  }));
  return { items: shown, total, page, size };
}

export const {
  count: countFeedback,
  resolve: resolveFeedback,
  reopen: reopenFeedback,
} = ticketDesk('feedback', feedback);
