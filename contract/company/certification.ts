/** Enterprise certification: the submission and its review (spec M2.15, M4.2; decision 23). */
import * as z from 'zod';
import { CERTIFICATION_REJECT_REASONS } from '../../domain/company/certification.ts';
import { approval, rejection } from '../schema/decision.ts';
import { asciiText } from '../schema/field.ts';
import { idParams, nothing } from '../schema/page.ts';
import { queueEntry } from '../schema/review.ts';
import { route } from '../schema/route.ts';

/** A submission beside the profile it must match, with the earlier ones. */
export const certificationReviewView = queueEntry.extend({
  company_name: z.string(),
  license: z.string(),
  profile: z.object({
    name: z.string(),
    domain: z.string().nullable(),
    desc: z.string(),
    category: z.string(),
    location: z.string(),
    main_products: z.array(z.string()),
    contact_address: z.string(),
    registered_at: z.string(),
  }),
  history: z.array(z.object({ status: z.int(), reasons: z.array(z.string()), at: z.string() })),
});
export type CertificationReviewView = z.infer<typeof certificationReviewView>;

const licence = z.union(
  [
    z.int('licence_required').positive('licence_required'),
    z.string('licence_required').trim().min(1, 'licence_required').max(200, 'licence_required'),
  ],
  'licence_required',
);

export const certificationRoutes = {
  submitLicense: route('POST', '/session/company/license', 'supplier', {
    creates: true,
    summary:
      'Submit the company for certification: license is the url or the id of an uploaded file (purpose 2), as the upload answered.',
    body: z.object({ license: licence, name: asciiText(50) }),
    reply: nothing,
  }),
  getCertificationCase: route('GET', '/review/certifications/:id', 'reviewer', {
    summary: 'A submission for certification beside the company profile.',
    params: idParams,
    reply: certificationReviewView,
  }),
  decideCertification: route('POST', '/review/certifications/:id', 'reviewer', {
    summary: 'Approve or reject a certification.',
    params: idParams,
    body: z.discriminatedUnion('approve', [approval, rejection(CERTIFICATION_REJECT_REASONS)]),
    reply: nothing,
  }),
};
