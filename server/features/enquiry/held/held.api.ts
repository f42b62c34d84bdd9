/** Routes of the queue of held enquiries (decision 27). */
import type { heldEnquiryRoutes } from '../../../../contract/deal/held-enquiry.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Handlers } from '../../../platform/http/http.ts';
import { decideEach } from '../../review/review.ts';
import * as held from './held.ts';

export const heldEnquiryApi = (deps: Deps): Handlers<typeof heldEnquiryRoutes> => ({
  listHeldEnquiries: ({ query }) => held.listHeldEnquiries(deps, query.state, query),
  countHeldEnquiries: () => held.countHeldEnquiries(deps),
  releaseHeldEnquiry: ({ caller, params }) => held.releaseHeldEnquiry(deps, caller, params.id),
  decideHeldEnquiries: ({ caller, body }) => {
    const decide = body.release ? held.releaseHeldEnquiry : held.refuseHeldEnquiry;
    return decideEach(
      body.ids.map((id) => ({ id })),
      ({ id }) => decide(deps, caller, id),
    );
  },
  refuseHeldEnquiry: ({ caller, params }) => held.refuseHeldEnquiry(deps, caller, params.id),
});
