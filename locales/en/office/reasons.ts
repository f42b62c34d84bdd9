import { CERTIFICATION_REJECT_REASONS } from '../../../domain/company/certification.ts';
import { PURCHASE_REJECT_REASONS } from '../../../domain/deal/purchase-audit.ts';
import type { BusinessType, MainMarket, Unit } from '../../../domain/enumerations.ts';
import { BUSINESS_TYPES, MAIN_MARKETS, UNITS } from '../../../domain/enumerations.ts';
import { PRODUCT_REJECT_REASONS } from '../../../domain/product/product-review.ts';
import { SHOP_REJECT_REASONS } from '../../../domain/shop/shop-content.ts';
import { reasonsNamed, reviewReasons } from '../backoffice/review-reasons.ts';
import { annualRevenues } from '../product/annual-revenues.ts';

/** Names of stored values: reasons of a review, markets, business types, units. */
export const officeReasons = {
  review: reviewReasons,
  product: reasonsNamed(PRODUCT_REJECT_REASONS, reviewReasons),
  certification: reasonsNamed(CERTIFICATION_REJECT_REASONS, reviewReasons),
  purchase: reasonsNamed(PURCHASE_REJECT_REASONS, reviewReasons),
  shop: reasonsNamed(SHOP_REJECT_REASONS, reviewReasons),
  markets: Object.fromEntries(MAIN_MARKETS.map(({ label, value }) => [value, label])) as Record<
    MainMarket,
    string
  >,
  businessTypes: Object.fromEntries(BUSINESS_TYPES.map((type) => [type, type])) as Record<
    BusinessType,
    string
  >,
  annualRevenues,
  units: Object.fromEntries(UNITS.map((unit) => [unit, unit])) as Record<Unit, string>,
};
export type OfficeReasonsWords = typeof officeReasons;
