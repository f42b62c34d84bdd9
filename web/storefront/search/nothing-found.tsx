import type { ProductResults } from '../../../contract/search.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { categoryPath, requestPath } from '../addresses.ts';
import { categoryName } from '../names.ts';
import { useSite } from '../site.tsx';
import { type Asked, type SearchKind, searchHref } from './query.ts';

export type Understanding = Pick<
  ProductResults,
  'correction' | 'nearest' | 'popular' | 'quantity' | 'unread'
>;

const TABS = { product: 'products', supplier: 'suppliers', buying: 'leads' } as const;

/** Nothing was found: the way on. A buyer asks by a request filled with the words. */
export function NothingFound({
  kind,
  asked,
  results,
  clear,
}: {
  kind: SearchKind;
  asked: Asked & { kw: string };
  results: Understanding;
  /** The search without its filters, if it has some. */
  clear: string | null;
}) {
  const { words, lang, portal } = useSite();
  const { search, common } = words;
  const { kw } = asked;
  const { nearest, popular } = results;
  const title = kw ? search.nothing[kind] : clear ? search.nothingFiltered[kind] : search.nothingAtAll[kind];
  const hints = [clear && search.removeFilters, kw && search.tryFewer, kw && search.postHint];
  return (
    <>
      <EmptyState
        icon="search"
        title={fill(title, { kw })}
        text={hints.filter(Boolean).join(lang === 'zh' ? '' : ' ')}
      >
        {nearest && (
          <p className="mb-2 w-full">
            {search.nearest}{' '}
            <TextLink
              href={portal(categoryPath(nearest.full_path.split('/'), nearest.is_end))}
              className="font-semibold"
            >
              {categoryName(nearest, lang)}
            </TextLink>
          </p>
        )}
        {clear && (
          <ButtonLink href={clear} look="outline">
            {words.storefront.clearFilters}
          </ButtonLink>
        )}
        <ButtonLink href={portal(requestPath(kw))} look={clear ? 'quiet' : 'primary'} className="max-w-full">
          <Icon name="document" size={18} />
          <span className="truncate">{kw ? fill(search.post, { kw }) : common.postLink}</span>
        </ButtonLink>
        {kw && <Elsewhere kind={kind} kw={kw} />}
      </EmptyState>
      {popular.length > 0 && <Popular kind={kind} popular={popular} />}
    </>
  );
}

/** What is sure to be found. */
function Popular({ kind, popular }: { kind: SearchKind } & Pick<Understanding, 'popular'>) {
  const { words, lang, portal } = useSite();
  return (
    <section className="mt-8 text-sm">
      <h2 id="popular-searches" className="mb-2 text-lg">
        {words.search.popular}
      </h2>
      <ul aria-labelledby="popular-searches" className="flex flex-wrap gap-2">
        {popular.map((category) => (
          <li key={category.id}>
            <a
              // nobody may want to buy just that: for sale it is in any case
              href={portal(
                searchHref(kind === 'supplier' ? kind : 'product', { kw: categoryName(category, lang) }),
              )}
              className="block rounded-full border border-line bg-paper px-4 py-2 hover:border-jade hover:text-jade"
            >
              {categoryName(category, lang)}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <TextLink href={portal('/All')}>{words.storefront.otherCategories}</TextLink>
      </p>
    </section>
  );
}

function Elsewhere({ kind, kw }: { kind: SearchKind; kw: string }) {
  const { words, portal } = useSite();
  const others = (['product', 'supplier', 'buying'] as const).filter((other) => other !== kind);
  return (
    <p className="mt-2 flex w-full flex-wrap justify-center gap-x-3 text-sm text-ink-soft">
      {words.search.elsewhere}
      {others.map((other) => (
        <TextLink key={other} href={portal(searchHref(other, { kw }))}>
          {words.common.searchTabs[TABS[other]]}
        </TextLink>
      ))}
    </p>
  );
}
