import type { certificationRoutes } from '../../../contract/company/certification.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { decideClaimed } from '../review/review.ts';
import * as certification from './certification.ts';

export const certificationApi = (deps: Deps): Handlers<typeof certificationRoutes> => ({
  async submitLicense({ caller, body }) {
    await certification.submitLicense(deps, caller, body);
    return null;
  },
  getCertificationCase: ({ params }) => certification.certificationReviewView(deps, params.id),
  decideCertification: ({ caller, params: { id }, body }) =>
    decideClaimed(deps, caller, 'certification', id, () =>
      certification.decideCertification(deps, caller, id, body),
    ),
});
