import type { CompanyFact, CompanyPart } from '../../../domain/company/company-change.ts';
import { companyFields } from '../backoffice/company-fields.ts';

/** The queue of what certified companies changed in their profile. */
export const consoleCompanyChange = {
  company: 'Company',
  changed: 'What changed',
  created: 'Waiting since',
  seen: 'Seen',
  see: 'Mark as seen',
  seeSelected: 'Mark selected as seen',
  before: 'before',
  after: 'now',
  empty: 'No changes to look at',
  parts: {
    basic: 'Basic information',
    detail: 'Detailed information',
    contact: 'Contact information',
    banner: 'Banners',
    photos: 'Photos',
    look: 'Headline and colour',
    category: 'Main category',
    domain: 'Shop domain',
  } satisfies Record<CompanyPart, string> as Record<CompanyPart, string>,
  facts: {
    ...companyFields,
    logo: 'Logo',
    desc: 'Description',
    factory_size: 'Factory size',
    annual_revenue: 'Annual revenue (million USD)',
    banner: 'Banners',
    photos: 'Photos',
    headline: 'Headline',
    accent: 'Accent colour',
    cate: 'Main category',
    domain: 'Shop domain',
  } satisfies Record<CompanyFact, string> as Record<CompanyFact, string>,
};
