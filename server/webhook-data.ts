/** The data of webhook events, read from the features that own it, as the member reads it in the API. */
import { memberActor } from './features/auth/auth.ts';
import { dealLine } from './features/deal/deal.ts';
import { enquiryLine } from './features/enquiry/enquiry.ts';
import { matchedLeadLine } from './features/matching/matching.ts';
import { ownProductLine } from './features/product/product.ts';
import { ownPurchaseLine } from './features/purchase/purchase.ts';
import { quotationLine } from './features/quotation/quotation.ts';
import type { Sources } from './features/webhook/deliver.ts';

export const webhookSources: Sources = {
  memberOf: memberActor,
  data: {
    enquiry: enquiryLine,
    quotation: quotationLine,
    deal: dealLine,
    lead: matchedLeadLine,
    product: ownProductLine,
    purchase: ownPurchaseLine,
  },
};
