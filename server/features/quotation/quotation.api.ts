import type { quotationRoutes } from '../../../contract/quotation.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http.ts';
import { quotePurchase } from './quotation.ts';

export const quotationApi = (deps: Deps): Handlers<typeof quotationRoutes> => ({
  quotePurchase: ({ caller, params, body }) => quotePurchase(deps, caller, params.id, body),
});
