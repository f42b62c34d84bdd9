/** Reports of what visitors and members should not have to see, and what staff does with them (decision 27). */
import type * as z from 'zod';
import type { newReport, ReportedThing, ReportItem } from '../../../contract/operator/report.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import type { TicketFilter } from '../../../contract/schema/ticket.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Actor, Caller, Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import { hashOf } from '../../platform/secrets/random-token.ts';
import { leadLink } from '../purchase/purchase.ts';
import { handledOf, SAME_MS, TICKETS_A_PAGE, TICKETS_AN_HOUR, ticketDesk } from '../ticket/ticket.ts';
import * as query from './report.sql.ts';
import { reports } from './report.tables.ts';

/** Whom the caller is to what they report. */
const reporterOf = (user: Caller['user'], token: string): query.Reporter => ({
  userId: user?.id ?? null,
  companyId: user?.company?.id ?? null,
  tokenHash: token ? hashOf(token) : null,
});

/** The title of what a visitor, or the guest with that token, may report; null for what they may not. */
export async function reportable(deps: Deps, target: ReportedThing, token: string): Promise<string | null> {
  const thing = await query.reportedThing(deps.db, target, reporterOf(null, token));
  return thing?.title ?? null;
}

/**
 * Keeps a report with the text of what it is about. A member's second report of the same thing replaces the reason of
 * the first while that waits. Throws ApiError subject_gone for what the caller may not see; too_many.
 */
export async function createReport(
  deps: Deps,
  caller: Caller,
  { target, reason, note, email, token }: z.output<typeof newReport>,
): Promise<null> {
  await deps.rateLimit('report', caller.ip, TICKETS_AN_HOUR);
  await deps.db.transaction(async (tx) => {
    const thing = await query.reportedThing(tx, target, reporterOf(caller.user, token));
    if (!thing) throw new ApiError('subject_gone');
    const now = deps.now();
    const row = {
      targetType: target.type,
      targetId: target.id,
      ...thing,
      reason,
      note,
      userId: caller.user?.id ?? null,
      email: caller.user ? '' : email,
      createdAt: now,
    };
    const before = await query.findOpen(tx, row, new Date(now.getTime() - SAME_MS));
    if (before && before.reason === reason && before.note === note) return;
    if (before) await query.replaceReason(tx, before.id, { reason, note });
    const id = before?.id ?? (await query.insertReport(tx, row));
    await audit(tx, caller, { action: before ? 'change' : 'send', entity: 'report', id });
  });
  return null;
}

export async function listReports(
  deps: Deps,
  { language }: Actor,
  filter: TicketFilter,
  paging: PageQuery,
): Promise<Paged<ReportItem>> {
  const { page, size, ...slice } = pageOf(paging, TICKETS_A_PAGE);
  const { items, total } = await query.reportPage(deps.db, filter, slice);
  const { scheme, publicHost } = deps.environment;
  const urlOf = ({ report, domain, fullPath }: (typeof items)[number]): string => {
    if (report.targetType === 'product')
      return `${scheme}://${publicHost}/product-detail/${report.targetId}.html`;
    if (domain) return `${scheme}://${domain}.${publicHost}/`;
    return fullPath ? leadLink(deps, language, fullPath, report.targetId) : '';
  };
  return {
    items: items.map((item) => ({
      id: item.report.id,
      target: { type: item.report.targetType, id: item.report.targetId },
      title: item.report.title,
      excerpt: item.report.excerpt,
      url: urlOf(item),
      reason: item.report.reason,
      note: item.report.note,
      others: item.others,
      user: item.user,
      email: item.report.email,
      created_at: item.report.createdAt.toISOString(),
      handled: handledOf(item.report, item.resolvedBy),
      outcome: item.report.outcome,
      outcome_note: item.report.outcomeNote,
    })),
    total,
    page,
    size,
  };
}

export const {
  count: countReports,
  resolve: resolveReport,
  reopen: reopenReport,
} = ticketDesk('report', reports);
