/** The legal documents in both languages (spec P2.16, P5.4, P9.7). Only server-rendered pages import them. */

import type { LegalDocument } from '../contract/pages.ts';
import type { Language } from '../contract/schema/error.ts';
import { disclaimer as disclaimerEn } from './en/legal/disclaimer.ts';
import type { LegalText } from './en/legal/legal-text.ts';
import { privacyPolicy as privacyPolicyEn } from './en/legal/privacy-policy.ts';
import { prohibitedCategory as prohibitedCategoryEn } from './en/legal/prohibited-category.ts';
import { standardOfImages as standardOfImagesEn } from './en/legal/standard-of-images.ts';
import { standardOfProductPublishment as standardOfProductPublishmentEn } from './en/legal/standard-of-product-publishment.ts';
import { termsAndConditions as termsAndConditionsEn } from './en/legal/terms-and-conditions.ts';
import { disclaimer as disclaimerZh } from './zh/legal/disclaimer.ts';
import { privacyPolicy as privacyPolicyZh } from './zh/legal/privacy-policy.ts';
import { prohibitedCategory as prohibitedCategoryZh } from './zh/legal/prohibited-category.ts';
import { standardOfImages as standardOfImagesZh } from './zh/legal/standard-of-images.ts';
import { standardOfProductPublishment as standardOfProductPublishmentZh } from './zh/legal/standard-of-product-publishment.ts';
import { termsAndConditions as termsAndConditionsZh } from './zh/legal/terms-and-conditions.ts';

export const LEGAL_TEXTS: Record<Language, Record<LegalDocument, LegalText>> = {
  en: {
    'terms-and-conditions': termsAndConditionsEn,
    disclaimer: disclaimerEn,
    'privacy-policy': privacyPolicyEn,
    'prohibited-category': prohibitedCategoryEn,
    'standard-of-product-publishment': standardOfProductPublishmentEn,
    'standard-of-images': standardOfImagesEn,
  },
  zh: {
    'terms-and-conditions': termsAndConditionsZh,
    disclaimer: disclaimerZh,
    'privacy-policy': privacyPolicyZh,
    'prohibited-category': prohibitedCategoryZh,
    'standard-of-product-publishment': standardOfProductPublishmentZh,
    'standard-of-images': standardOfImagesZh,
  },
};
