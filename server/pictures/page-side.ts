/** Longer side of a drawn page in pixels: 6-point print on A4 stays legible. */
export const PAGE_SIDE = 2000;
