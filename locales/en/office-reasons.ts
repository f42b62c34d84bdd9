import type { CertificationRejectReason } from '../../domain/certification.ts';
import type { BusinessType, MainMarket, Unit } from '../../domain/enumerations.ts';
import { BUSINESS_TYPES, MAIN_MARKETS, UNITS } from '../../domain/enumerations.ts';
import type { ProductRejectReason } from '../../domain/product-review.ts';
import type { PurchaseRejectReason } from '../../domain/purchase-audit.ts';
import type { ShopRejectReason } from '../../domain/shop-content.ts';
import { annualRevenues } from './annual-revenues.ts';

/** Names of stored values: reasons of a review, markets, business types, units. */
export const officeReasons = {
  product: {
    wrong_category: 'Wrong category',
    prohibited: 'Prohibited product',
    image_contact: 'Contact information in an image',
    image_content_free: 'Image without content',
    image_quality: 'Image quality too low',
    title_quality: 'Title unclear or stuffed with keywords',
    description_quality: 'Description incomplete or unclear',
    price_implausible: 'Price not plausible',
    ip_infringement: 'Infringement of intellectual property',
    certificate_missing: 'Required certificate missing',
    other: 'Other',
  } satisfies Record<ProductRejectReason, string> as Record<ProductRejectReason, string>,
  certification: {
    name_mismatch: 'Company name differs from the licence',
    licence_unreadable: 'Licence not readable',
    licence_incomplete: 'Licence incomplete',
    licence_expired: 'Licence expired',
    licence_not_authentic: 'Licence not authentic',
    not_a_licence: 'Not a business licence',
    business_scope: 'Business scope does not match',
    other: 'Other',
  } satisfies Record<CertificationRejectReason, string> as Record<CertificationRejectReason, string>,
  purchase: {
    wrong_category: 'Wrong category',
    unspecific: 'Not clear what is needed',
    contact_in_text: 'Contact details in the text',
    not_a_request: 'Offers goods instead of asking for them',
    repeated: 'Posted before',
    implausible: 'Quantity or price not plausible',
    prohibited: 'Prohibited goods or content',
    ip_infringement: 'Infringement of intellectual property',
    other: 'Other',
  } satisfies Record<PurchaseRejectReason, string> as Record<PurchaseRejectReason, string>,
  shop: {
    prohibited: 'Prohibited content',
    picture_quality: 'Picture quality too low',
    text_quality: 'Text unclear or careless',
    ip_infringement: 'Infringement of intellectual property',
    certificate_invalid: 'Certificate could not be confirmed',
    certificate_unreadable: 'Certificate not readable',
    video_content: 'Video shows something else or cannot be played',
    misleading: 'Misleading claims',
    other: 'Other',
  } satisfies Record<ShopRejectReason, string> as Record<ShopRejectReason, string>,
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
