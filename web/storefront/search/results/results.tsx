import type { ReactNode } from 'react';
import { PAGE_SIZES, pageCount, SEARCH_END } from '../../../../domain/page/paging.ts';
import { numberText } from '../../../../domain/text/format.ts';
import { searchAddress, searchAt } from '../../../../domain/visitor/saved.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/list/empty-state.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { Breadcrumb } from '../../../ui/menu/breadcrumb.tsx';
import { fill } from '../../../ui/picture/fill.ts';
import { SaveButton } from '../../lists/save-button.tsx';
import { useSite } from '../../shell/site.tsx';
import { type ActiveFilter, ActiveFilters, FilterPanel } from '../filter-panel.tsx';
import { KindTabs } from '../kind-tabs.tsx';
import { type Asked, type SearchKind, searchHref } from '../query.ts';
import { NothingFound, type Understanding } from './nothing-found.tsx';
import { WordsRead } from './words-read.tsx';

interface Answer extends Understanding {
  items: readonly unknown[];
  also: readonly unknown[];
  behind: number;
  total: number;
  page: number;
  size: number;
  more: boolean;
  result_token?: string | null;
}

/**
 * A page of search results: what was searched, what narrows it, the filters, the results and their pages.
 * The same on the portal and on a phone; the layout around it differs.
 */
export function SearchResults({
  kind,
  asked,
  results,
  pictures,
  active,
  facets,
  also,
  children,
}: {
  kind: SearchKind;
  asked: Asked & { kw: string };
  results: Answer;
  /** Of `results.popular`, by id. */
  pictures: Readonly<Record<number, string>>;
  active: ActiveFilter[];
  facets: ReactNode;
  /** What holds only some of the words, when there is any. */
  also: ReactNode;
  /** The results themselves, when there are any. */
  children: ReactNode;
}) {
  const { words, to, exactly } = useSite();
  const { correction } = results;
  const kw = correction?.applied ? correction.kw : asked.kw;
  // the quantity is a filter of products
  const clear = (kind === 'product' ? exactly : to)(searchHref(kind, { kw: asked.kw }));
  const count = useCount(kind, results);
  const search = searchAt(searchHref(kind, asked));
  const isEmpty = results.total + results.behind === 0;
  const save = search && <SaveButton kind="searches" thing={searchAddress(search)} size="sm" />;
  const shown = Math.min(results.total, SEARCH_END) + results.behind;
  const last = pageCount(shown, results.size);
  const ends = fill(words.search.ends[kind], { n: numberText(SEARCH_END) });
  const href = (page: number, size = results.size) =>
    to(searchHref(kind, { ...asked, size: size === PAGE_SIZES[0] ? undefined : size }, page));
  return (
    <>
      <KindTabs kind={kind} kw={kw} />
      <Breadcrumb
        label={words.common.breadcrumb}
        items={[
          { name: words.common.home, href: to('/') },
          ...(kw
            ? [{ name: words.search.all[kind], href: to(searchHref(kind, {})) }, { name: kw }]
            : [{ name: words.search.all[kind] }]),
        ]}
      />
      <header className="flex flex-wrap items-end justify-between gap-3 pb-5 max-md:pb-4">
        <div className="min-w-0">
          <h1 className="text-xxl max-md:text-xl">
            {kw ? fill(words.storefront.resultsFor, { kw }) : words.search.all[kind]}
          </h1>
          {asked.kw !== '' && <WordsRead kind={kind} asked={asked} results={results} />}
          <ActiveFilters active={active} clear={clear} />
        </div>
        {!isEmpty && save}
      </header>
      {isEmpty ? (
        <NothingFound
          kind={kind}
          asked={asked}
          results={results}
          pictures={pictures}
          clear={active.length > 0 ? clear : null}
          save={save}
        />
      ) : (
        <div className="grid items-start gap-6 max-lg:gap-4 lg:grid-cols-[248px_minmax(0,1fr)]">
          <FilterPanel active={active.length} results={count}>
            {facets}
          </FilterPanel>
          <div
            className="min-w-0"
            {...(results.result_token && {
              'data-behaviour': 'search-opened',
              'data-words': kw,
              'data-token': results.result_token,
            })}
          >
            {results.items.length + results.also.length === 0 ? (
              <EmptyState icon="search" title={ends} text={words.search.endsText[kind]}>
                <ButtonLink href={href(1)}>{words.search.toFirst}</ButtonLink>
                <ButtonLink href={href(last)} look="outline">
                  {words.search.toLast}
                </ButtonLink>
              </EmptyState>
            ) : (
              <>
                {results.total === 0 && results.page === 1 && (
                  <p className="text-ink-soft">{fill(words.search.noneWithAll[kind], { kw })}</p>
                )}
                {results.items.length > 0 && children}
                {results.also.length > 0 && <Also>{also}</Also>}
                {results.more && results.page === last && (
                  <p className="mt-6 text-center text-sm text-ink-soft">
                    {ends} {words.search.endsText[kind]}
                  </p>
                )}
                <Pagination
                  page={results.page}
                  total={shown}
                  size={results.size}
                  words={words.common.pagination}
                  sizes={PAGE_SIZES}
                  href={href}
                />
              </>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** Below a divider what is in no count. */
function Also({ children }: { children: ReactNode }) {
  const { words } = useSite();
  return (
    <section aria-labelledby="also" className="mt-8 first:mt-0">
      <h2 id="also" className="mb-4 flex items-center gap-4 text-lg after:h-px after:flex-1 after:bg-line">
        {words.search.also}
      </h2>
      {children}
    </section>
  );
}

/** "1,234 products". */
export function useCount(kind: SearchKind, { total }: Pick<Answer, 'total'>): string {
  const { words } = useSite();
  return total === 1 ? words.search.one[kind] : fill(words.search.count[kind], { n: numberText(total) });
}
