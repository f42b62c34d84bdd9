import type { ShopPages } from '../../../contract/pages.ts';
import { useSite } from '../../storefront/shell/site.tsx';
import { EmptyState } from '../../ui/list/empty-state.tsx';
import { Pagination } from '../../ui/list/pagination.tsx';
import { ProfilePage } from '../parts/company/profile-page.tsx';
import { VideoCard } from '../parts/video-card.tsx';

/** Videos of the shop, newest first, each playing where it stands. */
export function Videos({ videos, ...shop }: ShopPages['videos']) {
  const { words, to } = useSite();
  return (
    <ProfilePage shop={shop} crumbs={[{ name: words.shop.videos }]}>
      <h1 className="mb-5 text-xxl">{words.shop.videos}</h1>
      {videos.items.length === 0 ? (
        <EmptyState icon="play" title={words.shop.noVideos} />
      ) : (
        <ul className={`grid gap-5 ${videos.items.length > 1 ? 'md:grid-cols-2' : ''}`}>
          {videos.items.map((video) => (
            <li key={video.id}>
              <VideoCard video={video} titleLevel="h2" />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={videos.page}
        total={videos.total}
        size={videos.size}
        words={words.common.pagination}
        href={(page) => to(page === 1 ? '/video/' : `/video/list${page}.html`)}
      />
    </ProfilePage>
  );
}
