/** Every route of the API by name. The server mounts these, the access test walks them, OpenAPI lists them. */
import { authRoutes } from './auth.ts';
import { categoryRoutes } from './category.ts';
import { companyRoutes } from './company.ts';
import { enquiryRoutes } from './enquiry.ts';
import { feedbackRoutes } from './feedback.ts';
import { fileRoutes } from './file.ts';
import { messageRoutes } from './message.ts';
import { productRoutes } from './product.ts';
import { prospectRoutes } from './prospect.ts';
import { purchaseRoutes } from './purchase.ts';
import { quotationRoutes } from './quotation.ts';
import { reviewRoutes } from './review.ts';
import { searchRoutes } from './search.ts';
import { userRoutes } from './user.ts';

export const routes = {
  ...authRoutes,
  ...userRoutes,
  ...companyRoutes,
  ...categoryRoutes,
  ...productRoutes,
  ...searchRoutes,
  ...enquiryRoutes,
  ...purchaseRoutes,
  ...quotationRoutes,
  ...messageRoutes,
  ...fileRoutes,
  ...feedbackRoutes,
  ...prospectRoutes,
  ...reviewRoutes,
};
export type RouteName = keyof typeof routes;
