import * as deal from '../../deal/deal.ts';
import { termsOf } from './terms.ts';

/** Makes the deals of quotations that were accepted without one (decision 38). */
export const makeMissingDeals = deal.makeMissingDeals(termsOf);
