import type { ShopNewsItem } from '../../../contract/company/shop.ts';
import { shownDate } from '../../storefront/shell/names.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { langAttribute } from '../../storefront/text/lang-attribute.ts';
import { Picture } from '../../ui/picture/picture.tsx';

export const newsPath = (id: number): string => `/news/${id}.html`;

/** News in rows of cards; one without a cover is its text alone. */
export function NewsCards({
  news,
  titleLevel: Title = 'h3',
}: {
  news: ShopNewsItem[];
  titleLevel?: 'h2' | 'h3';
}) {
  const { to, lang } = useSite();
  return (
    <ul className={`grid gap-4 sm:grid-cols-2 ${news.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}>
      {news.map(({ id, title, cover, summary, published_at }) => (
        <li
          key={id}
          className="group relative flex flex-col overflow-hidden rounded-lg border border-line bg-paper transition-shadow hover:shadow-mid"
        >
          {cover && (
            <Picture
              src={cover}
              alt=""
              width={640}
              height={360}
              sizes="(min-width: 1024px) 400px, (min-width: 640px) 48vw, 95vw"
              className="aspect-[16/9] w-full"
            />
          )}
          <div className="flex grow flex-col p-5">
            <time dateTime={published_at} className="text-xs text-ink-faint">
              {shownDate(published_at, lang)}
            </time>
            <Title lang={langAttribute(title, lang)} className="mt-1 text-md leading-snug tracking-normal">
              <a
                href={to(newsPath(id))}
                className="after:absolute after:inset-0 after:rounded-lg group-hover:text-jade"
              >
                {title}
              </a>
            </Title>
            <p lang={langAttribute(summary, lang)} className="mt-2 line-clamp-3 text-sm text-ink-soft">
              {summary}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
