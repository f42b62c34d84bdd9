import type { ShopPages } from '../../../contract/pages.ts';
import { RichText } from '../../storefront/product/rich-text.tsx';
import { shownDate } from '../../storefront/shell/names.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { langAttribute } from '../../storefront/text/lang-attribute.ts';
import { TextLink } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { ProfilePage } from '../parts/company/profile-page.tsx';
import { newsPath } from '../parts/news-cards.tsx';

export function NewsItem({ item, ...shop }: ShopPages['news-item']) {
  const { words, to, lang } = useSite();
  return (
    <ProfilePage shop={shop} crumbs={[{ name: words.shop.news, href: to('/news/') }, { name: item.title }]}>
      <article className="rounded-lg border border-line bg-paper p-8 max-md:p-5">
        <time dateTime={item.published_at} className="text-sm text-ink-faint">
          {shownDate(item.published_at, lang)}
        </time>
        <h1 lang={langAttribute(item.title, lang)} className="mt-1 max-w-[32ch] text-xxl">
          {item.title}
        </h1>
        {item.cover && (
          <Picture
            src={item.cover}
            alt={item.title}
            width={960}
            height={540}
            sizes="(min-width: 1024px) 820px, 95vw"
            main
            className="mt-6 aspect-[16/9] w-full rounded-lg"
          />
        )}
        <div className="mt-6">
          <RichText html={item.body} />
        </div>
      </article>
      <Neighbours item={item} />
    </ProfilePage>
  );
}

function Neighbours({ item: { newer, older } }: Pick<ShopPages['news-item'], 'item'>) {
  const { words, to } = useSite();
  const { shop } = words;
  return (
    <nav aria-label={shop.news} className="mt-6 flex flex-wrap justify-between gap-x-8 gap-y-3 text-sm">
      <TextLink href={to('/news/')}>{shop.allNews}</TextLink>
      {[
        { item: newer, name: shop.newer, rel: 'prev' },
        { item: older, name: shop.older, rel: 'next' },
      ].map(
        ({ item, name, rel }) =>
          item && (
            <p key={rel} className="min-w-0">
              <span className="text-ink-faint">{name}: </span>
              <a href={to(newsPath(item.id))} rel={rel} className="text-jade hover:underline">
                {item.title}
              </a>
            </p>
          ),
      )}
    </nav>
  );
}
