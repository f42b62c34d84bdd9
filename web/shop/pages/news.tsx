import type { ShopPages } from '../../../contract/pages.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { ProfilePage } from '../parts/company/profile-page.tsx';
import { NewsCards } from '../parts/news-cards.tsx';

/** News of the shop, newest first. */
export function News({ news, ...shop }: ShopPages['news']) {
  const { words, to } = useSite();
  return (
    <ProfilePage shop={shop} crumbs={[{ name: words.shop.news }]}>
      <h1 className="mb-5 text-xxl">{words.shop.news}</h1>
      {news.items.length === 0 ? (
        <EmptyState icon="document" title={words.shop.noNews} />
      ) : (
        <NewsCards news={news.items} titleLevel="h2" />
      )}
      <Pagination
        page={news.page}
        total={news.total}
        size={news.size}
        words={words.common.pagination}
        href={(page) => to(page === 1 ? '/news/' : `/news/list${page}.html`)}
      />
    </ProfilePage>
  );
}
