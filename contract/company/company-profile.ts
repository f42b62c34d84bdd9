/** The forms of the company profile, one per screen (spec M2.14, M2.17). */
import * as z from 'zod';
import {
  ANNUAL_REVENUES,
  BUSINESS_TYPES,
  CERTIFICATIONS,
  MAIN_MARKET_VALUES,
  PAYMENT_TERMS,
  WORKERS,
} from '../../domain/enumerations.ts';
import { isReadableAccent } from '../../domain/shop/accent.ts';
import { SHOP_CONTENT_LIMITS } from '../../domain/shop/shop-content.ts';
import { asciiText, choices, fileId, nameText, telephone, text } from '../schema/field.ts';
import { COLOUR } from '../schema/pattern.ts';

/** Ids from the root down. */
export const treePath = z.array(z.int().positive()).min(1, 'required').max(3);
export const mainProducts = z.array(asciiText(50)).min(1, 'required').max(10);

export const website = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(200)]).default('');
const optional = (most: number) => text(most, 0).default('');
const count = (least: number, most: number) => z.int().min(least).max(most).nullable().default(null);

export const companyBasic = z.object({
  name_zh: optional(100),
  desc: asciiText(2000),
  city: treePath,
  main_product: mainProducts,
  business_type: choices(BUSINESS_TYPES, 1),
  main_markets: choices(MAIN_MARKET_VALUES, 1),
  payment_type: choices(PAYMENT_TERMS).default([]),
  logo_id: fileId.nullable().default(null),
});

export const companyDetail = z.object({
  factory_location: optional(200),
  factory_area: count(1, 100_000_000),
  workers: z.enum(WORKERS).nullable().default(null),
  rd_staff: count(0, 1_000_000),
  quality_staff: count(0, 1_000_000),
  production_lines: count(0, 10_000),
  export_share: count(0, 100),
  annual_revenue: z.enum(ANNUAL_REVENUES).nullable().default(null),
  port: optional(100),
  provides: optional(500),
  year_established: z.int().min(1800).max(2100).nullable().default(null),
  certificates: choices(CERTIFICATIONS).default([]),
});

export const companyContact = z.object({
  name: nameText(50, 0).default(''),
  job_title: nameText(50, 0).default(''),
  address: text(200),
  telephone: telephone.default(''),
  mobile: telephone.default(''),
  fax: telephone.default(''),
  website,
  showroom: optional(200),
  avatar_id: fileId.nullable().default(null),
});

/** The company of a buyer. */
export const buyerFacts = z.object({
  name: nameText(50),
  country: z.int().positive(),
  website,
  contact_name: nameText(50, 0).default(''),
  job_title: nameText(50, 0).default(''),
  address: optional(200),
  telephone: telephone.default(''),
  mobile: telephone.default(''),
});

export const shopLook = z.object({
  accent: z
    .string()
    .max(7)
    .refine(isReadableAccent, 'accent_contrast')
    .transform((colour) => colour.toLowerCase())
    .meta({ pattern: COLOUR })
    .nullable()
    .default(null),
  headline: optional(SHOP_CONTENT_LIMITS.headline),
});
