/** Notifies suppliers of an approved request that matches them (decision 27). */

import type { MatchedLead } from '../../../contract/deal/lead.ts';
import type { Language } from '../../../contract/schema/error.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { rankSuppliers } from '../../../domain/deal/matching.ts';
import type { EmailFrequency } from '../../../domain/email/email-topics.ts';
import { marketOf } from '../../../domain/markets.ts';
import { MEMBER_PAGE_SIZE, type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/error.ts';
import type { Kind } from '../../platform/work/work.ts';
import { leadCards } from '../card/card.ts';
import { frequencyOf, sendEmails, setPreference } from '../email/email.ts';
import { sendMessages } from '../message/message.ts';
import { leadLink, markAllMatched, markMatched, requestsToMatch } from '../purchase/purchase.ts';
import { recordEvent } from '../webhook/webhook.ts';
import { requestToMatch, type Supplier, suppliersFor } from './candidates.sql.ts';
import { emails } from './emails.ts';
import * as query from './matching.sql.ts';

/** Where a supplier sees the requests that fit. */
export const leadsLink = ({ environment }: Deps): string =>
  `${environment.scheme}://my.${environment.publicHost}/tool/Leads`;

/** What was found, the notices and the e-mails are there together, and the request is noted as matched with them. */
export const matching: Kind<'purchase.match'> = {
  name: 'purchase.match',
  // for half a day, the last times every hour
  attempts: 16,
  pause: 10,
  longestPause: 3600,
  atOnce: 1,
  look: 1,
  key: ({ id }) => String(id),
  run: (deps, { id }) =>
    deps.db.transaction(async (tx) => {
      if (await markMatched(tx, id, deps.now())) await matchRequest(deps, tx, id);
    }),
};

/** The job: asks for what is still to be matched, whatever became of what the decisions have asked for. */
export async function askForMatching(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - deps.undoSeconds * 1000);
  await deps.jobs.enqueue(deps.db, 'purchase.match', await requestsToMatch(deps.db, before));
}

/** The suppliers whom a request in effect fits, best first. */
async function findSuppliers(tx: Transaction, id: number, now: Date) {
  const request = await requestToMatch(tx, id, now);
  // closed, or taken down, before anybody was told
  if (!request) return;
  const suppliers = await suppliersFor(tx, id);
  const byId = new Map(suppliers.map((supplier) => [supplier.companyId, supplier]));
  const found = rankSuppliers({ ...request, market: marketOf(request.code) }, suppliers).map(
    ({ companyId, reasons }, i) => ({ supplier: byId.get(companyId)!, reasons, place: i + 1 }),
  );
  return found.length > 0 ? { request, found } : undefined;
}

/** Keeps what fits the requests in effect that an installation begins with; nobody is told of them. */
export async function matchWithoutNotice({
  db: tx,
  now,
}: {
  db: Transaction;
  now: () => Date;
}): Promise<void> {
  for (const { id: purchaseId, published_at } of await query.unmatched(tx)) {
    const { found = [] } = (await findSuppliers(tx, purchaseId, now())) ?? {};
    const rows = found.map(({ supplier: { companyId }, reasons, place }) => ({
      purchaseId,
      companyId,
      place,
      reasons,
      email: 'none' as const,
      createdAt: new Date(published_at),
    }));
    if (rows.length > 0) await query.insertMatches(tx, rows);
  }
  await markAllMatched(tx, now());
}

async function matchRequest(deps: Deps, tx: Transaction, id: number): Promise<void> {
  const now = deps.now();
  const matched = await findSuppliers(tx, id, now);
  if (!matched) return;
  const { request, found } = matched;
  // who was invited has been told with the decision itself
  const notified = found.filter(({ supplier }) => supplier.invitedFrom === null);
  const wanting = notified.filter(({ supplier }) => supplier.leadEmails === 'each');
  const day = now.toISOString().slice(0, 10);
  const mailed = await query.countEmails(
    tx,
    wanting.map(({ supplier }) => supplier.companyId),
    day,
    deps.settings.values().lead_emails_most,
  );
  const emailOf = ({ companyId, invitedFrom, leadEmails }: Supplier) => {
    if (leadEmails === 'none' || invitedFrom !== null) return 'none';
    return mailed.has(companyId) ? 'sent' : 'waits';
  };
  await query.insertMatches(
    tx,
    found.map(({ supplier, reasons, place }) => ({
      purchaseId: id,
      companyId: supplier.companyId,
      place,
      reasons,
      email: emailOf(supplier),
      createdAt: now,
    })),
  );
  await recordEvent(
    deps,
    tx,
    found.map(({ supplier }) => supplier.userId),
    'lead.matched',
    id,
  );
  const { title } = request;
  const linkFor = ({ language }: Supplier) => leadLink(deps, language, request.full_path, id);
  await sendMessages(
    deps,
    tx,
    notified.map(({ supplier, reasons }) => ({
      userId: supplier.userId,
      kind: 'purchase_matched' as const,
      params: { id, title, matched: JSON.stringify(reasons) },
      link: linkFor(supplier),
    })),
  );
  await sendEmails(
    deps,
    tx,
    notified
      .filter(({ supplier }) => mailed.has(supplier.companyId))
      .map(({ supplier, reasons }) => {
        const { userId, email: address, language } = supplier;
        const link = linkFor(supplier);
        return { userId, email: emails.matched({ address, language, title, reasons, link }) };
      }),
  );
}

/** Those in effect, newest first. */
export async function listMatchedLeads(
  deps: Deps,
  { user, language }: MemberActor,
  paging: PageQuery,
): Promise<Paged<MatchedLead>> {
  const { page, size, ...slice } = pageOf(paging, MEMBER_PAGE_SIZE);
  const now = deps.now();
  const { rows, total } = await query.matchesOf(deps.db, user.company.id, now, slice);
  const items = await toLeads(deps, language, rows);
  return { items, total, page, size };
}

/** As the list has it. Throws ApiError not_found for one that does not fit the company, or is no longer in effect. */
export async function matchedLeadLine(
  deps: Deps,
  { user, language }: MemberActor,
  id: number,
): Promise<MatchedLead> {
  const slice = { limit: 1, offset: 0, purchaseId: id };
  const { rows } = await query.matchesOf(deps.db, user.company.id, deps.now(), slice);
  const [line] = await toLeads(deps, language, rows);
  if (!line) throw notFound();
  return line;
}

async function toLeads(
  deps: Deps,
  language: Language,
  rows: Awaited<ReturnType<typeof query.matchesOf>>['rows'],
): Promise<MatchedLead[]> {
  const now = deps.now();
  const cards = await leadCards(
    deps.db,
    rows.map(({ id }) => id),
    now,
  );
  const byId = new Map(cards.map((card) => [card.ID, card]));
  return rows.flatMap(({ id, reasons, created_at, quoted }) => {
    const lead = byId.get(id);
    if (!lead) return [];
    const url = leadLink(deps, language, lead.category.full_path, id);
    return [{ id, lead, reasons, url, quoted, matched_at: new Date(created_at).toISOString() }];
  });
}

export const getLeadEmails = async (
  { db }: Deps,
  { user }: MemberActor,
): Promise<{ emails: EmailFrequency }> => ({ emails: await frequencyOf(db, user.id, 'leads') });

export const setLeadEmails = (deps: Deps, caller: MemberActor, wanted: EmailFrequency): Promise<null> =>
  setPreference(deps, caller, 'leads', wanted);
