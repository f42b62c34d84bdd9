/** Enterprise certification: the submission and its review (spec M2.15, M4.2; decision 23). */
import * as z from 'zod';
import { CERTIFICATION_REJECT_REASONS } from '../../domain/company/certification.ts';
import { approval, reasonsOf, rejection } from '../schema/decision.ts';
import { asciiText, text } from '../schema/field.ts';
import { evidence } from '../schema/finding.ts';
import { idParams, nothing } from '../schema/page.ts';
import { queueEntry } from '../schema/review.ts';
import { route } from '../schema/route.ts';

/** What a reviewer reads from the licence and confirms; empty where it says nothing, or where nobody has read it yet. */
const licenceFacts = z.object({
  number: z.string().nullable(),
  authority: z.string().nullable(),
  issued_on: z.string().nullable(),
  expires_on: z.string().nullable(),
});
const optionalDay = z
  .union([z.literal(''), z.iso.date()])
  .default('')
  .meta({ maxLength: 10 });
export const confirmedFacts = z.object({
  number: text(50, 0).default(''),
  authority: text(100, 0).default(''),
  issued_on: optionalDay,
  expires_on: optionalDay,
});

/** One more document that was asked for; `document` is its address once it came. */
export const certificationQuestion = z.object({
  note: z.string(),
  asked_at: z.string(),
  document: z.string().nullable(),
  answered_at: z.string().nullable(),
});

/** A submission beside the profile it must match, with the earlier ones. */
export const certificationReviewView = queueEntry.extend({
  company_name: z.string(),
  license: z.string(),
  profile: z.object({
    name: z.string(),
    domain: z.string().nullable(),
    desc: z.string(),
    category: z.object({ name: z.string(), name_zh: z.string() }),
    location: z.object({ name: z.string(), name_zh: z.string() }),
    main_products: z.array(z.string()),
    contact_address: z.string(),
    registered_at: z.string(),
  }),
  evidence,
  /** It waits for a document of the company since then. */
  asked_at: z.string().nullable(),
  questions: z.array(certificationQuestion),
  facts: licenceFacts,
  history: z.array(
    z.object({ status: z.int(), reasons: z.array(z.string()), at: z.string(), withdrawn: z.boolean() }),
  ),
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
  answerCertificationQuestion: route('POST', '/session/company/license/document', 'supplier', {
    summary:
      'Send the document that the reviewer asks for (purpose 2): the submission waits for its review again. 409 while none is asked for.',
    body: z.object({ document: licence }),
    reply: nothing,
  }),
  getCertificationCase: route('GET', '/review/certifications/:id', 'reviewer', {
    summary: 'A submission for certification beside the company profile.',
    params: idParams,
    reply: certificationReviewView,
  }),
  decideCertification: route('POST', '/review/certifications/:id', 'reviewer', {
    summary:
      'Approve or reject a certification. An approval may confirm what the licence says; its last day is after the day of issue and not over.',
    params: idParams,
    body: z.discriminatedUnion('approve', [
      approval.extend({ facts: confirmedFacts.prefault({}) }),
      rejection(CERTIFICATION_REJECT_REASONS),
    ]),
    reply: nothing,
  }),
  askCertificationDocument: route('POST', '/review/certifications/:id/question', 'reviewer', {
    summary:
      'Ask the company for one more document: it is told with the note, and the submission waits for it, not for a reviewer.',
    params: idParams,
    body: z.object({ note: text(500) }),
    reply: nothing,
  }),
  setCertificationFacts: route('PUT', '/review/certifications/:id/facts', 'operator', {
    summary: 'Enter what the licence of an approved certification says.',
    params: idParams,
    body: confirmedFacts,
    reply: nothing,
  }),
  withdrawCertification: route('POST', '/review/companies/:id/certification/withdraw', 'operator', {
    summary:
      'Take the certification of a company back: its shop and products leave the site, and a submission that waits is refused with the same reasons.',
    params: idParams,
    body: z.object({ reasons: reasonsOf(CERTIFICATION_REJECT_REASONS), note: text(500, 0).default('') }),
    reply: nothing,
  }),
};
