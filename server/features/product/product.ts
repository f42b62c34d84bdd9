/** Products as other features and the sites use them; every verb stands in a file by theme. */

export { isSameContent, isSameReviewed } from './approved.ts';
export { productBriefs } from './briefs.ts';
export { dropProductPages } from './cache-tags.ts';
export { checkedUpload, knownNeighbours, type NeighboursOf, productFindings } from './check.ts';
export { prohibitedWordList } from './content.sql.ts';
export { normalContent, prohibitedIn } from './content.ts';
export { reorderProduct, saveEdit } from './edit.ts';
export {
  exportedProducts,
  idsWithWaitingEdit,
  type OwnVersion,
  ownProductsNamed,
  ownVersions,
} from './export.ts';
export { moveProducts } from './moves.ts';
export { type Outcome, outcomesOf, requireDone } from './outcomes.ts';
export { previewedProduct } from './preview.ts';
export { productDetail } from './public.ts';
export { createProduct, createProductIn } from './publish.ts';
export { decideProduct, decideRevision, takeDownProduct } from './review.ts';
export { picturesIn, plainText, saidBy, sanitised, withAlternatives } from './rich-text.ts';
export { roomLeft } from './room.ts';
export { ownProductLine } from './seller-list.ts';
export { removeDeletedProducts } from './sweep.ts';
export { productTranslation, translateProducts, translationTag } from './translate.ts';
export { emptyGroup, lockCompany, lockProducts, moveToGroup } from './write.sql.ts';
