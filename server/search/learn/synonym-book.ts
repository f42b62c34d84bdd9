/** What each server knows of the synonyms: read anew as soon as one of them has changed anywhere (decision 37). */

import type { PageCache } from '../../platform/cache/page-cache.ts';
import { tags } from '../../platform/cache/tags.ts';
import type { Deps } from '../../platform/deps.ts';
import { logThrottled } from '../../platform/process/throttled-log.ts';
import { DEFAULT_SYNONYMS, type SynonymBook, synonymBook } from '../text/synonyms.ts';
import { groupsInUse } from './synonyms.sql.ts';

interface Held {
  book?: Promise<SynonymBook> | undefined;
  last: SynonymBook;
}
const held = new WeakMap<PageCache, Held>();

/** While they cannot be read those of before count. */
export function synonymsOf(deps: Pick<Deps, 'db' | 'pages' | 'log'>): Promise<SynonymBook> {
  const mine = holdFor(deps.pages);
  mine.book ??= load(deps, mine);
  return mine.book;
}

function holdFor(pages: PageCache): Held {
  const known = held.get(pages);
  if (known) return known;
  const made: Held = { last: DEFAULT_SYNONYMS };
  held.set(pages, made);
  pages.onDrop((dropped) => {
    if (dropped === 'all' || dropped.includes(tags.synonyms)) made.book = undefined;
  });
  return made;
}

async function load(deps: Pick<Deps, 'db' | 'log'>, mine: Held): Promise<SynonymBook> {
  try {
    const groups = await groupsInUse(deps.db);
    mine.last = synonymBook(groups.map(({ words }) => words));
  } catch (error) {
    mine.book = undefined;
    logThrottled(deps.log, 'warn', { err: error }, 'synonyms not read');
  }
  return mine.last;
}
