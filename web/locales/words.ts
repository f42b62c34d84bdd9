/** The words of the public sites in both languages; zh is complete by type. */
import type { Language } from '../../contract/error.ts';
import { catalogue as catalogueEn } from './en/catalogue.ts';
import { common as commonEn } from './en/common.ts';
import { enquiry as enquiryEn } from './en/enquiry.ts';
import { failures as failuresEn } from './en/failures.ts';
import { home as homeEn } from './en/home.ts';
import { product as productEn } from './en/product.ts';
import { shop as shopEn } from './en/shop.ts';
import { values as valuesEn } from './en/values.ts';
import { catalogue as catalogueZh } from './zh/catalogue.ts';
import { common as commonZh } from './zh/common.ts';
import { enquiry as enquiryZh } from './zh/enquiry.ts';
import { failures as failuresZh } from './zh/failures.ts';
import { home as homeZh } from './zh/home.ts';
import { product as productZh } from './zh/product.ts';
import { shop as shopZh } from './zh/shop.ts';
import { values as valuesZh } from './zh/values.ts';

const en = {
  common: commonEn,
  home: homeEn,
  catalogue: catalogueEn,
  product: productEn,
  enquiry: enquiryEn,
  shop: shopEn,
  failures: failuresEn,
  values: valuesEn,
};
export type Words = typeof en;

const zh: Words = {
  common: commonZh,
  home: homeZh,
  catalogue: catalogueZh,
  product: productZh,
  enquiry: enquiryZh,
  shop: shopZh,
  failures: failuresZh,
  values: valuesZh,
};

export const WORDS: Record<Language, Words> = { en, zh };
