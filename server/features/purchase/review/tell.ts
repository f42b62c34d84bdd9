/** What is said of a decision on a request, once it cannot be undone (decision 37). */
import type { MessageKind } from '../../../../contract/account/message.ts';
import type { PurchasePart } from '../../../../domain/deal/purchase-owner.ts';
import type { Rule } from '../../../../domain/decision/decision.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Email } from '../../../platform/email/email.ts';
import { appealLink, type Teller } from '../../decision/decision.ts';
import { sendEmail, sendEmails } from '../../email/email.ts';
import { type MessageParams, partsText, sendMessage, sendMessages } from '../../message/message.ts';
import { emails } from '../emails.ts';
import { type About, leadLink, notifyOwner } from '../owner.ts';
import * as query from '../write.sql.ts';

type Refusal = 'rejected' | 'takenDown' | 'editRejected';
export type Told = {
  id: number;
  email: 'approved' | 'editApproved' | Refusal;
  reasons?: string[];
  note?: string;
  rule?: Rule;
  /** That can be appealed. */
  decision?: number;
  /** In the words of whoever posted it. */
  reason?: string;
  /** Approved for the first time: those whom it concerns are asked. */
  first?: boolean;
  /** Of an edit, what is another now. */
  parts?: PurchasePart[];
};

const KINDS: Record<Told['email'], MessageKind> = {
  approved: 'purchase_approved',
  editApproved: 'purchase_edit_approved',
  rejected: 'purchase_rejected',
  takenDown: 'purchase_taken_down',
  editRejected: 'purchase_edit_rejected',
};

/** Message, mail and webhook to the owner; at the first approval also to those who may quote. */
export const toldOwner: Teller<Told> = {
  of: 'purchase',
  async tell(deps, tx, { id, email, reasons = [], note = '', reason = '', rule, decision, first, parts }) {
    const row = await query.lockPurchase(tx, id);
    if (!row) return;
    const isApproved = email === 'approved' || email === 'editApproved';
    const why = { reasons: reasons.join(','), note, ...(rule && { rule }), ...(decision && { decision }) };
    const params: MessageParams = isApproved ? {} : why;
    const appeal = decision && (await appealLink(deps, tx, decision));
    const write = (about: About): Email =>
      email === 'approved' || email === 'editApproved'
        ? emails[email](about)
        : emails[email]({ ...about, reason, ...(appeal && { appeal }) });
    await notifyOwner(deps, tx, row, KINDS[email], params, write);
    if (parts) await notifyQuoting(deps, tx, row, parts);
    if (!first) return;
    await invite(deps, tx, row);
    await deps.jobs.enqueue(tx, 'purchase.match', [{ id }]);
  },
};

/** The supplier of the product is told of a request that came from it; one that is no longer listed is not. */
async function invite(deps: Deps, tx: Transaction, row: query.PurchaseRow): Promise<void> {
  const product =
    row.invitedProductId === null ? undefined : await query.invitedProduct(tx, row.invitedProductId);
  if (!product || product.owner === row.userId) return;
  const { id, title } = row;
  const { owner, email: address, language } = product;
  const link = leadLink(deps, language, await query.fullPathOf(tx, row.categoryId), id);
  await sendMessage(deps, tx, owner, 'purchase_invited', { id, title, product: product.title }, link);
  await sendEmail(
    deps,
    tx,
    owner,
    emails.invited({ address, language, title, product: product.title, link }),
  );
}

/** Suppliers whose quotation is not decided yet are told what has changed under it. */
async function notifyQuoting(
  deps: Deps,
  tx: Transaction,
  { id, title, categoryId }: { id: number; title: string; categoryId: number },
  parts: readonly PurchasePart[],
): Promise<void> {
  if (parts.length === 0) return;
  const suppliers = await query.undecidedSuppliers(tx, id);
  const path = await query.fullPathOf(tx, categoryId);
  const notified = suppliers.map((supplier) => ({
    ...supplier,
    link: leadLink(deps, supplier.language, path, id),
  }));
  await sendMessages(
    deps,
    tx,
    notified.map(({ userId, link }) => ({
      userId,
      kind: 'purchase_edited',
      params: { id, title, changed: parts.join(',') },
      link,
    })),
  );
  await sendEmails(
    deps,
    tx,
    notified.map(({ userId, email: address, language, link }) => ({
      userId,
      email: emails.editedForSupplier({
        address,
        language,
        title,
        link,
        changed: partsText(parts, language),
      }),
    })),
  );
}
