/**
 * Companies, their certification and their public profile (spec P3.2, P7.4; spec M2.5, M2.14–M2.16, M3.3, M3.4,
 * M7.2).
 */
import * as z from 'zod';
import {
  ANNUAL_REVENUES,
  BUSINESS_TYPES,
  MAIN_MARKET_VALUES,
  PAYMENT_TERMS,
} from '../../domain/enumerations.ts';
import { shopDomainProblem } from '../../domain/page/host.ts';
import { tokens } from '../account/auth.ts';
import { proof, response, templateDirectory } from '../schema/card.ts';
import {
  asciiText,
  changesOf,
  choices,
  fileId,
  missing,
  nameText,
  telephone,
  text,
} from '../schema/field.ts';
import { nothing } from '../schema/page.ts';
import { SHOP_DOMAIN } from '../schema/pattern.ts';
import { route } from '../schema/route.ts';
import { certificationStatus } from '../schema/states.ts';
import {
  buyerFacts,
  companyBasic,
  companyContact,
  companyDetail,
  mainProducts,
  shopLook,
  treePath,
  website,
} from './company-profile.ts';
import { decoration } from './shop.ts';

const group = z.object({ id: z.int(), name: z.string() });
const basicinformation = z.object({
  'Business Type': z.string(),
  'Company Name': z.string(),
  'Factory Location': z.string(),
  'Factory Size': z.string(),
  'Main Markets': z.string(),
  'Main Products': z.string(),
  'Number of Workers': z.string(),
  'Port of Shipment': z.string(),
  'We Provide': z.string(),
  'Year Established': z.string(),
});
/** Figures of the factory; null what was not told. */
const factory = z.object({
  /** Square metres. */
  area: z.int().nullable(),
  /** One of WORKERS; other words of before as they were told. */
  workers: z.string().nullable(),
  rd_staff: z.int().nullable(),
  quality_staff: z.int().nullable(),
  production_lines: z.int().nullable(),
  /** Percent. */
  export_share: z.int().nullable(),
  /** Millions of US dollars. */
  annual_revenue: z.enum(ANNUAL_REVENUES).nullable(),
});
const contact = z.object({
  Address: z.string(),
  Fax: z.string(),
  'Job Title': z.string(),
  Mobile: z.string(),
  Showroom: z.string(),
  Telephone: z.string(),
  WebSite: z.string(),
  avatar: z.string(),
  name: z.string(),
});

/** A shop as its visitors see it. */
export const publicCompany = z.object({
  id: z.int(),
  /** The account that owns the company. */
  uid: z.int(),
  type: z.int(),
  name: z.string(),
  /** The Chinese name; empty where there is none. */
  name_zh: z.string(),
  domain: z.string(),
  logo: z.string().nullable(),
  desc: z.string(),
  banners: z.array(z.string()),
  photos: z.array(z.string()),
  /** All pictures of the company: its photos in their order, its banners in theirs, then its logo. */
  images: z.array(z.string()),
  /** The first of them. */
  main_image: z.string().nullable(),
  templateDirectory,
  /** What the shop renders with; a member may choose either. */
  template: z.enum(['default', 'vip']),
  cate: z.array(z.int()),
  cate_names: z.array(z.string()),
  cate_names_zh: z.array(z.string()),
  /** Path of the first-level category, for the canonical shop URI. */
  root_path: z.string(),
  location_path: z.array(z.int()),
  location_name: z.array(z.string()),
  location_name_zh: z.array(z.string()),
  groups: z.array(group),
  decoration,
  basicinformation,
  factory,
  response,
  proof,
  contact,
});
export type PublicCompany = z.infer<typeof publicCompany>;

/** The company as its owner edits it. */
export const ownCompany = publicCompany.extend({
  domain: z.string().nullable(),
  root_path: z.string().nullable(),
  companyAuthStatus: certificationStatus,
  license: z.string().nullable(),
  rejectReasons: z.array(z.string()),
  reviewNote: z.string(),
  /** What the reviewer asks for before the certification goes on; null while nothing is asked. */
  documentAsked: z.object({ note: z.string(), asked_at: z.string() }).nullable(),
  /** What a reviewer has confirmed of the newest licence. */
  licenceFacts: z
    .object({
      number: z.string().nullable(),
      authority: z.string().nullable(),
      issued_on: z.string().nullable(),
      expires_on: z.string().nullable(),
    })
    .nullable(),
  city: z.array(z.int()),
  information: z.object({
    main_product: z.array(z.string()),
    business_type: z.array(z.string()),
    main_markets: z.array(z.string()),
    payment_type: z.array(z.string()),
    certificates: z.array(z.string()),
  }),
  logo_id: z.int().nullable(),
  banner_ids: z.array(z.int()),
  photo_ids: z.array(z.int()),
  avatar_id: z.int().nullable(),
  /** From when category and domain may be changed again; null where they may be now. */
  category_changeable_from: z.string().nullable(),
  domain_changeable_from: z.string().nullable(),
});
export type OwnCompany = z.infer<typeof ownCompany>;

/** Photos of a company. */
export const MAX_PHOTOS = 12;

export const shopDomain = z
  .string(missing('required'))
  .trim()
  .toLowerCase()
  .max(50, 'domain_unavailable')
  .superRefine((value, context) => {
    const problem = shopDomainProblem(value);
    if (problem)
      context.addIssue({
        code: 'custom',
        message: problem === 'too_short' ? 'domain_short' : 'domain_unavailable',
      });
  })
  .meta({ pattern: SHOP_DOMAIN });

/** What a supplier tells of itself; `cate` and `city` are paths of ids from the root down. */
export const supplierFacts = z.object({
  name: asciiText(50),
  domain: shopDomain,
  desc: asciiText(2000),
  cate: treePath,
  city: treePath,
  information: z.object({
    main_product: mainProducts,
    business_type: choices(BUSINESS_TYPES, 1),
    main_markets: choices(MAIN_MARKET_VALUES, 1),
    payment_type: choices(PAYMENT_TERMS).default([]),
  }),
  contact: z.object({
    address: text(200),
    fax: telephone.optional(),
    office_tel: telephone.optional(),
  }),
});
/** Supplier form of registration step 2. */
export const newSupplier = supplierFacts.extend({ type: z.literal(1).optional().default(1) });

/** Buyer form of step 2 ("Not a Chinese supplier?", decision 17): no domain, no category. */
export const newBuyer = z.object({
  type: z.literal(2),
  name: nameText(50),
  country: z.int().positive(),
  website,
});

export const companyRoutes = {
  createCompany: route('POST', '/companies', 'trader', {
    creates: true,
    summary:
      'Create the company of the caller: a supplier, or a buyer with type 2. Returns new tokens with its cid.',
    // without a type it is the specification's, a supplier's
    body: z.discriminatedUnion('type', [newBuyer, newSupplier]),
    reply: tokens,
    perMinute: 20,
  }),
  checkDomain: route('GET', '/companies/check/domain', 'guest', {
    summary: 'status true: the shop domain can be had.',
    query: z.object({ domain: z.string().max(100) }),
    reply: z.object({ status: z.boolean() }),
    perMinute: 60,
  }),
  companyByDomain: route('GET', '/companies/bydomain/:domain', 'guest', {
    summary: 'The company of a shop site. 404 unless certified and in good standing.',
    params: z.object({ domain: z.string().max(20) }),
    reply: publicCompany,
  }),
  getCompany: route('GET', '/session/company', 'member', {
    scope: 'company:read',
    summary: 'The company of the caller.',
    reply: ownCompany,
  }),
  setBuyerCompany: route('POST', '/session/company/buyer', 'member', {
    summary:
      'The company of a buyer: name, country, website, contact. What is left out stays; null or empty text empties. 409 for a supplier.',
    body: changesOf(buyerFacts),
    reply: nothing,
  }),
  becomeSupplier: route('POST', '/session/company/supplier', 'member', {
    summary:
      "Make a supplier of the caller's buyer company, which stays the same company. 409 when it is one.",
    body: supplierFacts,
    reply: nothing,
    perMinute: 20,
  }),
  setCompanyDomain: route('POST', '/session/company/domain', 'supplier', {
    summary:
      'Another shop domain. Free until certification, then once in 12 months; the old one leads to the new one for a year.',
    body: z.object({ domain: shopDomain }),
    reply: nothing,
    perMinute: 20,
  }),
  setCompanyCategory: route('POST', '/session/company/category', 'supplier', {
    summary: 'Another main category, as a path of ids. Free until certification, then once in 12 months.',
    body: z.object({ cate: treePath }),
    reply: nothing,
  }),
  setCompanyBasic: route('POST', '/session/company/basic', 'supplier', {
    summary:
      'Basic information: Chinese name, description, main products, markets, business types, logo. What is left out stays; null or empty text empties.',
    body: changesOf(companyBasic),
    reply: nothing,
  }),
  setCompanyDetail: route('POST', '/session/company/detail', 'supplier', {
    summary:
      'Detailed information: factory, workers, port, services, certifications. What is left out stays; null or empty text empties.',
    body: changesOf(companyDetail),
    reply: nothing,
  }),
  setCompanyContact: route('POST', '/session/company/contact', 'member', {
    summary: 'Contact information. What is left out stays; null or empty text empties.',
    body: changesOf(companyContact),
    reply: nothing,
  }),
  setCompanyBanner: route('POST', '/session/company/banner', 'supplier', {
    summary: 'Banners of the shop, in order: ids of uploaded images (purpose 3, or 5 of an album).',
    body: z.object({ banner: z.array(fileId).max(6) }),
    reply: nothing,
  }),
  setShopLook: route('POST', '/session/company/look', 'supplier', {
    summary:
      'Accent colour and headline of the shop. The colour, #rrggbb, must be readable: 4.5:1 with white and on paper. What is left out stays.',
    body: changesOf(shopLook),
    reply: nothing,
  }),
  setCompanyPhotos: route('POST', '/session/company/photos', 'supplier', {
    summary:
      'Photos of the company, the main one first: ids of uploaded images (purpose 9, or 5 of an album).',
    body: z.object({ photos: z.array(fileId).max(MAX_PHOTOS) }),
    reply: nothing,
  }),
  getQuota: route('GET', '/session/quota', 'member', {
    scope: 'company:read',
    summary: 'Limits and use. Storage as text such as "100M".',
    reply: z.object({
      limit: z.string(),
      used: z.string(),
      productUsed: z.int(),
      productLimit: z.int(),
      groupUsed: z.int(),
      groupLimited: z.int(),
      pinUsed: z.int(),
      pinLimit: z.int(),
      /** Storage in bytes. */
      bytesUsed: z.int(),
      bytesLimit: z.int(),
    }),
  }),
};
