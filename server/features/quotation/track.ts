/** A request with the quotations on it, as its owner follows it by the link in the mail. */
import type { GuestPurchase, OwnQuotation } from '../../../contract/quotation.ts';
import { quotationLifecycle } from '../../../domain/quotation.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { found } from '../../platform/error.ts';
import { transitionAll } from '../../platform/transition.ts';
import { supplierCards } from '../card/card.ts';
import { purchaseByToken, purchaseFiles, trackedPurchase } from '../purchase/purchase.ts';
import * as query from './quotation.sql.ts';

const DECISIONS = ['accept', 'decline'] as const;
type Attached = Awaited<ReturnType<typeof query.filesOn>>[number];

/** Reading them marks new quotations as viewed. Throws ApiError not_found. */
export async function guestPurchase(deps: Deps, caller: Caller, token: string): Promise<GuestPurchase> {
  const row = await purchaseByToken(deps, token);
  const urlOf = (key: string) => `/api/services/purchase/${token}/files/${key}`;
  await deps.db.transaction((tx) =>
    transitionAll(tx, query.quotationStates, {
      where: query.ofPurchase(row.id),
      action: 'view',
      by: 'buyer',
      caller,
      change: { buyerReadAt: deps.now() },
      detail: { purchaseId: row.id },
    }),
  );
  const [purchase, quotations] = await Promise.all([
    trackedPurchase(deps, row, urlOf),
    quotationsFor(deps, row.id, urlOf),
  ]);
  return { ...purchase, quotations };
}

/** An attachment of the owner's request or of a quotation on it. Throws ApiError not_found. */
export async function guestPurchaseFile(
  deps: Deps,
  token: string,
  key: string,
): Promise<{ file: Pick<Attached, 'key' | 'name' | 'mime'>; bytes: Buffer }> {
  const { id } = await purchaseByToken(deps, token);
  const attached = [...(await purchaseFiles(deps, id)), ...(await query.filesOn(deps.db, id))];
  const file = found(attached.find((one) => one.key === key));
  return { file, bytes: found(await deps.files.get(key)) };
}

async function quotationsFor(
  deps: Deps,
  purchaseId: number,
  urlOf: (key: string) => string,
): Promise<OwnQuotation[]> {
  const [rows, attached] = await Promise.all([
    query.quotationsOn(deps.db, purchaseId),
    query.filesOn(deps.db, purchaseId),
  ]);
  const cards = await supplierCards(deps.db, [...new Set(rows.map((row) => row.companyId))]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return rows.map((row) => ({
    ...toOwn(row, deps.now()),
    company: byId.get(row.companyId)!,
    files: attached
      .filter((file) => file.quotationId === row.id)
      .map(({ id, key, name, bytes }) => ({ id, name, bytes, url: urlOf(key) })),
  }));
}

const toOwn = (row: query.QuotationRow, now: Date): Omit<OwnQuotation, 'company' | 'files'> => ({
  id: row.id,
  status: row.status,
  item_name: row.itemName,
  model: row.model,
  details: row.details,
  price: row.prices,
  currency: row.currency,
  unit: row.unit,
  min_order: row.minOrder,
  incoterm: row.incoterm as OwnQuotation['incoterm'],
  port: row.port,
  lead_time_days: row.leadTimeDays,
  payment_terms: row.paymentTerms,
  sample_offered: row.sampleOffered,
  sample: { offered: row.sampleOffered, free: row.sampleFree, days: row.sampleDays },
  valid_until: row.validUntil.toISOString(),
  created_at: row.createdAt.toISOString(),
  actions: DECISIONS.filter(
    (decision) =>
      quotationLifecycle.actions(row.status, 'buyer').includes(decision) &&
      (decision === 'decline' || row.validUntil > now),
  ),
});
