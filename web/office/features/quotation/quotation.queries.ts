import { quotationRoutes } from '../../../../contract/deal/quotation.ts';
import { featureOf } from '../../../backoffice/app/queries.ts';

const change = featureOf(quotationRoutes);

export const readAllQuotations = change(quotationRoutes.readAllQuotations);
export const decideQuotation = change(quotationRoutes.decideQuotation);
export const reviseQuotation = change(quotationRoutes.reviseQuotation);
export const withdrawQuotation = change(quotationRoutes.withdrawQuotation);
