/** Brings back exactly what an overturned decision took (decision 37). */
import type { DecidedEntity } from '../../../domain/decision/decision.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import {
  type CertificationBefore,
  restoreCertification,
  restoreWithdrawn,
} from '../certification/certification.ts';
import { type HoldBefore, restoreHold, showMessage } from '../enquiry/enquiry.ts';
import { type ProductBefore, restoreProduct, restoreRevision } from '../product/product.ts';
import { type PurchaseBefore, restorePurchase, restorePurchaseEdit } from '../purchase/purchase.ts';
import { type QuotationBefore, showQuotation } from '../quotation/quotation.ts';
import { restoreShopContent, type ShopBefore } from '../shop/shop.ts';
import { restoreAccount } from '../user/user.ts';
import type { DecisionRow } from './appeal.sql.ts';

/** What a decision took. */
type Taken = Pick<DecisionRow, 'entity' | 'entity_id' | 'kind' | 'before'>;
type Restore = (deps: Deps, tx: Transaction, actor: Actor, id: number, row: Taken) => Promise<boolean>;

/** What each decision found was written by its own feature, which reads it back. */
const before = <T>(row: Taken) => row.before as T;

const RESTORE: Record<DecidedEntity, Restore> = {
  product: (deps, tx, actor, id, row) => restoreProduct(deps, tx, actor, id, before<ProductBefore>(row)),
  revision: (_, tx, actor, id) => restoreRevision(tx, actor, id),
  certification: (_, tx, actor, id, row) =>
    restoreCertification(tx, actor, id, before<CertificationBefore>(row)),
  purchase: (deps, tx, actor, id, row) => restorePurchase(deps, tx, actor, id, before<PurchaseBefore>(row)),
  purchase_edit: (deps, tx, actor, id, row) =>
    restorePurchaseEdit(deps, tx, actor, id, before<PurchaseBefore>(row)),
  shop_content: (deps, tx, actor, id, row) =>
    restoreShopContent(deps, tx, actor, id, before<ShopBefore>(row)),
  enquiry_hold: (deps, tx, actor, id, row) => restoreHold(deps, tx, actor, id, before<HoldBefore>(row)),
  quotation: (deps, tx, actor, id, row) => showQuotation(deps, tx, actor, id, before<QuotationBefore>(row)),
  message: (deps, tx, actor, id, row) => showMessage(deps, tx, actor, id, before<{ body: string }>(row)),
  user: (deps, tx, actor, id, { kind }) => restoreAccount(deps, tx, actor, id, kind),
  company: (_, tx, actor, id, row) => restoreWithdrawn(tx, actor, id, row.before),
  // nothing is taken by these yet
  company_change: async () => false,
};

/** False where the thing has moved on since: then nothing is changed. */
export const restoreTaken = (deps: Deps, tx: Transaction, actor: Actor, row: Taken): Promise<boolean> =>
  RESTORE[row.entity](deps, tx, actor, row.entity_id, row);
