/** The preview of a product's page, for its seller only (decision 26). */
import * as z from 'zod';
import { TEMPLATES } from '../../domain/enumerations.ts';
import { route } from '../schema/route.ts';
import { MAX_CONTENT_BYTES } from './own-product.ts';
import { productDraft } from './product-content.ts';

export const productPreviewRoutes = {
  previewProduct: route('POST', '/session/products/preview', 'supplier', {
    scope: 'products:read',
    summary: 'The page of a draft as buyers would see it, without its script. Nothing is stored.',
    body: productDraft.extend({ template: z.enum(TEMPLATES).default('default') }),
    maxBytes: MAX_CONTENT_BYTES,
    perMinute: 120,
    reply: z.object({
      /** A whole document, of which nothing can be pressed. */
      html: z.string(),
    }),
  }),
};
