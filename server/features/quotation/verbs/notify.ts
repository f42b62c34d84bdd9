/** Notifies each side of a quotation of what the other does: in the member centre, and by e-mail where it matters. */
import type { MessageKind } from '../../../../contract/account/message.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Email } from '../../../platform/email/email.ts';
import { sendEmail } from '../../email/email.ts';
import { type MessageParams, sendMessage } from '../../message/message.ts';
import { recordEventOf } from '../../webhook/webhook.ts';
import * as query from '../quotation.sql.ts';

/** Where a quotation stands in the member centre. */
const officePath = (id: number): string => `/quotations/${id}`;

interface About {
  address: string;
  language: 'en' | 'zh';
  /** Title of the request. */
  title: string;
  link: string;
}

/** Tells the supplier of a quotation: by message, and by mail where `write` makes one. */
export async function notifySupplier(
  deps: Deps,
  tx: Executor | Transaction,
  { id, companyId, purchaseId }: Pick<query.QuotationRow, 'id' | 'companyId' | 'purchaseId'>,
  kind: MessageKind,
  params: MessageParams = {},
  write?: (about: About) => Email,
  path: string = officePath(id),
): Promise<void> {
  const [{ userId, email: address, language }, title] = await Promise.all([
    query.supplierOf(tx, companyId),
    query.titleOf(tx, purchaseId),
  ]);
  await sendMessage(deps, tx, userId, kind, { id, title, ...params }, path);
  await recordEventOf(deps, tx, userId, kind, id);
  if (!write) return;
  const link = `${deps.environment.scheme}://my.${deps.environment.publicHost}${path}`;
  await sendEmail(deps, tx, userId, write({ address, language, title, link }));
}
