/** Picture sizes. Kept apart from the contract, so that the browser does not load its schemas. */

/** Widths in pixels in which the server makes an image; anything else is not found. */
export const IMAGE_WIDTHS = [120, 240, 360, 480, 750, 1080, 1600] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export type ImageFormat = 'avif' | 'webp';

/** `/files/{key}.webp` in another width or format: `/files/{key}-{width}.{format}`. */
export const imageUrl = (url: string, width: ImageWidth, format: ImageFormat): string =>
  url.replace(/\.webp$/, () => `-${width}.${format}`);

/** Where the subject of a picture lies along its longer side, in percent; the middle is not named. */
export type Focus = `${'x' | 'y'}${0 | 25 | 75 | 100}`;
const FOCUS = /([xy](?:0|25|75|100))(?:-\d+)?\.(?:webp|avif)$/;

/** The name of a picture says it, so that it is known wherever the picture is shown: `/files/{32 digits}x25.webp`. */
export const focusOf = (url: string): Focus | null => (FOCUS.exec(url)?.[1] as Focus | undefined) ?? null;

/** By how much of what is cut off, 0 to 1, the part that is kept lies behind the beginning. */
export function focusAt(axis: 'x' | 'y', share: number): Focus | null {
  const step = Math.round(Math.min(1, Math.max(0, share)) * 4) * 25;
  return step === 50 ? null : (`${axis}${step}` as Focus);
}

/** Longest side of a picture that is kept, in pixels. */
export const KEPT_SIDE = 2400;
