import type { ShopSection } from '../../../contract/company/shop.ts';
import { ProductGrid } from '../../storefront/lists/product-card.tsx';
import { RichText } from '../../storefront/product/rich-text.tsx';
import { useSite } from '../../storefront/shell/site.tsx';
import { Certificates } from './company/certificates.tsx';
import { PictureWall } from './gallery.tsx';
import { NewsCards } from './news-cards.tsx';
import { VideoCard } from './video-card.tsx';

export type ContentSection = Exclude<ShopSection, { type: 'banner' }>;
export type BannerSection = Extract<ShopSection, { type: 'banner' }>;
export const isBanner = (section: ShopSection): section is BannerSection => section.type === 'banner';

/** What a section of the home page shows, without its heading. */
export function SectionContent({ section, name }: { section: ContentSection; name: string }) {
  switch (section.type) {
    case 'featured':
      return <ProductGrid products={fullRows(section.products)} columns={COLUMNS} />;
    case 'gallery':
      return <PictureWall name={name} pictures={section.pictures} wide />;
    case 'text':
      return <RichText html={section.body} />;
    case 'certificates':
      return <Certificates qualifications={section.qualifications} />;
    case 'video':
      return (
        <div className="mx-auto max-w-[860px]">
          <VideoCard video={section.video} />
        </div>
      );
    case 'news':
      return <NewsCards news={section.news} />;
  }
}

const COLUMNS = 4;

/** Without a last row that would not be full: the link beside the heading leads to all of them. */
const fullRows = <T,>(products: readonly T[]): T[] =>
  products.slice(0, Math.floor(products.length / COLUMNS) * COLUMNS || products.length);

/** Where there is more of it; none where all of it is shown. */
export function useMore(section: ContentSection): { href: string; name: string } | null {
  const { words, to } = useSite();
  const { shop } = words;
  switch (section.type) {
    case 'featured':
      return section.group
        ? { href: to(`/groups/${section.group.id}`), name: shop.wholeGroup }
        : { href: to('/productlist.html'), name: shop.seeProducts };
    case 'certificates':
      return { href: to('/qualification.html'), name: shop.allCertificates };
    case 'video':
      return { href: to('/video/'), name: shop.allVideos };
    case 'news':
      return { href: to('/news/'), name: shop.allNews };
    case 'gallery':
    case 'text':
      return null;
  }
}
