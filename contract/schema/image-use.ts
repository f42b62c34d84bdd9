/** Where a stored picture is used (decision 23). */
import * as z from 'zod';

export const IMAGE_USES = [
  'product',
  'edit',
  'description',
  'logo',
  'avatar',
  'banner',
  'photo',
  'other',
] as const;

export const imageUse = z.object({
  kind: z.enum(IMAGE_USES),
  /** Of a product. */
  id: z.int().nullable(),
  title: z.string(),
});
export type ImageUse = z.infer<typeof imageUse>;

/** One picture that was to be deleted, and where it is shown. */
export const usedImage = z.object({
  id: z.int(),
  name: z.string(),
  used: z.int(),
  uses: z.array(imageUse),
});
export type UsedImage = z.infer<typeof usedImage>;
