/** A request with its quotations, as its owner follows it through the link in the e-mail. */
import type { GuestPurchase } from '../../../contract/deal/quotation.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { found } from '../../platform/http/error.ts';
import { latestRates } from '../exchange-rate/exchange-rate.ts';
import { documentBytes } from '../file/file.ts';
import { purchaseByToken, purchaseFiles, trackedPurchase } from '../purchase/purchase.ts';
import * as query from './quotation.sql.ts';
import { markViewed, quotationsFor } from './view.ts';

type Attached = Awaited<ReturnType<typeof query.filesOn>>[number];

/** Reading them marks new quotations as viewed. Throws ApiError not_found. */
export async function guestPurchase(deps: Deps, caller: Caller, token: string): Promise<GuestPurchase> {
  const row = await purchaseByToken(deps, token);
  const urlOf = (key: string) => `/api/services/purchase/${token}/files/${key}`;
  await deps.db.transaction((tx) => markViewed(deps, tx, caller, query.ofPurchase(row.id)));
  const [purchase, rates, quotations] = await Promise.all([
    trackedPurchase(deps, row, urlOf),
    latestRates(deps.db),
    quotationsFor(deps, row, urlOf),
  ]);
  return { ...purchase, rates, quotations };
}

/** An attachment of the owner's request or of a quotation on it, in any version. Throws ApiError not_found. */
export async function guestPurchaseFile(
  deps: Deps,
  token: string,
  key: string,
): Promise<{ file: Pick<Attached, 'key' | 'name' | 'mime'>; bytes: Buffer }> {
  const { id } = await purchaseByToken(deps, token);
  const attached = [...(await purchaseFiles(deps, id)), ...(await query.filesOn(deps.db, id))];
  const file = found(attached.find((one) => one.key === key));
  return { file, bytes: await documentBytes(deps, file) };
}
