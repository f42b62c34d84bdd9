/** Search for buying leads (spec P2.9, P3.5, P7.1). */

import type { Language } from '../../../contract/schema/error.ts';
import type { LeadQuery, LeadResults } from '../../../contract/search.ts';
import { fill } from '../../../domain/fill.ts';
import { pageOf, SEARCH_END } from '../../../domain/page/paging.ts';
import { DAY_MS } from '../../../domain/time.ts';
import { leadCards } from '../../features/card/card.ts';
import type { Deps } from '../../platform/deps.ts';
import { engineOf } from '../engines.ts';
import { categoryFilter, inEachLanguage, namesOf } from '../facet/facet-labels.ts';
import { eachBound, eachValue, under } from '../facet/facets.ts';
import type { LeadFacet } from '../match/engine.ts';
import { NO_WORDS } from '../query/interpret.ts';
import { type Outcome, runSearch } from '../run-search.ts';
import { fallbackFor } from '../suggest/fallback.ts';

const PAGE_SIZE = 20;

/**
 * Buying leads in effect by words and filters, best first; without words the newest. Counts are exact, pages end at 1,000
 * leads. A category or country that does not exist has none.
 */
export async function searchPurchases(
  deps: Deps,
  input: LeadQuery,
  language: Language = 'en',
): Promise<LeadResults> {
  const now = deps.now();
  const paging = pageOf(input, PAGE_SIZE);
  const { ids, also, total, behind, counts, interpretation } = await findLeads(deps, input, now, paging);
  const [cards, names] = await Promise.all([leadCards(deps.replica, [...ids, ...also], now), namesOf(deps)]);
  const level = Math.min(input.category === undefined ? 0 : (names.category(input.category)?.level ?? 0), 2);
  const isAlso = new Set(also);
  return {
    items: cards.filter(({ ID }) => !isAlso.has(ID)),
    also: cards.filter(({ ID }) => isAlso.has(ID)),
    behind,
    total,
    page: paging.page,
    size: paging.size,
    facets: {
      receive: eachValue<string>(counts.receive, language, names.countryOf),
      category: eachValue<number>(
        under(counts.category, (leaf) => names.category(leaf)?.trace_cate[level]?.id),
        language,
        names.category,
      ),
      remain_days: eachBound(counts.remain_days, language, (n) =>
        inEachLanguage(({ withinDays }) => fill(withinDays, { n })),
      ),
    },
    more: total > SEARCH_END,
    correction: interpretation.correction,
    quantity: interpretation.quantity,
    quantity_bare: interpretation.isBare,
    unread: interpretation.unread,
    ...(await fallbackFor(deps, { total, behind, interpretation }, input.kw)),
  };
}

/** What stands on a page, best first, with all counts. */
export async function findLeads(
  deps: Deps,
  input: LeadQuery,
  now: Date,
  { offset, limit }: { offset: number; limit: number },
): Promise<Outcome<LeadFacet>> {
  const category = input.category === undefined ? undefined : await categoryFilter(deps, input.category);
  if (category === null) return NOTHING;
  const from = now.getTime();
  const until = input.remain_days === undefined ? null : from + input.remain_days * DAY_MS;
  const filters = { receive: input.receive?.toUpperCase(), category, closing: [from, until] as const };
  const { kw, exact, sort } = input;
  const question = { kind: 'purchases', kw, exact, filters, sort, offset, limit } as const;
  return (await runSearch(deps, question, engineOf(deps).purchases)) ?? NOTHING;
}

const NOTHING: Outcome<LeadFacet> = {
  total: 0,
  ids: [],
  also: [],
  behind: 0,
  counts: { receive: [], category: [], remain_days: [] },
  interpretation: NO_WORDS,
};
