/** Quotations as other features and the sites use them. */
export { leadQuotations } from './public.ts';
