import type { CertificationRejectReason } from '../../../domain/company/certification.ts';
import type { PurchaseRejectReason } from '../../../domain/deal/purchase-audit.ts';
import type { ProductRejectReason } from '../../../domain/product/product-review.ts';
import type { ShopRejectReason } from '../../../domain/shop/shop-content.ts';

export type ReviewReason =
  | ProductRejectReason
  | CertificationRejectReason
  | PurchaseRejectReason
  | ShopRejectReason;

/** The one name of a reason of a review, in lists, dashboard, messages, e-mails and console (decision 26). */
export const reviewReasons: Record<ReviewReason, string> = {
  wrong_category: 'Wrong category',
  prohibited: 'Prohibited goods or content',
  image_contact: 'Contact information in an image',
  image_content_free: 'Image without content',
  image_quality: 'Image quality too low',
  title_quality: 'Title unclear or stuffed with keywords',
  description_quality: 'Description incomplete or unclear',
  price_implausible: 'Price not plausible',
  ip_infringement: 'Infringement of intellectual property',
  certificate_missing: 'Required certificate missing',
  name_mismatch: 'Company name differs from the licence',
  licence_unreadable: 'Licence not readable',
  licence_incomplete: 'Licence incomplete',
  licence_expired: 'Licence expired',
  licence_not_authentic: 'Licence not authentic',
  not_a_licence: 'Not a business licence',
  business_scope: 'Business scope does not match',
  unspecific: 'Not clear what is needed',
  contact_in_text: 'Contact details in the text',
  not_a_request: 'Offers goods instead of asking for them',
  repeated: 'Posted before',
  implausible: 'Quantity or price not plausible',
  picture_quality: 'Picture quality too low',
  text_quality: 'Text unclear or careless',
  certificate_invalid: 'Certificate could not be confirmed',
  certificate_unreadable: 'Certificate not readable',
  video_content: 'Video shows something else or cannot be played',
  misleading: 'Misleading claims',
  other: 'Other',
};

/** The names of one kind of review, in the order of its list. */
export const reasonsNamed = <Reason extends ReviewReason>(
  list: readonly Reason[],
  names: Record<ReviewReason, string>,
) => Object.fromEntries(list.map((reason) => [reason, names[reason]])) as Record<Reason, string>;
