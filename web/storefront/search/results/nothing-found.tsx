import type { ReactNode } from 'react';
import type { ProductResults } from '../../../../contract/search.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { fill } from '../../../ui/picture/fill.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { categoryPath, requestPath } from '../../shell/addresses.ts';
import { categoryName } from '../../shell/names.ts';
import { useSite } from '../../shell/site.tsx';
import { type Asked, type SearchKind, searchHref } from '../query.ts';

export type Understanding = Pick<
  ProductResults,
  'correction' | 'nearest' | 'popular' | 'quantity' | 'quantity_bare' | 'unread'
>;

const TABS = { product: 'products', supplier: 'suppliers', buying: 'leads' } as const;

/** Nothing was found: the way on. A buyer asks by a request filled with the words, or hears when something comes. */
export function NothingFound({
  kind,
  asked,
  results,
  pictures,
  clear,
  save,
}: {
  kind: SearchKind;
  asked: Asked & { kw: string };
  results: Understanding;
  /** Of `results.popular`, by id. */
  pictures: Readonly<Record<number, string>>;
  /** The search without its filters, if it has some. */
  clear: string | null;
  /** The button that saves the search, where it can be saved. */
  save: ReactNode;
}) {
  const { words, lang, portal } = useSite();
  const { search, common } = words;
  const { kw } = asked;
  const { nearest, popular } = results;
  const title = kw ? search.nothing[kind] : clear ? search.nothingFiltered[kind] : search.nothingAtAll[kind];
  const hints = [clear && search.removeFilters, kw && search.tryFewer, kw && search.postHint];
  return (
    <>
      <div className="grid grid-cols-1 rounded-lg border border-line bg-paper lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="flex gap-5 p-8 max-md:flex-col max-md:gap-4 max-md:p-5">
          <span className="grid size-14 shrink-0 place-items-center rounded-full bg-jade-tint text-jade">
            <Icon name="search" size={26} />
          </span>
          <div className="min-w-0">
            <h2 className="text-lg">{fill(title, { kw })}</h2>
            <p className="mt-1 max-w-[60ch] text-ink-soft">
              {hints.filter(Boolean).join(lang === 'zh' ? '' : ' ')}
            </p>
            {nearest && (
              <p className="mt-3">
                {search.nearest}{' '}
                <TextLink
                  href={portal(categoryPath(nearest.full_path.split('/'), nearest.is_end))}
                  className="font-semibold"
                >
                  {categoryName(nearest, lang)}
                </TextLink>
              </p>
            )}
            <div className="mt-5 flex flex-wrap gap-3">
              {clear && (
                <ButtonLink href={clear} look="outline">
                  {words.storefront.clearFilters}
                </ButtonLink>
              )}
              <ButtonLink
                href={portal(requestPath(kw))}
                look={clear ? 'quiet' : 'primary'}
                className="max-w-full"
              >
                <Icon name="document" size={18} />
                <span className="truncate">{kw ? fill(search.post, { kw }) : common.postLink}</span>
              </ButtonLink>
            </div>
          </div>
        </div>
        {(kw || save) && (
          <div
            className={`${kw ? '' : 'hidden js:block '}space-y-5 border-line p-8 text-sm max-lg:border-t max-md:p-5 lg:border-l`}
          >
            {save && (
              <div className="hidden js:block">
                <p className="mb-3 text-ink-soft">{search.saveHint}</p>
                {save}
              </div>
            )}
            {kw && <Elsewhere kind={kind} kw={kw} />}
          </div>
        )}
      </div>
      {popular.length > 0 && <Popular kind={kind} popular={popular} pictures={pictures} />}
    </>
  );
}

/** What is sure to be found. */
function Popular({
  kind,
  popular,
  pictures,
}: {
  kind: SearchKind;
  pictures: Readonly<Record<number, string>>;
} & Pick<Understanding, 'popular'>) {
  const { words, lang, portal } = useSite();
  return (
    <section className="mt-8">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="popular-searches" className="text-lg">
          {words.search.popular}
        </h2>
        <TextLink href={portal('/All')}>{words.storefront.otherCategories}</TextLink>
      </div>
      <ul
        aria-labelledby="popular-searches"
        className="grid grid-cols-2 gap-4 max-md:gap-3 md:grid-cols-3 lg:grid-cols-4"
      >
        {popular.map((category) => {
          const picture = pictures[category.id];
          const name = categoryName(category, lang);
          return (
            <li key={category.id}>
              <a
                // nobody may want to buy just that: for sale it is in any case
                href={portal(searchHref(kind === 'supplier' ? kind : 'product', { kw: name }))}
                className="group flex h-full items-center gap-4 overflow-hidden rounded-lg border border-line bg-paper p-3 transition-shadow hover:text-jade hover:shadow-mid max-md:flex-col max-md:items-stretch max-md:gap-2"
              >
                <span className="aspect-square shrink-0 overflow-hidden rounded-md bg-porcelain max-md:w-full md:w-20">
                  {picture && (
                    <Picture
                      src={picture}
                      alt=""
                      sizes="(min-width: 768px) 80px, 45vw"
                      className="size-full"
                    />
                  )}
                </span>
                <span className="min-w-0 text-sm font-semibold">{name}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Elsewhere({ kind, kw }: { kind: SearchKind; kw: string }) {
  const { words, portal } = useSite();
  const others = (['product', 'supplier', 'buying'] as const).filter((other) => other !== kind);
  return (
    <p className="flex flex-wrap gap-x-3 text-ink-soft">
      <span className="w-full">{words.search.elsewhere}</span>
      {others.map((other) => (
        <TextLink key={other} href={portal(searchHref(other, { kw }))}>
          {words.common.searchTabs[TABS[other]]}
        </TextLink>
      ))}
    </p>
  );
}
