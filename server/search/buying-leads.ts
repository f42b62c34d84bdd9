/** Search for buying leads (spec P2.9, P3.5, P7.1). */

import type { Language } from '../../contract/error.ts';
import type { LeadQuery, LeadResults } from '../../contract/search.ts';
import { fill } from '../../domain/fill.ts';
import { pageOf } from '../../domain/paging.ts';
import { leadCards } from '../features/card/card.ts';
import type { Deps } from '../platform/deps.ts';
import { searchWithFacetCounts } from './facet-counts.ts';
import { categoryFilter, inEachLanguage, namesOf } from './facet-labels.ts';
import type { FoundLead } from './match/engine.ts';
import { engine } from './match/postgres.ts';
import { NO_WORDS } from './query/interpret.ts';
import { type How, type Outcome, runSearch } from './run-search.ts';
import { nearestCategory } from './suggest/nearest-category.ts';

const PAGE_SIZE = 20;
const DAY_MS = 86_400_000;
const DAYS = [3, 7, 15, 30, 60];
const NOTHING: Outcome<FoundLead> = {
  found: [],
  more: false,
  interpretation: NO_WORDS,
};

/**
 * Buying leads in effect by words and filters, best first; without words the newest. Results and counts end at 1,000
 * leads. A category or country that does not exist has none.
 */
export async function searchPurchases(
  deps: Deps,
  input: LeadQuery,
  language: Language = 'en',
): Promise<LeadResults> {
  const now = deps.now();
  const { found, more, interpretation, count } = await searchWithFacetCounts(
    deps,
    'purchases',
    input,
    OWN_FILTERS,
    language,
    (asked, how) => findLeads(deps, asked, now, how),
  );
  const paging = pageOf(input, PAGE_SIZE);
  const ids = found.slice(paging.offset, paging.offset + paging.limit).map(({ id }) => id);
  const [items, names] = await Promise.all([leadCards(deps.replica, ids, now), namesOf(deps)]);
  const level = input.category === undefined ? 0 : (names.category(input.category)?.level ?? 0);
  return {
    items,
    total: found.length,
    page: paging.page,
    size: paging.size,
    facets: {
      receive: count('receive')
        .each(({ receive }) => [receive], names.country)
        // the filter names a country by its code
        .map((entry) => ({ ...entry, value: names.country(Number(entry.value))?.code ?? entry.value })),
      category: count().each(({ categories }) => [categories[Math.min(level, 2)]!], names.category),
      remain_days: count('remain_days').upTo(
        DAYS,
        ({ closingAt }) => (closingAt.getTime() - now.getTime()) / DAY_MS,
        (n) => inEachLanguage(({ withinDays }) => fill(withinDays, { n })),
      ),
    },
    more,
    correction: interpretation.correction,
    quantity: interpretation.quantity,
    unread: interpretation.unread,
    nearest:
      found.length === 0 && input.kw !== '' ? await nearestCategory(deps, interpretation, input.kw) : null,
  };
}

/** The filters of each facet whose values stand beside each other. */
const OWN_FILTERS = { receive: ['receive'], remain_days: ['remain_days'] } as const;

/** All that is found, before paging. */
export async function findLeads(
  deps: Deps,
  input: LeadQuery,
  now: Date,
  how: How = {},
): Promise<Outcome<FoundLead>> {
  const category = input.category === undefined ? undefined : await categoryFilter(deps, input.category);
  if (category === null) return NOTHING;
  const until = input.remain_days === undefined ? null : new Date(now.getTime() + input.remain_days * DAY_MS);
  const filters = { receive: input.receive?.toUpperCase(), category, closing: [now, until] as const };
  const { kw, exact, sort } = input;
  return runSearch(deps, { kind: 'purchases', kw, exact, filters, sort, ...how }, engine.purchases);
}
