/** What decisions set off, and how they are taken back: by the features that decide (decision 37). */
import { toldCompany, undoCertification } from './features/certification/certification.ts';
import type { Teller } from './features/decision/undo/tell.ts';
import type { Undoing } from './features/decision/undo/undo.ts';
import { refusedHold, releasedHold, undoHold } from './features/enquiry/enquiry.ts';
import { toldSeller, undoProduct, undoRevision } from './features/product/product.ts';
import { toldOwner, undoPurchase, undoPurchaseEdit } from './features/purchase/purchase.ts';
import { toldShop, undoShopContent } from './features/shop/shop.ts';

export const TELLERS: readonly Teller<never>[] = [
  toldSeller,
  toldCompany,
  toldShop,
  toldOwner,
  releasedHold,
  refusedHold,
];

/** By the queue in which it was decided. */
export const UNDOING: Undoing = {
  product: { product: undoProduct },
  revision: { revision: undoRevision },
  certification: { certification: undoCertification },
  purchase: { purchase: undoPurchase, purchase_edit: undoPurchaseEdit },
  shop: { shop_content: undoShopContent },
  held: { enquiry_hold: undoHold },
};
