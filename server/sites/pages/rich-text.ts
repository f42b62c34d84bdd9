/** Sellers' rich text as pages show it. */

import type { Translation } from '../../../contract/pages.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { fill } from '../../../domain/fill.ts';
import { WORDS } from '../../../locales/words.ts';
import { withAlternatives } from '../../features/product/product.ts';

/** Sanitised once more, with words for its pictures. `about`: what it describes. */
export const shownText = (lang: Language, html: string, about: string): string =>
  withAlternatives(html, (n) => fill(WORDS[lang].common.pictureAbout, { n, about }));

/** A product, or the translation of one, with its description as it is shown. */
export const withShownText = <T extends Pick<Translation, 'title' | 'content'>>(
  lang: Language,
  of: T,
): T => ({
  ...of,
  content: of.content && shownText(lang, of.content, of.title),
});
