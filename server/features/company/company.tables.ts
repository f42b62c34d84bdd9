import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { ACCOUNT_STATUS, type AccountStatus } from '../../../domain/account/account.ts';
import { CERTIFICATION_STATUS, type CertificationStatus } from '../../../domain/company/certification.ts';
import type { CompanyFacts, CompanyPart } from '../../../domain/company/company-change.ts';
import type { AnnualRevenue } from '../../../domain/enumerations.ts';

export const companies = pgTable('companies', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  ownerStatus: smallint('owner_status').$type<AccountStatus>().notNull().default(ACCOUNT_STATUS.normal),
  type: smallint('type').$type<1 | 2>().notNull(),
  name: text('name').notNull(),
  nameZh: text('name_zh'),
  domain: text('domain'),
  description: text('description').notNull().default(''),
  categoryId: integer('category_id'),
  addressId: integer('address_id').notNull(),
  countryId: integer('country_id').notNull(),
  logoFileId: bigint('logo_file_id', { mode: 'number' }),
  certification: smallint('certification')
    .$type<CertificationStatus>()
    .notNull()
    .default(CERTIFICATION_STATUS.none),
  tier: text('tier').$type<'silver' | 'vip' | 'diamond'>(),
  tierRank: smallint('tier_rank').notNull().generatedAlwaysAs(sql``),
  template: text('template').$type<'default' | 'vip'>().notNull().default('default'),
  /** `#rrggbb`. */
  accent: text('accent'),
  headline: text('headline').notNull().default(''),
  visible: boolean('visible').notNull().generatedAlwaysAs(sql``),
  businessTypes: text('business_types').array().notNull().default([]),
  mainMarkets: text('main_markets').array().notNull().default([]),
  mainProducts: text('main_products').array().notNull().default([]),
  paymentTerms: text('payment_terms').array().notNull().default([]),
  certificates: text('certificates').array().notNull().default([]),
  factoryLocation: text('factory_location'),
  /** Square metres. */
  factoryArea: integer('factory_area'),
  /** As it was told before the area was a number. */
  factorySize: text('factory_size'),
  workers: text('workers'),
  rdStaff: integer('rd_staff'),
  qualityStaff: integer('quality_staff'),
  productionLines: integer('production_lines'),
  /** Percent. */
  exportShare: smallint('export_share'),
  annualRevenue: text('annual_revenue').$type<AnnualRevenue>(),
  port: text('port'),
  provides: text('provides'),
  yearEstablished: smallint('year_established'),
  contactName: text('contact_name'),
  contactJob: text('contact_job'),
  contactAddress: text('contact_address'),
  contactTelephone: text('contact_telephone'),
  contactMobile: text('contact_mobile'),
  contactFax: text('contact_fax'),
  contactWebsite: text('contact_website'),
  contactShowroom: text('contact_showroom'),
  contactAvatarId: bigint('contact_avatar_id', { mode: 'number' }),
  categoryChangedAt: timestamp('category_changed_at', { withTimezone: true }),
  domainChangedAt: timestamp('domain_changed_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

export const companyBanners = pgTable(
  'company_banners',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    position: smallint('position').notNull(),
    fileId: bigint('file_id', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.position] })],
);

export const companyPhotos = pgTable(
  'company_photos',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    position: smallint('position').notNull(),
    fileId: bigint('file_id', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.position] })],
);

export const companyChanges = pgTable('company_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  part: text('part').$type<CompanyPart>().notNull(),
  before: jsonb('before').$type<CompanyFacts>().notNull(),
  after: jsonb('after').$type<CompanyFacts>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  seenBy: bigint('seen_by', { mode: 'number' }),
  seenAt: timestamp('seen_at', { withTimezone: true }),
  /** What the part had; null of a change from before it was kept. */
  restore: jsonb('restore').$type<{ columns: Record<string, unknown>; pictures: number[] }>(),
  refusedAt: timestamp('refused_at', { withTimezone: true }),
  refusal: text('refusal'),
});

export const companyChangeFiles = pgTable(
  'company_change_files',
  {
    changeId: bigint('change_id', { mode: 'number' }).notNull(),
    fileId: bigint('file_id', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.changeId, t.fileId] })],
);

export const formerDomains = pgTable('former_domains', {
  domain: text('domain').primaryKey(),
  companyId: bigint('company_id', { mode: 'number' }).notNull(),
  until: timestamp('until', { withTimezone: true }).notNull(),
});
