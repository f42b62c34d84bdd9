/** Who may do what with the quotations on a request. */
import { QUOTATION_STATUS, type QuotationStatus } from '../../../domain/quotation.ts';
import { isReadByAll, type PurchaseRow } from '../purchase/purchase.ts';

export type Decision = 'accept' | 'decline';

/** The owner of a request that can be read decides; of its quotations one is accepted. */
export const canDecide = (
  purchase: Pick<PurchaseRow, 'status'>,
  quotations: readonly { status: QuotationStatus }[],
  decision: Decision,
): boolean => isReadByAll(purchase) && (decision === 'decline' || !quotations.some(isAccepted));

const isAccepted = ({ status }: { status: QuotationStatus }): boolean => status === QUOTATION_STATUS.accepted;
