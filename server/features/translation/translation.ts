/** Machine translations of public texts, made by a job (decision 35). */
import type { Translation } from '../../../contract/pages.ts';
import type { Language } from '../../../domain/enumerations.ts';
import { isUsable, MOST_TRANSLATED, otherLanguage, pauseAfter } from '../../../domain/text/translation.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import type { Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import { TranslationError, type TranslationRequest, translate } from '../../platform/outside/translate.ts';
import { spendCharacters } from '../../platform/outside/translation-budget.ts';
import * as query from './translation.sql.ts';

/** Of one run of the job, which comes every minute. */
const MOST_A_RUN = 50;
const LONGEST_RUN_MS = 40_000;
const MINUTE = 60_000;

/** A kind of text that is translated: a title and what stands below it. */
export interface Translatable extends query.Tables {
  what: 'products' | 'leads';
  format: TranslationRequest['format'];
  /** What can be shown of the answer to a content; null where it cannot be shown. */
  accept(content: string, translated: string, language: Language): string | null;
  /** Of the pages that show the translation. */
  tag(id: number): string;
}

/**
 * What a page shows in place of its author's words; null where they are in the language or nothing is there. Whether the
 * source can be shown at all is the caller's to know.
 */
export async function shownTranslation(
  deps: Deps,
  of: Translatable,
  { id, title }: { id: number; title: string },
  language: Language,
): Promise<Translation | null> {
  if (!deps.environment.translateUrl || otherLanguage(title) !== language) return null;
  return (await query.translationOf(deps.replica, of, id, language)) ?? null;
}

/**
 * Translates what has no translation, one after the other. Ends quietly where the other side is away or the hour's
 * characters are used up: the next run goes on.
 */
export async function translateAll(deps: Deps, of: Translatable): Promise<void> {
  if (!deps.environment.translateUrl) return;
  const began = performance.now();
  for (const source of await query.untranslated(deps.db, of, deps.now(), MOST_A_RUN)) {
    if (performance.now() - began > LONGEST_RUN_MS) return;
    try {
      await translateOne(deps, of, source);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'too_many') return;
      if (!(error instanceof TranslationError)) throw error;
      deps.log.warn({ reason: error.reason, what: of.what, id: source.id }, error.message);
      if (error.reason === 'away') return;
      await noteFailure(deps, of, source);
    }
  }
}

async function translateOne(
  deps: Deps,
  of: Translatable,
  { id, title, content, hash }: query.Source,
): Promise<void> {
  const language = otherLanguage(title);
  const sent = content.length <= MOST_TRANSLATED.description ? content : '';
  await spendCharacters(deps, of.what, title.length + sent.length);
  const ask = async (text: string, format: TranslationRequest['format']) =>
    (
      await translate(deps.environment, {
        text,
        source: language === 'zh' ? 'en' : 'zh',
        target: language,
        format,
      })
    ).text;
  const translated = (await ask(title, 'text')).replace(/\s+/g, ' ').trim();
  if (!isUsable(title, translated, language))
    throw new TranslationError('bad_answer', 'the title is unusable');
  const row = {
    sourceId: id,
    language,
    sourceHash: hash,
    title: translated,
    content: sent ? of.accept(sent, await ask(sent, of.format), language) : null,
    attempts: 1,
    nextAttemptAt: null,
    translatedAt: deps.now(),
  };
  await deps.db.transaction(async (tx) => {
    if (await query.keepTranslation(tx, of, row)) await dropPages(tx, of.tag(id));
  });
}

/** Tried again later, further and further apart, until its text changes. */
async function noteFailure(
  deps: Deps,
  of: Translatable,
  { id, title, hash, attempts }: query.Source,
): Promise<void> {
  const pause = pauseAfter(attempts + 1);
  const now = deps.now();
  await deps.db.transaction((tx) =>
    query.keepTranslation(tx, of, {
      sourceId: id,
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
