import type { Language } from '../enumerations.ts';

/** What stands for a page that has no picture of its own where the page is shared (`npm run screenshots -- share`). */
export const SHARE_PICTURE = {
  width: 1200,
  height: 630,
  path: (lang: Language): string => `/assets/share-${lang}.png`,
};
