/** An enquiry on its way to the supplier. */
import type { Transaction } from '../../platform/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueueEmail } from '../../platform/outbox.ts';
import { sendMessage } from '../message/message.ts';
import { countEnquiry } from '../statistics/statistics.ts';
import { emails } from './emails.ts';
import * as query from './enquiry.sql.ts';
import { guestLink, officeLink, officePath } from './token.ts';

/** Tells the supplier by message and mail, and a guest where the thread is. */
export async function deliverEnquiry(deps: Deps, tx: Transaction, id: number): Promise<void> {
  const { enquiry, companyName, companyOwner, productTitle } = (await query.enquiryById(tx, id))!;
  const [owner, [message]] = [(await query.userById(tx, companyOwner))!, await query.messagesOf(tx, id)];
  const { name, subject, productId } = enquiry;
  if (productId !== null) await countEnquiry(tx, productId, deps.now());
  await sendMessage(
    deps,
    tx,
    companyOwner,
    'enquiry_received',
    { id, name, title: productTitle ?? subject },
    officePath(id),
  );
  const received = emails.received({
    address: owner.email,
    language: owner.language,
    about: productTitle ?? (subject || companyName),
    name,
    message: message!.body,
    link: officeLink(deps, id),
  });
  await enqueueEmail(deps, tx, received);
  if (enquiry.userId !== null) return;
  const sent = emails.sent({
    address: enquiry.email,
    language: enquiry.language,
    name: companyName,
    link: guestLink(deps, id, enquiry.language),
  });
  await enqueueEmail(deps, tx, sent);
}
