/** Products for other features and the sites; each group of verbs has its own file. */

export { checkedUpload, knownNeighbours, type NeighboursOf, productFindings } from './content/check.ts';
export { wordLists } from './content/content.sql.ts';
export { normalContent, prohibitedIn } from './content/content.ts';
export {
  allTextOf,
  linksIn,
  picturesIn,
  plainText,
  sanitised,
  withAlternatives,
} from './content/rich-text.ts';
export { isSameContent, isSameReviewed } from './edit/approved.ts';
export { moveProductsTo, reindexCategory } from './edit/category-move.ts';
export { reorderProduct, saveEdit } from './edit/edit.ts';
export { type Outcome, outcomesOf, requireDone } from './edit/outcomes.ts';
export { createProduct, createProductIn } from './edit/publish.ts';
export { roomLeft } from './edit/room.ts';
export { moveProducts } from './edit/seller-transitions.ts';
export { countSaying, mergeValueInProducts, mergeValueInRevisions } from './edit/value-merge.ts';
export { emptyGroup, lockCompany, lockProducts, moveToGroup } from './edit/write.sql.ts';
export { dropProductPages } from './public/cache-tags.ts';
export { productDetail } from './public/public.ts';
export { waitingProduct, waitingRevision } from './review/as-shown.ts';
export { restoreProduct, restoreRevision } from './review/restore.ts';
export { decideProduct, decideRevision, takeDownIn, takeDownProduct } from './review/review.ts';
export { toldSeller } from './review/told.ts';
export { undoProduct, undoRevision } from './review/undo.ts';
export { productBriefs } from './seller/briefs.ts';
export {
  exportedProducts,
  idsWithWaitingEdit,
  type OwnVersion,
  ownProductsNamed,
  ownVersions,
} from './seller/export.ts';
export { previewedProduct } from './seller/preview.ts';
export { ownProductLine } from './seller/seller-list.ts';
export { removeDeletedProducts } from './sweep.ts';
export { productTranslation, productTranslator } from './translation/translate.ts';
