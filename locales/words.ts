/** The words of the public sites in both languages; zh is complete by type. */
import type { Language } from '../contract/schema/error.ts';
import { common as commonEn } from './en/common.ts';
import { compare as compareEn } from './en/compare.ts';
import { confirm as confirmEn } from './en/confirm.ts';
import { enquiry as enquiryEn } from './en/enquiry.ts';
import { failures as failuresEn } from './en/failures.ts';
import { guide as guideEn } from './en/guide.ts';
import { help as helpEn } from './en/help.ts';
import { home as homeEn } from './en/home.ts';
import { lead as leadEn } from './en/lead.ts';
import { marketing as marketingEn } from './en/marketing.ts';
import { numbers as numbersEn } from './en/numbers.ts';
import { price as priceEn } from './en/price.ts';
import { product as productEn } from './en/product.ts';
import { proof as proofEn } from './en/proof.ts';
import { report as reportEn } from './en/report.ts';
import { request as requestEn } from './en/request.ts';
import { saved as savedEn } from './en/saved.ts';
import { search as searchEn } from './en/search.ts';
import { shop as shopEn } from './en/shop.ts';
import { sitemap as sitemapEn } from './en/sitemap.ts';
import { storefront as storefrontEn } from './en/storefront.ts';
import { values as valuesEn } from './en/values.ts';
import { viewed as viewedEn } from './en/viewed.ts';
import { common as commonZh } from './zh/common.ts';
import { compare as compareZh } from './zh/compare.ts';
import { confirm as confirmZh } from './zh/confirm.ts';
import { enquiry as enquiryZh } from './zh/enquiry.ts';
import { failures as failuresZh } from './zh/failures.ts';
import { guide as guideZh } from './zh/guide.ts';
import { help as helpZh } from './zh/help.ts';
import { home as homeZh } from './zh/home.ts';
import { lead as leadZh } from './zh/lead.ts';
import { marketing as marketingZh } from './zh/marketing.ts';
import { numbers as numbersZh } from './zh/numbers.ts';
import { price as priceZh } from './zh/price.ts';
import { product as productZh } from './zh/product.ts';
import { proof as proofZh } from './zh/proof.ts';
import { report as reportZh } from './zh/report.ts';
import { request as requestZh } from './zh/request.ts';
import { saved as savedZh } from './zh/saved.ts';
import { search as searchZh } from './zh/search.ts';
import { shop as shopZh } from './zh/shop.ts';
import { sitemap as sitemapZh } from './zh/sitemap.ts';
import { storefront as storefrontZh } from './zh/storefront.ts';
import { values as valuesZh } from './zh/values.ts';
import { viewed as viewedZh } from './zh/viewed.ts';

const en = {
  common: commonEn,
  home: homeEn,
  storefront: storefrontEn,
  product: productEn,
  compare: compareEn,
  enquiry: enquiryEn,
  shop: shopEn,
  price: priceEn,
  numbers: numbersEn,
  search: searchEn,
  saved: savedEn,
  lead: leadEn,
  proof: proofEn,
  report: reportEn,
  request: requestEn,
  marketing: marketingEn,
  guide: guideEn,
  help: helpEn,
  sitemap: sitemapEn,
  confirm: confirmEn,
  failures: failuresEn,
  values: valuesEn,
  viewed: viewedEn,
};
export type Words = typeof en;

const zh: Words = {
  common: commonZh,
  home: homeZh,
  storefront: storefrontZh,
  product: productZh,
  compare: compareZh,
  enquiry: enquiryZh,
  shop: shopZh,
  price: priceZh,
  numbers: numbersZh,
  search: searchZh,
  saved: savedZh,
  lead: leadZh,
  proof: proofZh,
  report: reportZh,
  request: requestZh,
  marketing: marketingZh,
  guide: guideZh,
  help: helpZh,
  sitemap: sitemapZh,
  confirm: confirmZh,
  failures: failuresZh,
  values: valuesZh,
  viewed: viewedZh,
};

export const WORDS: Record<Language, Words> = { en, zh };
