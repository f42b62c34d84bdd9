/** Makes the deal of an accepted quotation (decision 38). */
import { dealNumber } from '../../../domain/deal/deal.ts';
import { audit, SYSTEM } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Caller, Deps } from '../../platform/deps.ts';
import { notifyOwner, ownersOf, type PurchaseRow } from '../purchase/purchase.ts';
import { recordEvent } from '../webhook/webhook.ts';
import * as query from './deal.sql.ts';
import type { FrozenRequest, FrozenTerms } from './deal.tables.ts';
import { emails } from './emails.ts';
import { supplierOf, totalOf } from './view.ts';

/** Where a deal stands in the member centre. */
export const dealPath = (id: number): string => `/deals/${id}`;

interface Accepted {
  purchase: PurchaseRow;
  quotation: { id: number; companyId: number; version: number };
  terms: FrozenTerms;
}

const frozen = (purchase: PurchaseRow): FrozenRequest => ({
  title: purchase.title,
  description: purchase.description,
  quantity: purchase.quantity,
  unit: purchase.unit,
  receive_id: purchase.receiveId,
  certifications: purchase.certifications,
});

const rowOf = ({ purchase, quotation, terms }: Accepted, acceptedAt: Date) => ({
  purchaseId: purchase.id,
  quotationId: quotation.id,
  companyId: quotation.companyId,
  request: frozen(purchase),
  terms,
  version: quotation.version,
  acceptedAt,
  updatedAt: acceptedAt,
});

/** In the transaction of the acceptance. The buyer is told here, the supplier with the acceptance. @returns its id */
export async function makeDeal(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  accepted: Accepted,
): Promise<number> {
  const now = deps.now();
  const { purchase, quotation, terms } = accepted;
  const id = await query.insertDeal(tx, rowOf(accepted, now));
  if (id === null) throw new Error(`Quotation ${quotation.id} has a deal already`);
  await audit(tx, caller, {
    action: 'create',
    entity: 'deal',
    id,
    detail: { quotationId: quotation.id, purchaseId: purchase.id },
  });
  const [made] = await query.readDeals(tx, query.byId(id));
  const supplier = supplierOf(made!);
  await notifyOwner(
    deps,
    tx,
    purchase,
    'deal_made',
    { name: supplier.company },
    (about) => emails.made({ ...about, number: dealNumber(id, now), supplier, terms, total: totalOf(made!) }),
    { office: dealPath(id), guest: 'deal' },
  );
  await recordEvent(deps, tx, [...ownersOf(purchase), made!.owner.id], 'deal.created', id);
  return id;
}

const AT_ONCE = 500;

/**
 * Makes the deals of quotations that were accepted before there were deals, or by a server of the release before. Nobody is
 * told: they have made it up long ago. `termsOf` reads what a quotation says.
 */
export const makeMissingDeals =
  (termsOf: (row: query.AcceptedRow) => FrozenTerms) =>
  async (deps: Deps): Promise<void> => {
    for (;;) {
      const made = await deps.db.transaction(async (tx) => {
        const rows = await query.lockWithoutDeal(tx, AT_ONCE);
        for (const { purchase, quotation } of rows) {
          const accepted = { purchase, quotation, terms: termsOf(quotation) };
          // the acceptance was the last that became of it
          const id = await query.insertDeal(tx, rowOf(accepted, quotation.updatedAt));
          if (id !== null)
            await audit(tx, SYSTEM, {
              action: 'create',
              entity: 'deal',
              id,
              detail: { quotationId: quotation.id, purchaseId: purchase.id },
            });
        }
        return rows.length;
      });
      if (made < AT_ONCE) return;
    }
  };
