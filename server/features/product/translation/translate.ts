/** Machine translations of listed products (decision 35). */
import { sql } from 'drizzle-orm';
import type { Translation } from '../../../../contract/pages.ts';
import type { Language } from '../../../../domain/enumerations.ts';
import { isUsable } from '../../../../domain/text/translation.ts';
import { tags } from '../../../platform/cache/tags.ts';
import type { Deps } from '../../../platform/deps.ts';
import { shownTranslation, type Translatable, translator } from '../../translation/translation.ts';
import { linksIn, picturesIn, sanitised } from '../content/rich-text.ts';
import { products } from '../product.tables.ts';
import { productTranslations } from './translation.tables.ts';

const listedProducts: Translatable = {
  what: 'products',
  sources: { table: products, id: products.id, title: products.title, content: products.content },
  isSent: sql`${products.listed}`,
  kept: productTranslations,
  format: 'html',
  accept(content, translated, language) {
    const html = sanitised(translated);
    return isSafeCopy(content, html, language) ? html : null;
  },
  tag: tags.translation,
};

/** What the product page shows in place of the seller's words. */
export const productTranslation = (
  deps: Deps,
  product: { id: number; title: string },
  language: Language,
): Promise<Translation | null> => shownTranslation(deps, listedProducts, product, language);

export const productTranslator = translator('translate.product', listedProducts);

/** It shows the pictures and links that a reviewer has seen, and no others. */
function isSafeCopy(source: string, html: string, language: Language): boolean {
  const within = (read: (html: string) => string[]) => {
    const known = new Set(read(source));
    return read(html).every((one) => known.has(one));
  };
  return isUsable(source, html, language) && within(picturesIn) && within(linksIn);
}
