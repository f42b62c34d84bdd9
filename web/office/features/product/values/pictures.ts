import { UPLOAD_PURPOSES } from '../../../../../domain/enumerations.ts';
import { PRODUCT_LIMITS } from '../../../../../domain/product/product.ts';
import { PHOTO_TYPES } from '../../../../backoffice/upload/queue/use-upload-queue.ts';

/** What may be uploaded for a product, as one of its images or into its description. */
export const PICTURES = {
  purpose: UPLOAD_PURPOSES.productImage,
  limits: {
    types: PHOTO_TYPES,
    side: PRODUCT_LIMITS.imageSide.least,
  },
} as const;
