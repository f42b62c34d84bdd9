/** The list of prohibited words, which every publishing check reads (decision 37). */
import type * as z from 'zod';
import type { ProhibitedWordItem, prohibitedWordForm } from '../../../contract/catalogue/prohibited-word.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { WORD_HIT_STATUS } from '../../../domain/catalogue/word-list.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, brokenConstraint, found } from '../../platform/http/error.ts';
import * as query from './prohibited-word.sql.ts';

export { countWordHits, keepWordHits, listWordHits, takeDownWordHits } from './hits.ts';
export { askForWordScans, previewWord, wordScans } from './scan.ts';

type Form = z.output<typeof prohibitedWordForm>;

const PAGE_SIZE = 20;

export async function listProhibitedWords(
  { db }: Deps,
  filter: query.WordFilter,
  paging: PageQuery,
): Promise<Paged<ProhibitedWordItem>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.wordPage(db, filter, slice);
  const counts = await query.hitCounts(
    db,
    items.map(({ word }) => word.id),
  );
  const shown = items.map(({ word, changedBy }) => {
    const { id, language, reason, effect, note, version } = word;
    const n = (status: number) => counts.find((one) => one.wordId === id && one.status === status)?.n ?? 0;
    return {
      id,
      word: word.word,
      language,
      reason,
      effect,
      note,
      version,
      changed_at: word.changedAt.toISOString(),
      changed_by: changedBy,
      scanning: word.scannedTo !== null,
      hits: {
        open: n(WORD_HIT_STATUS.open),
        kept: n(WORD_HIT_STATUS.kept),
        taken_down: n(WORD_HIT_STATUS.takenDown),
      },
    };
  });
  return { items: shown, total, page, size };
}

/** Takes nothing down: what it hits becomes a queue. Throws ApiError duplicate. */
export const addProhibitedWord = (deps: Deps, actor: Actor, form: Form): Promise<{ id: number }> =>
  withoutDuplicate(async () => {
    const id = await deps.db.transaction(async (tx) => {
      const made = await query.insertWord(tx, { ...form, changedAt: deps.now(), changedBy: actor.user.id });
      await audit(tx, actor, { action: 'add', entity: 'prohibited_word', id: made, detail: { after: form } });
      await lookThrough(deps, tx, made, form);
      return made;
    });
    deps.jobs.wake('word.scan');
    return { id };
  });

/** Throws ApiError not_found; conflict where another has changed it since; duplicate. */
export const changeProhibitedWord = (
  deps: Deps,
  actor: Actor,
  id: number,
  { version, ...form }: Form & { version: number },
): Promise<null> =>
  withoutDuplicate(async () => {
    await deps.db.transaction(async (tx) => {
      const { word, language, reason, effect, note, ...row } = found(await query.lockWord(tx, id));
      if (row.version !== version) throw new ApiError('conflict');
      const changed = { changedAt: deps.now(), changedBy: actor.user.id };
      await query.updateWord(tx, id, { ...form, ...changed, version: version + 1 });
      const before = { word, language, reason, effect, note };
      await audit(tx, actor, {
        action: 'change',
        entity: 'prohibited_word',
        id,
        detail: { before, after: form },
      });
      if (word !== form.word || effect !== form.effect) await lookThrough(deps, tx, id, form);
    });
    deps.jobs.wake('word.scan');
    return null;
  });

/** Throws ApiError not_found. */
export async function removeProhibitedWord(deps: Deps, actor: Actor, id: number): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const { word, language, reason, effect, note } = found(await query.lockWord(tx, id));
    await query.deleteWord(tx, id);
    const before = { word, language, reason, effect, note };
    await audit(tx, actor, { action: 'remove', entity: 'prohibited_word', id, detail: { before } });
  });
  return null;
}

/** A word that refuses is looked for in all products from the first on; one that alerts makes no queue. */
async function lookThrough(deps: Deps, tx: Transaction, id: number, { effect }: Form): Promise<void> {
  await query.forgetOpenHits(tx, id);
  await query.setScannedTo(tx, id, effect === 'refuse' ? 0 : null);
  if (effect === 'refuse') await deps.jobs.enqueue(tx, 'word.scan', [{ word: id }]);
}

async function withoutDuplicate<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenConstraint(error) === 'prohibited_words_word_key') throw new ApiError('duplicate');
    throw error;
  }
}
