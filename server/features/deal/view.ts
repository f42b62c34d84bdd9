/** Deals as their two sides see them. */
import type { Deal, DealPerson, ListedDeal } from '../../../contract/deal/deal.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { ACCOUNT_STATUS, type AccountStatus } from '../../../domain/account/account.ts';
import { weigh } from '../../../domain/deal/comparison.ts';
import { type DealSide, type DealStatus, dealNumber } from '../../../domain/deal/deal.ts';
import { HIDDEN_TEXT } from '../../../domain/decision/hidden.ts';
import { MEMBER_PAGE_SIZE, type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { found } from '../../platform/http/error.ts';
import { attachmentOf, fileUrl } from '../file/file.ts';
import { purchaseByToken, purchaseFiles } from '../purchase/purchase.ts';
import * as query from './deal.sql.ts';

const partyOf = ({ user }: MemberActor): query.Party => ({ userId: user.id, companyId: user.company.id });
const sideOf = ({ deal }: query.Sides, { companyId }: query.Party): DealSide =>
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
  return { items: rows.map((row) => lineOf(row, sideOf(row, party))), total, page, size };
}

async function ownDeal(deps: Deps, actor: MemberActor, id: number): Promise<[query.Sides, DealSide]> {
  const party = partyOf(actor);
  const row = found((await query.readDeals(deps.db, query.oneOfParty(party, id)))[0]);
  return [row, sideOf(row, party)];
}

/** As the lists have it. Throws ApiError not_found, also for one between others. */
export const dealLine = async (deps: Deps, actor: MemberActor, id: number): Promise<ListedDeal> =>
  lineOf(...(await ownDeal(deps, actor, id)));

/** Throws ApiError not_found, also for one between others. */
export async function getDeal(deps: Deps, actor: MemberActor, id: number): Promise<Deal> {
  const [row, side] = await ownDeal(deps, actor, id);
  return wholeOf(deps, row, side, (key) => fileUrl({ key, purpose: 6 }));
}

/** The deal behind the link of a request. Throws ApiError not_found, link_ended. */
export async function guestDeal(deps: Deps, token: string): Promise<Deal> {
  const { id } = await purchaseByToken(deps, token);
  const row = found((await query.readDeals(deps.db, query.ofPurchase(id)))[0]);
  return wholeOf(deps, row, 'buyer', (key) => `/api/services/purchase/${token}/files/${key}`);
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

function lineOf(row: query.Sides, side: DealSide): ListedDeal {
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
  };
}

async function wholeOf(
  deps: Deps,
  row: query.Sides,
  side: DealSide,
  urlOf: (key: string) => string,
): Promise<Deal> {
  const { deal, receive, company } = row;
  const hidden = isHidden(row);
  const [asked, offered] = await Promise.all([
    purchaseFiles(deps, deal.purchaseId),
    hidden ? [] : query.quotationFilesOf(deps.db, deal.quotationId, deal.version),
  ]);
  const show = (file: (typeof asked)[number]) => attachmentOf(file, urlOf(file.key));
  const { receive_id: _, ...request } = deal.request;
  const terms = { ...deal.terms, files: offered.map(show) };
  return {
    ...lineOf(row, side),
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
const isGone = (status: AccountStatus | null): boolean => status === deregistered || status === banned;

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
