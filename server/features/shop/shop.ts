/** Shop content for other features and the sites; each group of verbs has its own file. */

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
export { type ReviewedShop, waitingContent } from './review/as-shown.ts';
export { certificateNotices } from './review/expiry.ts';
export { restoreShopContent } from './review/restore.ts';
export { toldShop } from './review/review.ts';
export { undoShopContent } from './review/undo.ts';
export { shopSections } from './sections.ts';
