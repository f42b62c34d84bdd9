/** The addresses of a picture in all its sizes, for server and browser. */
import { IMAGE_WIDTHS, type ImageFormat, imageUrl } from '../../../domain/picture/image.ts';

const MIN_OFFERED = 750;

/** A picture that has not come near, or never came: it shows nothing and has no sides of its own. */
export const BLANK = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=';

/** The largest width offered for a picture of this width. */
export const mostWidth = (width: number): number => Math.max(width, MIN_OFFERED);

export const srcSet = (src: string, format: ImageFormat, most: number): string =>
  IMAGE_WIDTHS.filter((width) => width <= most)
    .map((width) => `${imageUrl(src, width, format)} ${width}w`)
    .join(', ');
