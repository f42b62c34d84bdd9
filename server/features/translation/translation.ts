/** Machine translations of public texts, made behind the scenes (decision 35). */

import type { Translation } from '../../../contract/pages.ts';
import type { Language } from '../../../domain/enumerations.ts';
import { isUsable, MAX_TRANSLATED, otherLanguage, pauseAfter } from '../../../domain/text/translation.ts';
import { MINUTE_MS } from '../../../domain/time.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import type { PageTag } from '../../platform/cache/tags.ts';
import type { Deps } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import { TranslationError, type TranslationRequest, translate } from '../../platform/outside/translate.ts';
import { spendCharacters } from '../../platform/outside/translation-budget.ts';
import { HOURLY_ITEM, newestFirst } from '../../platform/work/work.ts';
import * as query from './translation.sql.ts';

/** By the job, which comes every minute. */
const ASKED_AT_ONCE = 50;
/** A machine that is away has a rest until the job comes again. */
const REST_MS = 50_000;

/** A kind of text that is translated: a title and what stands below it. */
export interface Translatable extends query.Tables {
  what: 'products' | 'leads';
  format: TranslationRequest['format'];
  /** What can be shown of the answer to a content; null where it cannot be shown. */
  accept(content: string, translated: string, language: Language): string | null;
  /** Of the pages that show the translation. */
  tag(id: number): PageTag;
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

type TranslationKind = 'translate.product' | 'translate.lead';

/** The kind of work that translates one text, and the job that asks for those which have no translation. */
export function translator<N extends TranslationKind>(name: N, of: Translatable) {
  const kind = {
    ...HOURLY_ITEM,
    name,
    atOnce: 1,
    key: ({ id }: Item) => String(id),
    priority: newestFirst,
    // the machine has one text at a time, of all servers
    share: { of: () => 'machine', most: 1 },
    run: (deps: Deps, { id }: Item) => translateDue(deps, of, id),
  };
  const ask = async (deps: Deps): Promise<void> => {
    if (!deps.environment.translateUrl) return;
    await deps.jobs.enqueue(deps.db, name, await query.untranslated(deps.db, of, deps.now(), ASKED_AT_ONCE));
  };
  return { kind, ask };
}
interface Item {
  id: number;
}

/** Until when the machine of a server is not asked, in milliseconds: it was away. */
const awayUntil = new WeakMap<Deps['environment'], number>();

/**
 * Ends quietly where the other side is away or the hour's characters are used up, and notes what it would not translate: the
 * job asks for it again.
 */
async function translateDue(deps: Deps, of: Translatable, id: number): Promise<void> {
  const { environment } = deps;
  const now = deps.now();
  if (!environment.translateUrl || now.getTime() < (awayUntil.get(environment) ?? 0)) return;
  const source = await query.dueSource(deps.db, of, id, now);
  if (!source) return;
  try {
    await translateOne(deps, of, source);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many') return;
    if (!(error instanceof TranslationError)) throw error;
    deps.log.warn({ reason: error.reason, what: of.what, id }, error.message);
    if (error.reason === 'away') awayUntil.set(environment, now.getTime() + REST_MS);
    else await noteFailure(deps, of, source);
  }
}

async function translateOne(
  deps: Deps,
  of: Translatable,
  { id, title, content, hash }: query.Source,
): Promise<void> {
  const language = otherLanguage(title);
  const sent = content.length <= MAX_TRANSLATED.description ? content : '';
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
      nextAttemptAt: pause === null ? null : new Date(now.getTime() + pause * MINUTE_MS),
      translatedAt: now,
    }),
  );
}
