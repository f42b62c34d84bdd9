/** Deals as their two sides see them. */
import type { Deal, DealPerson, DealStepLine, ListedDeal } from '../../../contract/deal/deal.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { ACCOUNT_STATUS, type AccountStatus } from '../../../domain/account/account.ts';
import { weigh } from '../../../domain/deal/comparison.ts';
import { DEAL_STATUS, type DealSide, type DealStatus, dealNumber } from '../../../domain/deal/deal.ts';
import {
  DEAL_STEPS,
  dueDay,
  mayTakeBack,
  nextStep,
  overdueSteps,
  STEP_SETTER,
} from '../../../domain/deal/steps.ts';
import { HIDDEN_TEXT } from '../../../domain/decision/hidden.ts';
import { MEMBER_PAGE_SIZE, type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { found } from '../../platform/http/error.ts';
import { attachmentOf, fileUrl } from '../file/file.ts';
import { purchaseByToken, purchaseFiles } from '../purchase/purchase.ts';
import * as query from './deal.sql.ts';

export const partyOf = ({ user }: MemberActor): query.Party => ({
  userId: user.id,
  companyId: user.company.id,
});
export const sideOf = ({ deal }: query.Sides, { companyId }: query.Party): DealSide =>
  deal.companyId === companyId ? 'supplier' : 'buyer';

/** Newest first. */
export async function listDeals(
  deps: Deps,
  actor: MemberActor,
  { side, status, ...given }: PageQuery & { side?: DealSide | undefined; status?: DealStatus | undefined },
): Promise<Paged<ListedDeal>> {
  const { limit, offset, page, size } = pageOf(given, MEMBER_PAGE_SIZE);
  const party = partyOf(actor);
  const which = query.ofParty(party, { side, status });
  const [rows, total] = await Promise.all([
    query.readDeals(deps.db, which, { limit, offset }),
    query.countDeals(deps.db, which),
  ]);
  const steps = await query.stepsOf(
    deps.db,
    rows.map(({ deal }) => deal.id),
  );
  const items = rows.map((row) =>
    lineOf(
      row,
      sideOf(row, party),
      steps.filter(({ dealId }) => dealId === row.deal.id),
      deps.now(),
    ),
  );
  return { items, total, page, size };
}

async function ownDeal(deps: Deps, actor: MemberActor, id: number): Promise<[query.Sides, DealSide]> {
  const party = partyOf(actor);
  const row = found((await query.readDeals(deps.db, query.oneOfParty(party, id)))[0]);
  return [row, sideOf(row, party)];
}

/** As the lists have it. Throws ApiError not_found, also for one between others. */
export async function dealLine(deps: Deps, actor: MemberActor, id: number): Promise<ListedDeal> {
  const [row, side] = await ownDeal(deps, actor, id);
  return lineOf(row, side, await query.stepsOf(deps.db, [id]), deps.now());
}

/** Throws ApiError not_found, also for one between others. */
export async function getDeal(deps: Deps, actor: MemberActor, id: number): Promise<Deal> {
  const [row, side] = await ownDeal(deps, actor, id);
  return wholeOf(deps, row, { side, byLink: false }, (key) => fileUrl({ key, purpose: 6 }));
}

/** The deal behind the link of a request. Throws ApiError not_found, link_ended. */
export async function guestDeal(deps: Deps, token: string): Promise<Deal> {
  const { id } = await purchaseByToken(deps, token);
  const row = found((await query.readDeals(deps.db, query.ofPurchase(id)))[0]);
  return wholeOf(
    deps,
    row,
    { side: 'buyer', byLink: true },
    (key) => `/api/services/purchase/${token}/files/${key}`,
  );
}

/** What came of a quotation; null while nothing has. */
export const dealOf = (deps: Deps, quotationId: number): Promise<number | null> =>
  query.idOfQuotation(deps.db, quotationId);

/** At the quantity that was asked for; null where nothing was offered for it. */
export function totalOf({ deal: { terms, request } }: query.Sides): ListedDeal['total'] {
  const { offered } = weigh({ ...terms, id: 0 }, { ...request, currency: terms.currency }, null);
  return offered && { currency: offered.currency, unit_price: offered.unitPrice, amount: offered.total };
}

/** Hidden by staff, it is hidden here too. */
const isHidden = ({ deal, hiddenVersion }: query.Sides): boolean =>
  hiddenVersion !== null && hiddenVersion >= deal.version;

function lineOf(row: query.Sides, side: DealSide, steps: readonly query.StepRow[], now: Date): ListedDeal {
  const { deal, purchase, company } = row;
  const { id, status, request, terms, acceptedAt } = deal;
  return {
    id,
    number: dealNumber(id, acceptedAt),
    side,
    status,
    with: side === 'buyer' ? company.name : purchase.company || purchase.name,
    title: request.title,
    item_name: isHidden(row) ? HIDDEN_TEXT : terms.item_name,
    quantity: request.quantity,
    unit: request.unit,
    total: totalOf(row),
    incoterm: terms.incoterm,
    port: terms.port,
    accepted_at: acceptedAt.toISOString(),
    ...progress(deal, steps, now),
  };
}

const agreedOf = ({ acceptedAt, terms }: query.Sides['deal']) => ({
  acceptedAt,
  sample: terms.sample,
  leadTimeDays: terms.lead_time_days,
});

/** What is expected and what is late: nothing of a deal that has ended. */
function progress(
  deal: query.Sides['deal'],
  steps: readonly query.StepRow[],
  now: Date,
): Pick<ListedDeal, 'next' | 'overdue'> {
  const next = deal.status === DEAL_STATUS.open ? nextStep(steps) : null;
  if (next === null) return { next: null, overdue: [] };
  return {
    next: { step: next, by: STEP_SETTER[next] },
    overdue: overdueSteps(steps, agreedOf(deal), now.toISOString().slice(0, 10)),
  };
}

function stepLines(
  row: query.Sides,
  steps: readonly query.StepRow[],
  { side, byLink }: Reader,
  now: Date,
): DealStepLine[] {
  const { deal, owner, buyerStatus } = row;
  const isQuiet = isGone(owner.status) || isGone(buyerStatus);
  const { overdue } = progress(deal, steps, now);
  return DEAL_STEPS.map((step) => {
    const set = steps.find((one) => one.step === step);
    const isMine = STEP_SETTER[step] === side && !isQuiet && !(byLink && step === 'received');
    const isOpen = deal.status === DEAL_STATUS.open;
    const mayUndo =
      set !== undefined &&
      mayTakeBack(set.setAt, now) &&
      (isOpen || (deal.status === DEAL_STATUS.received && step === 'received'));
    return {
      step,
      by: STEP_SETTER[step],
      set: set
        ? {
            day: set.day,
            note: set.note,
            carrier: set.carrier,
            tracking: set.tracking,
            set_at: set.setAt.toISOString(),
          }
        : null,
      due: set ? null : dueDay(step, steps, agreedOf(deal)),
      overdue: overdue.includes(step),
      action: !isMine ? null : mayUndo ? 'take_back' : set || !isOpen ? null : 'set',
    };
  });
}

/** From which side it is read, and whether by a link alone, which may have been passed on. */
interface Reader {
  side: DealSide;
  byLink: boolean;
}

async function wholeOf(
  deps: Deps,
  row: query.Sides,
  reader: Reader,
  urlOf: (key: string) => string,
): Promise<Deal> {
  const { deal, receive, company } = row;
  const hidden = isHidden(row);
  const now = deps.now();
  const [asked, steps, offered] = await Promise.all([
    purchaseFiles(deps, deal.purchaseId),
    query.stepsOf(deps.db, [deal.id]),
    hidden ? [] : query.quotationFilesOf(deps.db, deal.quotationId, deal.version),
  ]);
  const show = (file: (typeof asked)[number]) => attachmentOf(file, urlOf(file.key));
  const { receive_id: _, ...request } = deal.request;
  const terms = { ...deal.terms, files: offered.map(show) };
  return {
    ...lineOf(row, reader.side, steps, now),
    steps: stepLines(row, steps, reader, now),
    request: {
      ...request,
      receive: { ...receive, name_zh: receive.name_zh ?? receive.name },
      files: asked.map(show),
    },
    terms: hidden ? { ...terms, item_name: HIDDEN_TEXT, model: '', details: HIDDEN_TEXT } : terms,
    version: deal.version,
    buyer: buyerOf(row),
    supplier: { ...supplierOf(row), domain: company.domain },
  };
}

const { deregistered, banned } = ACCOUNT_STATUS;
export const isGone = (status: AccountStatus | null): boolean => status === deregistered || status === banned;

const buyerOf = ({ purchase, buyerStatus }: query.Sides): DealPerson => ({
  company: purchase.company,
  name: purchase.name,
  job: '',
  email: purchase.email,
  email_confirmed: purchase.emailConfirmed,
  telephone: '',
  mobile: '',
  address: '',
  gone: isGone(buyerStatus),
});

/** Whom the company names; else its account. */
export const supplierOf = ({ company, owner }: query.Sides): DealPerson => ({
  company: company.name,
  name: company.contactName ?? owner.name,
  job: company.job ?? '',
  email: owner.email,
  email_confirmed: true,
  telephone: company.telephone ?? '',
  mobile: company.mobile ?? '',
  address: company.address ?? '',
  gone: isGone(owner.status),
});
