/** Synonyms in the console: in use, proposed, refused, and what a query finds with one and without (decision 37). */
import type { SynonymFilter, SynonymItem, SynonymPreview } from '../../../contract/catalogue/synonym.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import type { WaitingCount } from '../../../contract/schema/ticket.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import { tags } from '../../platform/cache/tags.ts';
import { audit } from '../../platform/database/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { transition } from '../../platform/database/transition.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { ApiError, brokenConstraint, found, invalid } from '../../platform/http/error.ts';
import { engineOf } from '../engines.ts';
import { openedTitles } from '../learn/opens.sql.ts';
import { proposalsOf } from '../learn/propose-synonyms.ts';
import { synonymsOf } from '../learn/synonym-book.ts';
import * as query from '../learn/synonyms.sql.ts';
import { runSearch } from '../run-search.ts';
import { readSynonyms, type SynonymBook, synonymBook } from '../text/synonyms.ts';

const PAGE_SIZE = 20;
const SHOWN = 10;
/** Days of opens that proposals are made of. */
const LEARNED_DAYS = 90;

export async function listSynonyms(
  { db }: Deps,
  filter: { state: SynonymFilter; text?: string | undefined },
  paging: PageQuery,
): Promise<Paged<SynonymItem>> {
  const { page, size, ...slice } = pageOf(paging, PAGE_SIZE);
  const { items, total } = await query.synonymPage(db, filter, slice);
  const shown = items.map(({ group, changedBy }) => ({
    id: group.id,
    words: group.words.split(', '),
    status: group.status,
    learned: group.learned,
    version: group.version,
    changed_at: group.changedAt.toISOString(),
    changed_by: changedBy,
  }));
  return { items: shown, total, page, size };
}

export async function countSynonyms({ db }: Deps): Promise<WaitingCount> {
  const { waiting, oldest } = await query.countProposed(db);
  return { waiting, oldest: oldest?.toISOString() ?? null };
}

/** What a query finds among products as it is, and with a group, which may take the place of another. */
export async function previewSynonym(
  deps: Deps,
  { words, kw = words[0] ?? '', id }: { words: string[]; kw?: string | undefined; id?: number | undefined },
): Promise<SynonymPreview> {
  requireGroup(words);
  const others = (await query.groupsInUse(deps.db)).filter((group) => group.id !== id);
  const changed = synonymBook([...others.map((group) => group.words), words.join(',')]);
  const before = await findWith(deps, kw, await synonymsOf(deps));
  const after = await findWith(deps, kw, changed);
  const titles = await query.titlesOf(deps.db, [...new Set([...before.ids, ...after.ids])]);
  const known = new Set(before.ids);
  const shown = (
    { total, ids }: { total: number; ids: readonly number[] },
    isNew: (id: number) => boolean,
  ) => ({
    total,
    items: ids.flatMap((product) => {
      const title = titles.get(product);
      return title === undefined ? [] : [{ id: product, title, isNew: isNew(product) }];
    }),
  });
  return { kw, before: shown(before, () => false), after: shown(after, (product) => !known.has(product)) };
}

async function findWith(deps: Deps, kw: string, synonyms: SynonymBook) {
  const question = {
    kind: 'products',
    kw,
    synonyms,
    filters: {},
    sort: 'relevance',
    offset: 0,
    limit: SHOWN,
    also: 0,
  } as const;
  const found = await runSearch(deps, question, engineOf(deps).products);
  return { total: found?.total ?? 0, ids: found?.ids ?? [] };
}

/** Words of which two at least say different things to the search. Throws ApiError invalid. */
function requireGroup(words: readonly string[]): void {
  if (readSynonyms(words.join(',')).size < 2) throw invalid({ words: 'synonyms_needed' });
}

/** Every server reads them anew once this commits. */
const tell = (tx: Transaction): Promise<void> => dropPages(tx, tags.synonyms);

/** Throws ApiError invalid, duplicate. */
export const addSynonym = (deps: Deps, actor: Actor, words: string[]): Promise<{ id: number }> =>
  withoutDuplicate(() =>
    deps.db.transaction(async (tx) => {
      requireGroup(words);
      const changed = { changedAt: deps.now(), changedBy: actor.user.id };
      const id = await query.insertGroup(tx, { words: words.join(', '), ...changed });
      await audit(tx, actor, { action: 'add', entity: 'synonym', id, detail: { after: words } });
      await tell(tx);
      return { id };
    }),
  );

/** Throws ApiError not_found; conflict where another has changed it since; invalid, duplicate. */
export const changeSynonym = (
  deps: Deps,
  actor: Actor,
  id: number,
  { words, version }: { words: string[]; version: number },
): Promise<null> =>
  withoutDuplicate(async () => {
    await deps.db.transaction(async (tx) => {
      const group = found(await query.lockGroup(tx, id));
      if (group.version !== version) throw new ApiError('conflict');
      requireGroup(words);
      const changed = { changedAt: deps.now(), changedBy: actor.user.id, version: version + 1 };
      await query.updateGroup(tx, id, { words: words.join(', '), ...changed });
      const detail = { before: group.words.split(', '), after: words };
      await audit(tx, actor, { action: 'change', entity: 'synonym', id, detail });
      await tell(tx);
    });
    return null;
  });

/** Throws ApiError not_found, wrong_state. */
export async function decideSynonym(
  deps: Deps,
  actor: Actor,
  id: number,
  action: 'accept' | 'refuse',
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const { words } = found(await query.lockGroup(tx, id));
    const change = { changedAt: deps.now(), changedBy: actor.user.id };
    const step = { id, action, by: 'operator', caller: actor, change, detail: { words } } as const;
    await transition(tx, query.synonymStates, step);
    await tell(tx);
  });
  return null;
}

/** Throws ApiError not_found. */
export async function removeSynonym(deps: Deps, actor: Actor, id: number): Promise<null> {
  await deps.db.transaction(async (tx) => {
    const { words } = found(await query.lockGroup(tx, id));
    await query.deleteGroup(tx, id);
    await audit(tx, actor, { action: 'remove', entity: 'synonym', id, detail: { before: words } });
    await tell(tx);
  });
  return null;
}

/** The job: proposes what visitors opened after words that the titles of it lack. */
export async function learnSynonyms(deps: Deps): Promise<number> {
  const since = new Date(deps.now().getTime() - LEARNED_DAYS * DAY_MS).toISOString().slice(0, 10);
  const { others } = await synonymsOf(deps);
  const proposals = proposalsOf(await openedTitles(deps.db, since), others);
  return query.insertProposals(
    deps.db,
    proposals.map(({ term, phrase, ...learned }) => ({ words: `${term}, ${phrase}`, learned })),
    deps.now(),
  );
}

async function withoutDuplicate<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenConstraint(error) === 'synonyms_words_key') throw new ApiError('duplicate');
    throw error;
  }
}
