import type { PortalPages } from '../../../contract/pages.ts';
import { numberText } from '../../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { searchHref } from '../search/query.ts';
import { categoryName, hoursText } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';

/** Longest title that the form of a request takes. */
const TITLE = 128;

/** What a buyer can do here first: search, or say what is needed; and how much there is (decision 29). */
export function Hero({ figures, popular }: Pick<PortalPages['home'], 'figures' | 'popular'>) {
  const { words, lang, to } = useSite();
  const { heading, hero } = words.home;
  return (
    <section className="rounded-lg border border-line bg-paper p-6 max-md:p-4">
      <h1 className="max-w-[30ch] text-xl">{heading}</h1>
      {popular.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-2 text-sm">
          <h2 id="popular" className="text-sm font-normal tracking-normal text-ink-faint">
            {hero.popular}
          </h2>
          <ul aria-labelledby="popular" className="contents">
            {popular.map((category) => (
              <li key={category.id}>
                <a
                  href={to(searchHref('product', { kw: categoryName(category, lang) }))}
                  className="block rounded-full border border-line px-3 py-0.5 hover:border-jade hover:text-jade"
                >
                  {categoryName(category, lang)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <form action={to('/post-sourcing-request')} className="mt-5">
        <label htmlFor="need" className="text-sm font-semibold">
          {hero.need}
        </label>
        <div className="mt-1.5 flex gap-2 max-sm:flex-col">
          <input
            id="need"
            name="title"
            maxLength={TITLE}
            placeholder={hero.needPlaceholder}
            className="h-11 min-w-0 grow rounded-md border border-line-strong bg-paper px-3.5 max-sm:grow-0"
          />
          <Button type="submit" look="accent" className="h-11">
            {hero.post}
          </Button>
        </div>
        <p className="mt-1.5 text-xs text-ink-soft">{hero.noAccount}</p>
      </form>
      <Figures figures={figures} />
    </section>
  );
}

function Figures({ figures }: Pick<PortalPages['home'], 'figures'>) {
  const { words } = useSite();
  const { hero } = words.home;
  const all: [string, string | null][] = [
    [hero.suppliers, numberText(figures.suppliers)],
    [hero.products, numberText(figures.products)],
    [hero.requests, numberText(figures.requests)],
    [hero.answer, figures.answerHours === null ? null : hoursText(figures.answerHours, words.common)],
  ];
  return (
    <dl
      aria-label={hero.figures}
      className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-4 sm:gap-x-4"
    >
      {all
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd className="text-lg font-semibold text-jade">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
