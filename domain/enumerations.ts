/**
 * The closed lists of the marketplace, spelled as spec P9.3 and M9 spell them.
 * They are data: "IOS", "carkat" and "dook" are stored values and stay as they are.
 */

import { fill } from './fill.ts';

/** Main markets of a company. */
export const MAIN_MARKETS = [
  { label: 'Global', value: 'Global' },
  { label: 'East Asia', value: 'East Asia' },
  { label: 'Southeast Asia', value: 'Southeast Asia' },
  { label: 'North America', value: 'North America' },
  { label: 'South America', value: 'South America' },
  // Label and value differ in the specification: show the label, store the value.
  { label: 'West Europe', value: 'East Europe' },
  { label: 'Australia/New Zealand', value: 'Australia/New Zealand' },
  { label: 'Mid-East/Africa', value: 'Mid-East/Africa' },
] as const;

type ValuesOf<T extends readonly { value: string }[]> = { -readonly [I in keyof T]: T[I]['value'] };

/** The stored values of MAIN_MARKETS, in the same order. */
export const MAIN_MARKET_VALUES = MAIN_MARKETS.map(({ value }) => value) as ValuesOf<typeof MAIN_MARKETS>;
export type MainMarket = (typeof MAIN_MARKET_VALUES)[number];

export const BUSINESS_TYPES = [
  'Supplier',
  'OEM manufacture',
  'ODM manufacture',
  'Dealer',
  'Trading company/Agent',
] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

/** How many work for a company. */
export const WORKERS = ['1-10', '11-50', '51-100', '101-200', '201-500', '501-1000', '1001+'] as const;
export type Workers = (typeof WORKERS)[number];

/** What a company sells in a year, in millions of US dollars. */
export const ANNUAL_REVENUES = ['<1', '1-2.5', '2.5-5', '5-10', '10-50', '50-100', '>100'] as const;
export type AnnualRevenue = (typeof ANNUAL_REVENUES)[number];

export const PAYMENT_TERMS = ['L/C', 'T/T', 'D/P', 'D/A', 'O/A'] as const;

/** The specification writes "IOS" once for the eleven standards it stands before; from "CE" on the list is ours. */
export const CERTIFICATIONS = [
  'IOS 9000',
  'IOS 9001',
  'IOS 9002',
  'IOS 9003',
  'IOS 9004',
  'IOS 10004',
  'IOS 14001',
  'IOS 45001',
  'IOS 20000',
  'IOS 22000',
  'IOS 27001',
  'IATF 16949',
  'CE',
  'RoHS',
  'REACH',
  'FCC',
  'FDA',
  'LFGB',
  'UL',
  'GS',
  'BSCI',
  'GOTS',
  'FSC',
  'HACCP',
  'GMP',
  'OEKO-TEX',
] as const;

const MISSPELT = /\bIOS (9000|9001|9002|9003|9004|10004|14001|45001|20000|22000|27001)\b/g;

/** Standards that ISO has withdrawn: they became a part of ISO 9001 in 2000. */
const WITHDRAWN = ['9002', '9003'];

/**
 * A text with the names of certifications as pages show them: "ISO 9001" for the stored "IOS 9001" (decision 25).
 * `withdrawn` is what one that is withdrawn is called, with its `{name}`.
 */
export const withCertificationNames = (text: string, withdrawn: string): string =>
  text.replace(MISSPELT, (_, number: string) =>
    WITHDRAWN.includes(number) ? fill(withdrawn, { name: `ISO ${number}` }) : `ISO ${number}`,
  );

/** Units of sale: the first list, then the two that only the second list has. */
export const UNITS = [
  'unit',
  'set',
  'piece',
  'sheet',
  'stick',
  'roll',
  'pair',
  'ration',
  'link',
  'ream',
  'box',
  'batch',
  'can',
  'jar',
  'barrel',
  'bundle',
  'bag',
  'basket',
  'dozen',
  'dook',
  'copy',
  'grain',
  'bottle',
  'disk',
  'kwh',
  'gram',
  'kg',
  'mt',
  'ton',
  'long ton',
  'short ton',
  'lb',
  'pound',
  'carkat',
  'yard',
  'square yard',
  'milliliter',
  'liter',
  'litre',
  'kilolitre',
  'uk gallon',
  'us gallon',
  'meter',
  'km',
  'square meter',
  'inch',
  'foot',
  'square foot',
  'cubic foot',
  'vehicle',
  'terrace',
] as const;
export type Unit = (typeof UNITS)[number];

/** US dollar and Chinese yuan. */
export const CURRENCIES = ['$', '¥'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Delivery terms a product or a quotation may offer (decision 23). */
export const INCOTERMS = ['EXW', 'FOB', 'CFR', 'CIF', 'DAP', 'DDP'] as const;
export type Incoterm = (typeof INCOTERMS)[number];

/** Templates a shop and its product pages render with. */
export const TEMPLATES = ['default', 'vip'] as const;
export type Template = (typeof TEMPLATES)[number];

export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What an uploaded file is for (Spec M7.7, decision 23). */
export const UPLOAD_PURPOSES = {
  productImage: 1,
  businessLicence: 2,
  companyImage: 3,
  feedback: 4,
  album: 5,
  attachment: 6,
  video: 7,
  document: 8,
  companyPhoto: 9,
} as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[keyof typeof UPLOAD_PURPOSES];

/** What counts against the storage of a company: what it publishes or keeps. */
export const STORED_PURPOSES = [
  UPLOAD_PURPOSES.productImage,
  UPLOAD_PURPOSES.companyImage,
  UPLOAD_PURPOSES.album,
  UPLOAD_PURPOSES.video,
  UPLOAD_PURPOSES.document,
  UPLOAD_PURPOSES.companyPhoto,
] as const;

/** Keys of the 22 prohibited product categories (Spec P9.7); their names are in the locales. */
export const PROHIBITED_CATEGORIES = [
  'counterfeit_goods',
  'ip_infringement',
  'virtual_or_digital_goods',
  'alcohol_tobacco_and_illegal_drugs',
  'hazardous_chemicals',
  'piercing_and_tattoo_guns',
  'live_animals_and_human_organs',
  'organic_matter',
  'pornography',
  'weapons',
  'recalled_toys',
  'hate_crimes',
  'obscure_products',
  'false_advertising',
  'illegal_electronics_and_software',
  'illegal_services',
  'unauthorized_media',
  'flammable_and_explosive_items',
  'financial_products',
  'currency_or_fake_currency',
  'archaeological_finds',
  'other_export_prohibited_products',
] as const;
