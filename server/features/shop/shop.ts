/** What shops show beside products, as other features and the sites use it; every verb stands in a file by theme. */
export { certificateNotices } from './expiry.ts';
export { publishContent } from './online.sql.ts';
export { type PreviewedShop, previewedShop } from './preview.ts';
export {
  onlineShop,
  SHOP_PAGE_SIZE,
  type ShopSource,
  shopNews,
  shopNewsArticle,
  shopQualifications,
  shopVideos,
} from './public.ts';
export { shopSections } from './sections.ts';
