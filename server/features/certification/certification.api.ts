import type { certificationRoutes } from '../../../contract/company/certification.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Handlers } from '../../platform/http/http.ts';
import { decideClaimed, requireCovered } from '../review/review.ts';
import * as certification from './certification.ts';
import { answerQuestion, askForDocument } from './question.ts';
import { setFacts, withdrawCertification } from './withdraw.ts';

export const certificationApi = (deps: Deps): Handlers<typeof certificationRoutes> => ({
  async submitLicense({ caller, body }) {
    await certification.submitLicense(deps, caller, body);
    return null;
  },
  async answerCertificationQuestion({ caller, body }) {
    await answerQuestion(deps, caller, body.document);
    return null;
  },
  getCertificationCase: async ({ caller, params }) => {
    await requireCovered(deps, caller, 'certification', params.id);
    return certification.certificationReviewView(deps, params.id);
  },
  decideCertification: ({ caller, params: { id }, body }) =>
    decideClaimed(deps, caller, 'certification', id, () =>
      certification.decideCertification(deps, caller, id, body),
    ),
  askCertificationDocument: ({ caller, params: { id }, body }) =>
    decideClaimed(deps, caller, 'certification', id, () => askForDocument(deps, caller, id, body.note)),
  async setCertificationFacts({ caller, params, body }) {
    await setFacts(deps, caller, params.id, body);
    return null;
  },
  async withdrawCertification({ caller, params, body }) {
    await withdrawCertification(deps, caller, params.id, body);
    return null;
  },
});
