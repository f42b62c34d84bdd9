/**
 * What is new among what members saved, once a day or a week (decision 27): new products of suppliers they follow, new
 * results of their searches. Days and weeks are whole ones in UTC, so that nothing falls between two e-mails.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../../contract/schema/error.ts';
import { type DigestEnds, digestEnds } from '../../../domain/email/digest.ts';
import { type SavedDigest, type SavedSearch, searchAddress } from '../../../domain/visitor/saved.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { askForAll } from '../../platform/work/ask-for-all.ts';
import { HOURLY_ITEM, type Kind } from '../../platform/work/work.ts';
import { frequencyOf, sendEmail } from '../email/email.ts';
import { leadLink } from '../purchase/purchase.ts';
import * as query from './digest.sql.ts';
import { emails, type Section } from './emails.ts';
import { searchText } from './search-text.ts';

/** Of one search what was published in the time, the last first: a supplier with its domain as `place`, a lead with its category's path. */
export type NewResults = (
  deps: Deps,
  search: SavedSearch,
  span: { since: Date; until: Date },
) => Promise<{ id: number; title: string; place: string }[]>;

/** Things that a section names; its address has all. */
const NAMED = 5;

/** The job: asks for the digests of everybody who saved something that is due. */
export async function askForSavedDigests(deps: Deps): Promise<void> {
  const ends = digestEnds(deps.now());
  await askForAll(
    deps,
    'digest.saved',
    (asked) => query.dueUsers(deps.db, ends, asked),
    (user) => [{ user }],
  );
}

/** Searching is given to it: a feature knows of the search no more than how to be found. */
export const savedDigests = (newResults: NewResults): Kind<'digest.saved'> => ({
  ...HOURLY_ITEM,
  name: 'digest.saved',
  atOnce: 2,
  key: ({ user }) => String(user),
  // where it fails nothing of it is marked as told
  run: (deps, { user }) => sendDigest(deps, user, digestEnds(deps.now()), newResults),
});

interface Due {
  suppliers: Awaited<ReturnType<typeof query.dueSuppliers>>;
  searches: Awaited<ReturnType<typeof query.dueSearches>>;
}

const dueOf = async (executor: Executor, userId: number, ends: DigestEnds): Promise<Due> => ({
  suppliers: await query.dueSuppliers(executor, userId, ends),
  searches: await query.dueSearches(executor, userId, ends),
});

/** Nothing where nothing is new, or somebody else was first. */
async function sendDigest(
  deps: Deps,
  userId: number,
  ends: DigestEnds,
  newResults: NewResults,
): Promise<void> {
  const due = await dueOf(deps.db, userId, ends);
  const language = await query.languageOf(deps.db, userId);
  // before the transaction: a search has connections of its own, and who holds one must not wait for another
  const sections = await sectionsOf(deps, due, ends, language, newResults);
  return deps.db.transaction(async (tx) => {
    const reader = await query.takeReader(tx, userId);
    if (!reader || !isDeepStrictEqual(await dueOf(tx, userId, ends), due)) return;
    await query.markNotified(
      tx,
      userId,
      {
        companyIds: due.suppliers.map(({ companyId }) => companyId),
        searchIds: due.searches.map(({ id }) => id),
      },
      ends,
    );
    // marked as told all the same: whoever wants these e-mails again is not sent what was new long ago
    if ((await frequencyOf(tx, userId, 'saved')) === 'none' || sections.length === 0) return;
    const link = `${deps.environment.scheme}://my.${deps.environment.publicHost}/saved/searches`;
    await sendEmail(deps, tx, userId, emails.digest({ address: reader.email, language, sections, link }));
  });
}

async function sectionsOf(
  deps: Deps,
  { suppliers, searches }: Due,
  ends: DigestEnds,
  language: Language,
  newResults: NewResults,
): Promise<Section[]> {
  const spanOf = ({ digest, toldUntil }: { digest: SavedDigest; toldUntil: Date }) => ({
    since: toldUntil,
    until: ends[digest as keyof DigestEnds],
  });
  const { scheme, publicHost } = deps.environment;
  const prefix = language === 'zh' ? '/zh' : '';
  const portal = (path: string) => `${scheme}://${publicHost}${prefix}${path}`;
  const shop = (domain: string, path: string) => `${scheme}://${domain}.${publicHost}${prefix}${path}`;
  const product = (id: number) => portal(`/product-detail/${id}.html`);
  const sections: Section[] = [];
  // what two of them find is told once
  const told = new Set<string>();
  const once = <T extends { link: string }>(lines: T[]) =>
    lines.filter(({ link }) => !told.has(link) && told.add(link));

  const products = await query.newProductsOf(
    deps.db,
    suppliers.map((supplier) => ({ companyId: supplier.companyId, ...spanOf(supplier) })),
    NAMED,
  );
  for (const { companyId, name } of suppliers) {
    const own = products.filter(({ company_id }) => company_id === companyId);
    if (!own[0]) continue;
    const lines = once(own.map(({ id, title }) => ({ title, link: product(id) })));
    const all = shop(own[0].domain, '/productlist.html');
    sections.push({ kind: 'supplier', name, lines, n: own[0].n, all });
  }
  for (const search of searches) {
    const found = await newResults(deps, search, spanOf(search));
    const linkOf = {
      product: ({ id }: { id: number }) => product(id),
      supplier: ({ place }: { place: string }) => shop(place, '/'),
      buying: ({ id, place }: { id: number; place: string }) => leadLink(deps, language, place, id),
    }[search.kind];
    const lines = once(found.map((one) => ({ title: one.title, link: linkOf(one) })));
    if (lines.length === 0) continue;
    const name = await searchText(deps, search, language);
    const all = portal(`${searchAddress(search)}&sort=newest`);
    sections.push({ kind: 'search', name, lines: lines.slice(0, NAMED), n: lines.length, all });
  }
  return sections;
}
