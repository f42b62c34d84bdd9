/** Companies and people as staff looks at them: found, and each on a page of its own (decision 37). */
import * as z from 'zod';
import { REPORT_REASONS } from '../../domain/report.ts';
import { certificationQuestion } from '../company/certification.ts';
import { publicCompany } from '../company/company.ts';
import { text } from '../schema/field.ts';
import { numeric } from '../schema/numeric.ts';
import { idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';
import { accountStatus, certificationStatus, productStatus } from '../schema/states.ts';
import { auditLine } from './audit.ts';

const kw = z.string().trim().max(100).default('');
const tier = z.enum(['silver', 'vip', 'diamond']);

/** A ban that stands: why, since when, and who did it. */
const ban = z.object({ note: z.string(), at: z.string(), by: z.string().nullable() });

const foundCompany = z.object({
  id: z.int(),
  name: z.string(),
  domain: z.string().nullable(),
  type: z.int(),
  certification: certificationStatus,
  tier: tier.nullable(),
  owner: z.object({ id: z.int(), name: z.string(), email: z.string(), status: accountStatus }),
  created_at: z.string(),
});
export type FoundCompany = z.infer<typeof foundCompany>;

const submission = z.object({
  id: z.int(),
  name: z.string(),
  status: z.int(),
  licence: z.string(),
  number: z.string().nullable(),
  authority: z.string().nullable(),
  issued_on: z.string().nullable(),
  expires_on: z.string().nullable(),
  reasons: z.array(z.string()),
  note: z.string(),
  submitted_at: z.string(),
  decided_at: z.string().nullable(),
  withdrawn_at: z.string().nullable(),
  asked_at: z.string().nullable(),
});
export type Submission = z.infer<typeof submission>;

const companyFile = z.object({
  profile: publicCompany,
  registered_at: z.string(),
  certification: certificationStatus,
  visible: z.boolean(),
  tier: tier.nullable(),
  owner: z.object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    mobile: z.string().nullable(),
    status: accountStatus,
    ban: ban.nullable(),
  }),
  submissions: z.array(submission),
  /** Of a submission that waits, or was decided last. */
  questions: z.array(certificationQuestion),
  products: z.array(z.object({ status: productStatus, count: z.int() })),
  /** Domains of before that lead to the shop. */
  former_domains: z.array(z.object({ domain: z.string(), until: z.string() })),
});
export type CompanyFile = z.infer<typeof companyFile>;

const productLine = z.object({
  id: z.int(),
  title: z.string(),
  status: productStatus,
  image: z.string().nullable(),
  reasons: z.array(z.string()),
  note: z.string(),
  updated_at: z.string(),
});
const reportLine = z.object({
  id: z.int(),
  target: z.enum(['company', 'product']),
  title: z.string(),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  status: z.int(),
  created_at: z.string(),
});
const note = z.object({ id: z.int(), note: z.string(), author: z.string(), at: z.string() });

const person = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  mobile: z.string().nullable(),
  mobile_verified: z.boolean(),
  role: z.enum(['member', 'reviewer', 'operator', 'administrator']),
  status: accountStatus,
  language: z.enum(['en', 'zh']),
  created_at: z.string(),
  login_at: z.string().nullable(),
  /** Since when there is a second factor. */
  totp_since: z.string().nullable(),
  company: z
    .object({
      id: z.int(),
      name: z.string(),
      type: z.int(),
      certification: certificationStatus,
      tier: tier.nullable(),
    })
    .nullable(),
  ban: ban.nullable(),
  /** Whether the caller may ban it or lift its ban, and end its sessions. */
  may_act: z.boolean(),
});
export type Person = z.infer<typeof person>;

const session = z.object({
  id: z.string(),
  browser: z.string(),
  address: z.string(),
  created_at: z.string(),
  seen_at: z.string(),
});
const logQuery = z.object({
  ...pageQuery,
  /** `own`: what the account did; `staff`: what staff did to it, its company and what is of it. */
  by: z.enum(['own', 'staff']).default('staff'),
});

export const peopleRoutes = {
  listCompanies: route('GET', '/review/companies', 'reviewer', {
    summary:
      'Companies by letters of name, e-mail or domain, by number, mobile or number of the licence; newest first. At most 1,000 of a search are counted.',
    query: z.object({
      ...pageQuery,
      kw,
      certification: numeric(certificationStatus).optional(),
      tier: z.enum(['silver', 'vip', 'diamond', 'none']).optional(),
      type: numeric(z.literal([1, 2])).optional(),
    }),
    reply: paged(foundCompany),
  }),
  getCompanyFile: route('GET', '/review/companies/:id', 'reviewer', {
    summary:
      'A company as its shop shows it, visible or not, with its account, certifications and products by state.',
    params: idParams,
    reply: companyFile,
  }),
  listProductsOfCompany: route('GET', '/review/companies/:id/products', 'reviewer', {
    summary: 'Products of a company in one state, or in all, last changed first.',
    params: idParams,
    query: z.object({ ...pageQuery, status: numeric(productStatus).optional() }),
    reply: paged(productLine),
  }),
  listReportsOfCompany: route('GET', '/review/companies/:id/reports', 'reviewer', {
    summary: 'Reports of a company and its products, newest first.',
    params: idParams,
    query: z.object(pageQuery),
    reply: paged(reportLine),
  }),
  getPerson: route('GET', '/review/users/:id', 'operator', {
    summary: 'An account: its contact, company, second factor and ban.',
    params: idParams,
    reply: person,
  }),
  listLogOfUser: route('GET', '/review/users/:id/log', 'operator', {
    summary: 'What an account did, or what staff did to it, its company and what is of it, newest first.',
    params: idParams,
    query: logQuery,
    reply: paged(auditLine),
  }),
  listSessionsOfUser: route('GET', '/review/users/:id/sessions', 'operator', {
    summary: 'Where an account is signed in, last seen first.',
    params: idParams,
    reply: z.object({ items: z.array(session) }),
  }),
  endSessionOfUser: route('DELETE', '/review/users/:id/sessions/:session', 'operator', {
    summary: 'End one session of an account; not of staff of the own rank or above.',
    params: idParams.extend({ session: z.uuid().max(36) }),
    reply: nothing,
  }),
  endSessionsOfUser: route('DELETE', '/review/users/:id/sessions', 'operator', {
    summary: 'End all sessions of an account; not of staff of the own rank or above.',
    params: idParams,
    reply: nothing,
  }),
  resetTotpOfUser: route('DELETE', '/review/users/:id/totp', 'administrator', {
    summary:
      'Take the second factor of an account away, which is told by mail; its sessions end. 409 when it has none.',
    params: idParams,
    reply: nothing,
  }),
  listNotesOfUser: route('GET', '/review/users/:id/notes', 'reviewer', {
    summary: 'Notes of staff about an account and its company, newest first.',
    params: idParams,
    query: z.object(pageQuery),
    reply: paged(note),
  }),
  addNoteOfUser: route('POST', '/review/users/:id/notes', 'reviewer', {
    creates: true,
    summary: 'Write a note about an account and its company, for staff alone.',
    params: idParams,
    body: z.object({ note: text(2000) }),
    reply: nothing,
  }),
};
