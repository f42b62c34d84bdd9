/** Who may do what with the quotations on a request. */
import { type BuyerAction, QUOTATION_STATUS, type QuotationStatus } from '../../../domain/quotation.ts';
import { isReadByAll, type PurchaseRow } from '../purchase/purchase.ts';

/** The owner of a request that can be read decides; of its quotations one is accepted. */
export const canDecide = (
  purchase: Pick<PurchaseRow, 'status'>,
  quotations: readonly { status: QuotationStatus }[],
  action: BuyerAction,
): boolean => isReadByAll(purchase) && (action === 'decline' || !quotations.some(isAccepted));

const isAccepted = ({ status }: { status: QuotationStatus }): boolean => status === QUOTATION_STATUS.accepted;
