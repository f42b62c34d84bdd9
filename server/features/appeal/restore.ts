/** Brings back exactly what an overturned decision took (decision 37). */
import type { DecidedEntity } from '../../../domain/decision/decision.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { restoreCertification, restoreWithdrawn } from '../certification/certification.ts';
import { restoreHold, showMessage } from '../enquiry/enquiry.ts';
import { restoreProduct, restoreRevision } from '../product/product.ts';
import { restorePurchase, restorePurchaseEdit } from '../purchase/purchase.ts';
import { showQuotation } from '../quotation/quotation.ts';
import { restoreShopContent } from '../shop/shop.ts';
import { restoreAccount } from '../user/user.ts';
import type { DecisionRow } from './appeal.sql.ts';

/** What a decision took. */
type Taken = Pick<DecisionRow, 'entity' | 'entity_id' | 'kind' | 'before'>;
/** What each decision found was written by its own feature, which reads it back. */
type Restore = (
  deps: Deps,
  tx: Transaction,
  actor: Actor,
  id: number,
  before: never,
  kind: Taken['kind'],
) => Promise<boolean>;

const RESTORE: Record<DecidedEntity, Restore> = {
  product: restoreProduct,
  revision: (_, tx, actor, id) => restoreRevision(tx, actor, id),
  certification: (_, tx, actor, id, before) => restoreCertification(tx, actor, id, before),
  purchase: restorePurchase,
  purchase_edit: restorePurchaseEdit,
  shop_content: restoreShopContent,
  enquiry_hold: restoreHold,
  quotation: showQuotation,
  message: showMessage,
  user: (deps, tx, actor, id, _, kind) => restoreAccount(deps, tx, actor, id, kind),
  company: (_, tx, actor, id, before) => restoreWithdrawn(tx, actor, id, before),
  // nothing is taken by these yet
  company_change: async () => false,
};

/** False where the thing has moved on since: then nothing is changed. */
export const restoreTaken = (deps: Deps, tx: Transaction, actor: Actor, row: Taken): Promise<boolean> =>
  RESTORE[row.entity](deps, tx, actor, row.entity_id, row.before as never, row.kind);
