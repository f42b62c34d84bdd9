/** The sizes of a picture. No zod here: islands need them too, and it would come along. */

/** Widths in pixels in which the server makes an image; anything else is not found. */
export const IMAGE_WIDTHS = [120, 240, 360, 480, 750, 1080, 1600] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export type ImageFormat = 'avif' | 'webp';

/** `/files/{key}.webp` in another width or format: `/files/{key}-{width}.{format}`. */
export const imageUrl = (url: string, width: ImageWidth, format: ImageFormat): string =>
  url.replace(/\.webp$/, `-${width}.${format}`);
