/**
 * Accepts a shop's accent colour only if it is readable both as text and as background (decision 28; WCAG 2.2,
 * 1.4.3).
 */

const HEX = /^#[0-9a-f]{6}$/i;

/** Of text of any size (level AA). */
export const MIN_CONTRAST = 4.5;

/** Paper and raised surfaces of the public pages, whose text the accent may be, and white that stands on it. */
const SURFACES = ['#ffffff', '#f5f7f5'] as const;

/** `#rrggbb` in lower case; null for anything else. */
export const normalAccent = (colour: string): string | null =>
  HEX.test(colour) ? colour.toLowerCase() : null;

/** Relative luminance, 0 black to 1 white. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast of two colours `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The least contrast that the colour has with white text on it and as text on our surfaces. */
export const accentContrast = (colour: string): number =>
  Math.min(...SURFACES.map((surface) => contrast(colour, surface)));

/** Whether text in the colour, and white text on it, can be read. */
export const isReadableAccent = (colour: string): boolean =>
  HEX.test(colour) && accentContrast(colour) >= MIN_CONTRAST;

/** Offered beside a free choice; all of them can be read. */
export const ACCENTS = [
  '#0b5cad',
  '#0f766e',
  '#15703c',
  '#7a4b00',
  '#a63a12',
  '#b3123c',
  '#7b2d8e',
  '#4338ca',
  '#1f2937',
] as const;
