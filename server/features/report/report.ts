/** Reports of what visitors and members should not have to see, and what staff does with them (decision 27). */
import type * as z from 'zod';
import type { newReport, ReportedThing, ReportItem } from '../../../contract/operator/report.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import type { TicketFilter, WaitingCount } from '../../../contract/schema/ticket.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { audit } from '../../platform/database/audit.ts';
import { transition } from '../../platform/database/transition.ts';
import type { Actor, Caller, Deps } from '../../platform/deps.ts';
import { ApiError, notFound } from '../../platform/http/error.ts';
import { hashOf } from '../../platform/secrets/random-token.ts';
import { leadLink } from '../purchase/purchase.ts';
import * as query from './report.sql.ts';

/** Within this time the same report of a guest is a double submission. */
const SAME_MS = 10 * 60_000;
const AN_HOUR = 20;
const PAGE_SIZE = 20;

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
  await deps.rateLimit('report', caller.ip, AN_HOUR);
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
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
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
      handled: item.report.resolvedAt && {
        by: item.resolvedBy ?? '',
        at: item.report.resolvedAt.toISOString(),
      },
    })),
    total,
    page,
    size,
  };
}

export async function countReports(deps: Deps): Promise<WaitingCount> {
  const { waiting, oldest } = await query.countOpen(deps.db);
  return { waiting, oldest: oldest?.toISOString() ?? null };
}

/** Throws ApiError not_found, or wrong_state when another was first. */
export const resolveReport = (deps: Deps, caller: Actor, id: number): Promise<null> =>
  changeReport(deps, caller, id, 'handle', { resolvedAt: deps.now(), resolvedBy: caller.user.id });

/** Throws ApiError not_found, or wrong_state when it waits already. */
export const reopenReport = (deps: Deps, caller: Actor, id: number): Promise<null> =>
  changeReport(deps, caller, id, 'reopen', { resolvedAt: null, resolvedBy: null });

async function changeReport(
  deps: Deps,
  caller: Actor,
  id: number,
  action: 'handle' | 'reopen',
  change: { resolvedAt: Date | null; resolvedBy: number | null },
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    if (!(await query.exists(tx, id))) throw notFound();
    await transition(tx, query.reportStates, { id, action, by: 'reviewer', caller, change });
  });
  return null;
}
