/** Machine translations of listed products, made by a job (decision 35). */
import type { ProductTranslation } from '../../../contract/pages.ts';
import type { Language } from '../../../domain/enumerations.ts';
import { isUsable, MOST_TRANSLATED, otherLanguage, pauseAfter } from '../../../domain/translation.ts';
import type { Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/error.ts';
import { dropPages } from '../../platform/page-cache.ts';
import { TranslationError, translate } from '../../platform/translate.ts';
import { spendCharacters } from '../../platform/translation-budget.ts';
import { linksIn, picturesIn, sanitised } from './rich-text.ts';
import * as query from './translation.sql.ts';

/** Of one run of the job, which comes every minute. */
const MOST_A_RUN = 50;
const LONGEST_RUN_MS = 40_000;
const MINUTE = 60_000;

export const translationTag = (id: number): string => `translation:${id}`;

/** What the product page shows in place of the seller's words; null where they are in the language or nothing is there. */
export async function productTranslation(
  deps: Deps,
  product: { id: number; title: string },
  language: Language,
): Promise<ProductTranslation | null> {
  if (!deps.environment.translateUrl || otherLanguage(product.title) !== language) return null;
  const row = await query.translationOf(deps.replica, product.id, language);
  return row?.title ? { title: row.title, content: row.content } : null;
}

/**
 * Translates listed products that have none, one after the other. Ends quietly where the other side is away or the hour's
 * characters are used up: the next run goes on.
 */
export async function translateProducts(deps: Deps): Promise<void> {
  if (!deps.environment.translateUrl) return;
  const began = performance.now();
  for (const source of await query.untranslated(deps.db, deps.now(), MOST_A_RUN)) {
    if (performance.now() - began > LONGEST_RUN_MS) return;
    try {
      await translateProduct(deps, source);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'too_many') return;
      if (!(error instanceof TranslationError)) throw error;
      deps.log.warn({ reason: error.reason, product: source.id }, error.message);
      if (error.reason === 'away') return;
      await noteFailure(deps, source);
    }
  }
}

async function translateProduct(deps: Deps, { id, title, content, hash }: query.Source): Promise<void> {
  const language = otherLanguage(title);
  const description = content.length <= MOST_TRANSLATED.description ? content : '';
  await spendCharacters(deps, 'products', title.length + description.length);
  const ask = (text: string, format: 'text' | 'html') =>
    translate(deps.environment, { text, source: language === 'zh' ? 'en' : 'zh', target: language, format });
  const translated = (await ask(title, 'text')).text.replace(/\s+/g, ' ').trim();
  if (!isUsable(title, translated, language))
    throw new TranslationError('bad_answer', 'the title is unusable');
  const html = description && sanitised((await ask(description, 'html')).text);
  const row = {
    productId: id,
    language,
    sourceHash: hash,
    title: translated,
    content: html && isSafeCopy(description, html, language) ? html : null,
    attempts: 1,
    nextAttemptAt: null,
    translatedAt: deps.now(),
  };
  await deps.db.transaction(async (tx) => {
    if (await query.keepTranslation(tx, row)) await dropPages(tx, translationTag(id));
  });
}

/** It shows the pictures and links that a reviewer has seen, and no others. */
function isSafeCopy(source: string, html: string, language: Language): boolean {
  const within = (read: (html: string) => string[]) => {
    const known = new Set(read(source));
    return read(html).every((one) => known.has(one));
  };
  return isUsable(source, html, language) && within(picturesIn) && within(linksIn);
}

/** Tried again later, further and further apart, until its text changes. */
async function noteFailure(deps: Deps, { id, title, hash, attempts }: query.Source): Promise<void> {
  const pause = pauseAfter(attempts + 1);
  const now = deps.now();
  await deps.db.transaction((tx) =>
    query.keepTranslation(tx, {
      productId: id,
      language: otherLanguage(title),
      sourceHash: hash,
      title: null,
      content: null,
      attempts: attempts + 1,
      nextAttemptAt: pause === null ? null : new Date(now.getTime() + pause * MINUTE),
      translatedAt: now,
    }),
  );
}
