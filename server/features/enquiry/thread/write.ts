/** Replies in an enquiry's thread, from either side (spec M2.12, M7.5; decisions 21, 23). */
import type { Transaction } from '../../../platform/database/database.ts';
import { transition } from '../../../platform/database/transition.ts';
import type { Caller, Deps, MemberActor } from '../../../platform/deps.ts';
import { ApiError } from '../../../platform/http/error.ts';
import { sendEmail } from '../../email/email.ts';
import { attachmentsFor } from '../../file/file.ts';
import { sendMessage } from '../../message/message.ts';
import { isSameNetwork } from '../../response/response.ts';
import { recordEvent } from '../../webhook/webhook.ts';
import { emails } from '../emails.ts';
import * as query from '../enquiry.sql.ts';
import { aboutOf, titleOf } from '../title.ts';
import { guestLink, officeLink, officePath } from '../token.ts';
import { deliverMessage } from './deliver.ts';
import { holdMessage, screenMessage } from './screen.ts';
import { byToken, ownEnquiry } from './thread.ts';

interface Writing {
  message: string;
  files: number[];
}

/** Adds a message to the thread. Throws ApiError not_found; wrong_state where the thread is closed or spam; invalid with `files`. */
export async function replyEnquiry(deps: Deps, actor: MemberActor, id: number, body: Writing): Promise<null> {
  const { row, side } = await ownEnquiry(deps, actor, id);
  await deps.db.transaction<unknown>((tx) =>
    side === 'buyer' ? writeAsBuyer(deps, tx, actor, row, body) : replyAsSupplier(deps, tx, actor, row, body),
  );
  return null;
}

/** The guest writes on; what looks like spam waits for a reviewer. Throws as replyEnquiry. */
export async function guestReply(
  deps: Deps,
  caller: Caller,
  token: string,
  body: Writing,
): Promise<{ held: boolean }> {
  const row = await byToken(deps, token);
  return deps.db.transaction(async (tx) => {
    const { enquiry } = row;
    const { id, companyId } = enquiry;
    const verdict = await screenMessage(deps, tx, {
      enquiryId: id,
      companyId,
      sender: enquiry,
      subject: '',
      text: body.message,
      answered: await query.hasAnswer(tx, id),
    });
    if (!verdict.held) return { held: await writeAsBuyer(deps, tx, caller, row, body) };
    const now = (await query.lockEnquiry(tx, id))!;
    if (!query.enquiryStates.lifecycle.from('write').includes(now.status)) throw new ApiError('wrong_state');
    // an enquiry that waits itself is read as a whole
    if (now.delivery === 'held') return { held: await writeAsBuyer(deps, tx, caller, row, body) };
    const messageId = await appendMessage(deps, tx, caller, id, 'buyer', body, { delivered: false });
    await holdMessage(deps, tx, verdict, { enquiryId: id, messageId });
    return { held: true };
  });
}

async function appendMessage(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  enquiryId: number,
  author: 'buyer' | 'supplier',
  { message: body, files }: Writing,
  { delivered = true } = {},
): Promise<number> {
  const attached = await attachmentsFor(tx, caller, files, 'files');
  return query.insertMessage(
    tx,
    { enquiryId, author, body, delivered, createdAt: deps.now() },
    attached.map((file) => file.id),
  );
}

/**
 * A further message of the buyer: the supplier has the enquiry unread again, and back if it was deleted.
 * @returns whether it waits, since the enquiry does
 */
async function writeAsBuyer(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  row: query.ItemRow,
  body: Writing,
): Promise<boolean> {
  const { id } = row.enquiry;
  const { received } = await transition(tx, query.enquiryStates, {
    id,
    action: 'write',
    by: 'buyer',
    caller,
    change: { readAt: null, deletedAt: null, closedAt: null, updatedAt: deps.now() },
  });
  await appendMessage(deps, tx, caller, id, 'buyer', body);
  if (received) await deliverMessage(deps, tx, row, body.message);
  return !received;
}

async function replyAsSupplier(
  deps: Deps,
  tx: Transaction,
  actor: Caller,
  row: query.ItemRow,
  body: Writing,
) {
  const { id, userId, email, language, submitIp } = row.enquiry;
  const now = deps.now();
  await transition(tx, query.enquiryStates, {
    id,
    action: 'reply',
    by: 'supplier',
    caller: actor,
    change: {
      readAt: query.firstRead(now),
      buyerReadAt: null,
      updatedAt: now,
      ...(isSameNetwork(submitIp, actor.ip) && { ownNetwork: true }),
    },
  });
  await appendMessage(deps, tx, actor, id, 'supplier', body);
  const buyer = userId === null ? undefined : await query.userById(tx, userId);
  if (userId !== null) {
    const params = { id, name: row.companyName, title: titleOf(row) };
    await sendMessage(deps, tx, userId, 'enquiry_replied', params, officePath(id));
    await recordEvent(deps, tx, [userId], 'enquiry.replied', id);
  }
  await sendEmail(
    deps,
    tx,
    userId,
    emails.replied({
      about: aboutOf(row),
      name: row.companyName,
      message: body.message,
      address: buyer?.email ?? email,
      language: buyer?.language ?? language,
      link: userId === null ? guestLink(deps, row.enquiry, language) : officeLink(deps, id),
    }),
  );
}
