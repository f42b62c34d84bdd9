/** Delivers an enquiry to the supplier. */
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { sendEmail } from '../../email/email.ts';
import { sendMessage } from '../../message/message.ts';
import { countEnquiry } from '../../statistics/statistics.ts';
import { recordEvent } from '../../webhook/webhook.ts';
import { emails } from '../emails.ts';
import * as query from '../enquiry.sql.ts';
import { aboutOf, titleOf } from '../title.ts';
import { guestLink, officeLink, officePath } from '../token.ts';

/** Tells the supplier by message and mail. */
export async function deliverEnquiry(deps: Deps, tx: Transaction, id: number): Promise<query.ItemRow> {
  const row = (await query.enquiryById(tx, id))!;
  const { enquiry, companyOwner, furtherProducts } = row;
  const [owner, [message]] = [
    (await query.userById(tx, companyOwner))!,
    await query.messagesOf(tx, id, 'supplier'),
  ];
  const { name, productId } = enquiry;
  const products = productId === null ? [] : [productId, ...furtherProducts.map((product) => product.id)];
  for (const product of products) await countEnquiry(tx, product, deps.now());
  await sendMessage(
    deps,
    tx,
    companyOwner,
    'enquiry_received',
    { id, name, title: titleOf(row) },
    officePath(id),
  );
  await recordEvent(deps, tx, [companyOwner], 'enquiry.received', id);
  const received = emails.received({
    address: owner.email,
    language: owner.language,
    about: aboutOf(row),
    name,
    message: message!.body,
    link: officeLink(deps, id),
  });
  await sendEmail(deps, tx, companyOwner, received);
  return row;
}

/** Tells a guest where each thread is. */
export async function notifyGuest(
  deps: Deps,
  tx: Transaction,
  threads: readonly query.ItemRow[],
): Promise<void> {
  const [first] = threads;
  if (!first) return;
  const { email: address, language } = first.enquiry;
  const sentTo = threads.map(({ enquiry, companyName }) => ({
    name: companyName,
    link: guestLink(deps, enquiry, language),
  }));
  const written =
    sentTo.length === 1
      ? emails.sent({ address, language, ...sentTo[0]! })
      : emails.sentToSeveral({ address, language, sentTo });
  await sendEmail(deps, tx, null, written);
}

/** Says to a guest where they see how far what is looked at first has come. */
export async function notifyGuestOfHold(
  deps: Deps,
  tx: Transaction,
  threads: readonly query.ItemRow[],
): Promise<void> {
  const [first] = threads;
  if (!first) return;
  const { email: address, language } = first.enquiry;
  const name = threads.map(({ companyName }) => companyName).join(', ');
  const link = guestLink(deps, first.enquiry, language);
  await sendEmail(deps, tx, null, emails.held({ address, language, name, link }));
}

/** Tells the supplier of a further message of the buyer. */
export async function deliverMessage(
  deps: Deps,
  tx: Transaction,
  row: query.ItemRow,
  message: string,
): Promise<void> {
  const { id, name } = row.enquiry;
  const params = { id, name, title: titleOf(row) };
  await sendMessage(deps, tx, row.companyOwner, 'enquiry_received', params, officePath(id));
  await recordEvent(deps, tx, [row.companyOwner], 'enquiry.message', id);
  const owner = (await query.userById(tx, row.companyOwner))!;
  const mail = { about: aboutOf(row), name, message, link: officeLink(deps, id) };
  await sendEmail(
    deps,
    tx,
    row.companyOwner,
    emails.received({ ...mail, address: owner.email, language: owner.language }),
  );
}
