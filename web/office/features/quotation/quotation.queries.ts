import { quotationRoutes } from '../../../../contract/quotation.ts';
import { featureOf } from '../../../backoffice/queries.ts';

const change = featureOf(quotationRoutes);

export const readAllQuotations = change(quotationRoutes.readAllQuotations);
export const decideQuotation = change(quotationRoutes.decideQuotation);
export const reviseQuotation = change(quotationRoutes.reviseQuotation);
export const withdrawQuotation = change(quotationRoutes.withdrawQuotation);
