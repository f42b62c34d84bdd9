/** The home page of a shop: the seller's sections, or a default made of what the shop has. */

import type { PublicCompany } from '../../../contract/company/company.ts';
import type { ShopSection } from '../../../contract/company/shop.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { VIDEO_PLAYER_ORIGINS } from '../../../domain/shop/video-link.ts';
import { WORDS } from '../../../locales/words.ts';
import { companyProducts } from '../../features/listing/listing.ts';
import { onlineShop, type ShopSource, shopSections } from '../../features/shop/shop.ts';
import type { Deps } from '../../platform/deps.ts';
import { shownText } from '../pages/rich-text.ts';
import { mobileShopPath } from '../seo/shop-head.ts';
import { headOf, type ShopRequest, type ShopResult, shopTags } from './shop-context.ts';

/** As many as a section of that kind shows. */
const CERTIFICATES = 6;
const NEWS = 3;

export async function shopHome(shopRequest: ShopRequest): ShopResult {
  const { frame, request } = shopRequest;
  const { deps } = request;
  const [products, sections] = await Promise.all([
    companyProducts(deps, frame.company.id, { page: 1, size: 20 }),
    shopSections(deps, frame.company.id),
  ]);
  const shown = await homeSections(
    deps,
    request.lang,
    frame.company,
    sections,
    onlineShop(deps, frame.company.id),
  );
  return {
    page: 'home',
    props: { ...frame, products: products.items, sections: shown },
    // spec P2.21: the shop's own address on the mobile site
    head: { ...headOf(shopRequest, { products }), mobile: mobileShopPath(frame.company) },
    tags: shopTags(frame),
    ...(shown.some(isFromElsewhere) && { frames: VIDEO_PLAYER_ORIGINS }),
  };
}

const isFromElsewhere = (section: ShopSection) =>
  section.type === 'video' && section.video.source.from !== 'file';

/** What the page shows of a company whose seller made these: its banners stand in as long as none of them is one. */
export async function homeSections(
  deps: Deps,
  lang: Language,
  company: PublicCompany,
  sections: ShopSection[],
  source: ShopSource,
): Promise<ShopSection[]> {
  const own = sections.length > 0 ? sections : await automatic(deps, lang, company, source);
  const shown = own.map((section) =>
    section.type === 'text' ? { ...section, body: shownText(lang, section.body, company.name) } : section,
  );
  return shown.some(({ type }) => type === 'banner') ? shown : [...bannersOf(company), ...shown];
}

const bannersOf = ({ banners }: PublicCompany): ShopSection[] =>
  banners.length > 0
    ? [{ id: 0, type: 'banner', slides: banners.map((image) => ({ image, title: '', text: '', link: '' })) }]
    : [];

/** Products, factory, certificates, video and news: what there is of them. */
async function automatic(
  deps: Deps,
  lang: Language,
  company: PublicCompany,
  source: ShopSource,
): Promise<ShopSection[]> {
  const { shop } = WORDS[lang];
  const { has_news, has_videos, has_qualifications } = company.decoration;
  const first = { page: 1, size: NEWS };
  const [newest, qualifications, videos, news] = await Promise.all([
    companyProducts(deps, company.id, { page: 1, size: 8 }),
    has_qualifications ? source.qualifications() : [],
    has_videos ? source.videos({ page: 1, size: 1 }) : null,
    has_news ? source.news(first) : null,
  ]);
  const holding = qualifications.filter(({ expired }) => !expired).slice(0, CERTIFICATES);
  const pictures = company.photos.map((image) => ({ image, caption: '' }));
  const [video] = videos?.items ?? [];
  const all: (ShopSection | null)[] = [
    newest.items.length > 0
      ? { id: 1, type: 'featured', title: shop.newProducts, group: null, products: newest.items }
      : null,
    pictures.length > 0 ? { id: 2, type: 'gallery', title: shop.factory, pictures } : null,
    holding.length > 0
      ? { id: 3, type: 'certificates', title: shop.certificates, qualifications: holding }
      : null,
    video ? { id: 4, type: 'video', title: shop.videos, video } : null,
    news && news.items.length > 0 ? { id: 5, type: 'news', title: shop.news, news: news.items } : null,
  ];
  return all.filter((section) => section !== null);
}
