/** Longer side of a drawn page in pixels: print of 6 points can be read of a page of A4. */
export const PAGE_SIDE = 2000;
