/** Quotations as the two sides of a request see them. */
import type { MemberQuotation, OwnQuotation, QuotationTerms } from '../../../contract/deal/quotation.ts';
import { QUOTATION_STATUS } from '../../../domain/deal/quotation.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { transitionAll } from '../../platform/database/transition.ts';
import type { Caller, Deps, MemberActor } from '../../platform/deps.ts';
import { found } from '../../platform/http/error.ts';
import { supplierCards } from '../card/card.ts';
import { dealOf } from '../deal/deal.ts';
import { attachmentOf, fileUrl } from '../file/file.ts';
import { comparisonLink, type PurchaseRow, publicLink, statusForSuppliers } from '../purchase/purchase.ts';
import { buyerMay, supplierMay } from './quotation.policy.ts';
import * as query from './quotation.sql.ts';
import type { StoredTerms } from './quotation.tables.ts';
import { notifySupplier } from './verbs/notify.ts';
import { changedTerms, termsOf } from './verbs/terms.ts';

type UrlOf = (key: string) => string;
/** What both sides may read of a quotation. */
type Shared = Omit<OwnQuotation, 'actions' | 'note'>;

/** Marks as viewed what the buyer is about to read; each supplier is told. */
export async function markViewed(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  which: Parameters<typeof transitionAll>[2]['where'],
): Promise<number> {
  const viewed = await transitionAll(tx, query.quotationStates, {
    where: which,
    action: 'view',
    by: 'buyer',
    caller,
    change: { buyerReadAt: deps.now() },
    detail: ({ purchaseId }) => ({ purchaseId }),
  });
  for (const row of viewed.toSorted((one, another) => one.id - another.id))
    await notifySupplier(deps, tx, row, 'quotation_viewed');
  return viewed.length;
}

/** What stands on a request, newest first, as its owner sees it. `urlOf` gives the address of an attachment by its key. */
export async function quotationsFor(
  deps: Deps,
  purchase: PurchaseRow,
  urlOf: UrlOf,
): Promise<OwnQuotation[]> {
  const rows = await query.quotationsOn(deps.db, purchase.id);
  const now = deps.now();
  const shared = await sharedViews(deps.db, rows, urlOf);
  return rows.map((row, i) => ({
    ...shared[i]!,
    note: row.buyerNote,
    actions: buyerMay(purchase, row, now),
  }));
}

/** One quotation for the caller's side. Throws ApiError not_found, also for one between others. */
export async function getQuotation(deps: Deps, caller: MemberActor, id: number): Promise<MemberQuotation> {
  const { user } = caller;
  const read = async () =>
    found(await query.oneOf(deps.db, { userId: user.id, companyId: user.company.id }, id));
  const isSupplier = (await read()).quotation.companyId === user.company.id;
  if (!isSupplier)
    await deps.db.transaction((tx) => markViewed(deps, tx, caller, query.manyQuotations([id])));
  const { quotation, purchase } = await read();
  const [shared] = await sharedViews(deps.db, [quotation], (key) => fileUrl({ key, purpose: 6 }));
  const now = deps.now();
  return {
    ...shared!,
    side: isSupplier ? 'supplier' : 'buyer',
    note: isSupplier ? null : quotation.buyerNote,
    deal: await dealOf(deps, id),
    actions: isSupplier ? supplierMay(purchase, quotation, now) : buyerMay(purchase, quotation, now),
    purchase: {
      id: purchase.id,
      title: purchase.title,
      status: statusForSuppliers(purchase, now),
      quantity: purchase.quantity,
      unit: purchase.unit,
      url: await publicLink(deps, caller.language, purchase),
      comparison: isSupplier ? null : comparisonLink(deps, caller.language, purchase),
    },
    contact:
      isSupplier && quotation.status !== QUOTATION_STATUS.accepted
        ? null
        : {
            name: purchase.contactName,
            company: purchase.contactCompany,
            email: purchase.contactEmail,
            email_confirmed: purchase.emailConfirmed,
          },
  };
}

async function sharedViews(
  executor: Executor,
  rows: readonly query.QuotationRow[],
  urlOf: UrlOf,
): Promise<Shared[]> {
  const ids = rows.map(({ id }) => id);
  const [cards, certificates, attached, versions] = await Promise.all([
    supplierCards(executor, [...new Set(rows.map((row) => row.companyId))]),
    query.certificatesOf(
      executor,
      rows.map((row) => row.companyId),
    ),
    query.filesOf(executor, ids),
    query.versionsOf(executor, ids),
  ]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return rows.map((row) => {
    const files = attached.filter((file) => file.quotationId === row.id);
    const show = (file: (typeof files)[number]) => attachmentOf(file, urlOf(file.key));
    const filesOf = (version: number): QuotationTerms['files'] =>
      files.filter((file) => file.version === version).map(show);
    const stored: StoredTerms = { ...termsOf(row), files: filesOf(row.version).map(({ id }) => id) };
    const earlier = versions.filter((version) => version.quotationId === row.id);
    const { betterOfferAskedAt: asked } = row;
    return {
      ...stored,
      id: row.id,
      company: cardOf.get(row.companyId)!,
      status: row.status,
      files: filesOf(row.version),
      certificates: certificates.find(({ id }) => id === row.companyId)?.certificates ?? [],
      sample_offered: row.sampleOffered,
      version: row.version,
      created_at: row.createdAt.toISOString(),
      revised_at: row.revisedAt?.toISOString() ?? null,
      versions: earlier.map(({ version, terms, madeAt }) => ({
        ...terms,
        files: filesOf(version),
        version,
        made_at: madeAt.toISOString(),
      })),
      changed: earlier[0] ? changedTerms(earlier[0].terms, stored) : [],
      better_offer: asked && {
        asked_at: asked.toISOString(),
        target_price: row.betterOfferPrice,
        note: row.betterOfferNote,
      },
      declined_for: row.declineReason && { reason: row.declineReason, note: row.declineNote },
    };
  });
}
