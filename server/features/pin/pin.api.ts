/** Routes of pins (spec M7.3; decision 26). */
import type { pinRoutes } from '../../../contract/product/pin.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import * as pin from './pin.ts';

export const pinApi = (deps: Deps): Handlers<typeof pinRoutes> => ({
  getPin: ({ caller, params }) => pin.getPin(deps, caller, params.id),
  pinProduct: ({ caller, body }) => pin.pinProduct(deps, caller, body),
  pinProducts: ({ caller, body }) => pin.pinProducts(deps, caller, body.ids, body.days),
  unpinProduct: ({ caller, params }) => pin.unpinProduct(deps, caller, params.id),
  listPins: ({ caller, query }) => pin.listPins(deps, caller, query),
  pinCalendar: ({ caller, query }) => pin.pinCalendar(deps, caller, query.month),
});
