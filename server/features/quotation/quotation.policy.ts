/** Who may do what with the quotations on a request. */
import {
  type BuyerAction,
  buyerActions,
  QUOTATION_STATUS,
  type QuotationStatus,
  type Standing as Quoted,
  type SupplierAction,
  supplierActions,
} from '../../../domain/deal/quotation.ts';
import { isReadByAll, type PurchaseRow } from '../purchase/purchase.ts';

type Standing = Pick<PurchaseRow, 'status' | 'deletedAt'>;

/** The owner of a request that can be read decides; of its quotations one is accepted. */
export const canDecide = (
  purchase: Pick<PurchaseRow, 'status'>,
  quotations: readonly { status: QuotationStatus }[],
  action: BuyerAction,
): boolean => isReadByAll(purchase) && (action === 'decline' || !quotations.some(isAccepted));

/** What the owner may do with a quotation, and its supplier, as the request stands: a deleted one is nobody's to deal on. */
export const buyerMay = (purchase: Standing, quotation: Quoted, now: Date): BuyerAction[] =>
  buyerActions(quotation, now).filter(() => isReadByAll(purchase));
export const supplierMay = (purchase: Standing, quotation: Quoted, now: Date): SupplierAction[] =>
  supplierActions(quotation, now).filter(
    (action) => purchase.deletedAt === null && (action === 'withdraw' || isReadByAll(purchase)),
  );

const isAccepted = ({ status }: { status: QuotationStatus }): boolean => status === QUOTATION_STATUS.accepted;
