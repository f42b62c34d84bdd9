/** The thread of an enquiry, from either side (spec M2.12, M4.5, M7.5; decisions 21, 23). */
import type { EnquiryItem, EnquiryThread } from '../../../contract/enquiry.ts';
import { ENQUIRY_STATUS } from '../../../domain/enquiry.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Caller, Deps, MemberActor } from '../../platform/deps.ts';
import { ApiError, found, notFound } from '../../platform/error.ts';
import { enqueueEmail } from '../../platform/outbox.ts';
import { transition, transitionAll } from '../../platform/transition.ts';
import { attachmentsFor, fileUrl } from '../file/file.ts';
import { sendMessage } from '../message/message.ts';
import { emails } from './emails.ts';
import { type Side, sideOf } from './enquiry.policy.ts';
import * as query from './enquiry.sql.ts';
import { isEnded } from './link.ts';
import { aboutOf, titleOf } from './title.ts';
import { guestLink, hashOf, officeLink, officePath } from './token.ts';

type Attached = Awaited<ReturnType<typeof query.filesOf>>[number];
interface Writing {
  message: string;
  files: number[];
}

const productsOf = ({ enquiry, productTitle, productImage, furtherProducts }: query.ItemRow) =>
  enquiry.productId === null
    ? []
    : [
        { id: enquiry.productId, title: productTitle ?? '', image: productImage && `/files/${productImage}` },
        ...furtherProducts,
      ];

export function toItem(row: query.ItemRow, side: Side): EnquiryItem {
  const { enquiry } = row;
  const products = productsOf(row);
  return {
    id: enquiry.id,
    // the buyer does not learn that it counts as spam
    status:
      side === 'buyer' && enquiry.status === ENQUIRY_STATUS.spam ? ENQUIRY_STATUS.closed : enquiry.status,
    subject: enquiry.subject,
    product: products[0] ?? null,
    products,
    company: { id: enquiry.companyId, name: row.companyName },
    quantity: enquiry.quantity,
    unit: enquiry.unit,
    country: row.country,
    country_zh: row.countryZh,
    name: enquiry.name,
    email: enquiry.email,
    buyer_company: enquiry.buyerCompany,
    excerpt: row.excerpt,
    read: !isUnread(enquiry, side),
    labels: side === 'supplier' ? row.labels : [],
    last_message_at: enquiry.lastMessageAt.toISOString(),
    created_at: enquiry.createdAt.toISOString(),
  };
}

/** A supplier has to read what is new, a buyer what was answered. */
const isUnread = (
  { status, buyerReadAt }: Pick<query.ItemRow['enquiry'], 'status' | 'buyerReadAt'>,
  side: Side,
): boolean =>
  side === 'supplier'
    ? status === ENQUIRY_STATUS.new
    : status === ENQUIRY_STATUS.replied && buyerReadAt === null;

export async function ownEnquiry(deps: Deps, actor: MemberActor, id: number) {
  const row = await query.enquiryById(deps.db, id);
  const side = row && sideOf(actor, row.enquiry);
  // other people get 404, so that they do not learn that the enquiry exists
  if (!side) throw notFound();
  return { row, side };
}

async function threadOf(
  deps: Deps,
  row: query.ItemRow,
  side: Side,
  urlOf: (file: Attached) => string = fileUrl,
): Promise<EnquiryThread> {
  const { id } = row.enquiry;
  const [messages, files] = await Promise.all([query.messagesOf(deps.db, id), query.filesOf(deps.db, id)]);
  return {
    ...toItem(row, side),
    messages: messages.map((message) => ({
      id: message.id,
      author: message.author,
      body: message.body,
      created_at: message.createdAt.toISOString(),
      files: files
        .filter((file) => file.messageId === message.id)
        .map((file) => ({ id: file.id, name: file.name, bytes: file.bytes, url: urlOf(file) })),
    })),
  };
}

/** Throws ApiError not_found, also for an enquiry of others. */
export async function getEnquiry(deps: Deps, actor: MemberActor, id: number): Promise<EnquiryThread> {
  const { row, side } = await ownEnquiry(deps, actor, id);
  return threadOf(deps, row, side);
}

/** Marks an enquiry as read by the caller's side; reading again changes nothing. Throws ApiError not_found. */
export async function readEnquiry(deps: Deps, actor: MemberActor, id: number): Promise<null> {
  const { side } = await ownEnquiry(deps, actor, id);
  const now = deps.now();
  if (side === 'buyer') await query.markBuyerRead(deps.db, id, now);
  else
    await deps.db.transaction((tx) =>
      transitionAll(tx, query.enquiryStates, {
        where: query.oneEnquiry(id),
        action: 'read',
        by: 'supplier',
        caller: actor,
        change: { readAt: now },
      }),
    );
  return null;
}

/** Adds a message to the thread. Throws ApiError not_found; wrong_state where the thread is closed or spam; invalid with `files`. */
export async function replyEnquiry(deps: Deps, actor: MemberActor, id: number, body: Writing): Promise<null> {
  const { row, side } = await ownEnquiry(deps, actor, id);
  await deps.db.transaction((tx) =>
    (side === 'buyer' ? writeAsBuyer : replyAsSupplier)(deps, tx, actor, row, body),
  );
  return null;
}

async function byToken(deps: Deps, token: string): Promise<query.ItemRow> {
  const row = found(await query.enquiryByToken(deps.db, hashOf(token)));
  if (isEnded(row.enquiry, deps.now())) throw new ApiError('link_ended');
  return row;
}

/** The thread behind a guest's link. Throws ApiError not_found; link_ended. */
export async function guestEnquiry(deps: Deps, token: string): Promise<EnquiryThread> {
  const row = await byToken(deps, token);
  await query.markBuyerRead(deps.db, row.enquiry.id, deps.now());
  return threadOf(deps, row, 'buyer', ({ key }) => `/api/services/enquiry/${token}/files/${key}`);
}

/** An attachment of the guest's own thread, with its bytes. Throws ApiError not_found. */
export async function guestFile(
  deps: Deps,
  token: string,
  key: string,
): Promise<{ file: Attached; bytes: Buffer }> {
  const { enquiry } = await byToken(deps, token);
  const file = found((await query.filesOf(deps.db, enquiry.id)).find((attached) => attached.key === key));
  return { file, bytes: found(await deps.files.get(file.key)) };
}

/** The guest writes on. Throws as replyEnquiry. */
export async function guestReply(deps: Deps, caller: Caller, token: string, body: Writing): Promise<null> {
  const row = await byToken(deps, token);
  await deps.db.transaction((tx) => writeAsBuyer(deps, tx, caller, row, body));
  return null;
}

async function appendMessage(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  id: number,
  author: Side,
  body: Writing,
) {
  const attached = await attachmentsFor(tx, caller, body.files, 'files');
  const message = { enquiryId: id, author, body: body.message, createdAt: deps.now() };
  await query.insertMessage(
    tx,
    message,
    attached.map((file) => file.id),
  );
}

/** A further message of the buyer: the supplier has the enquiry unread again, and back if it was deleted. */
async function writeAsBuyer(deps: Deps, tx: Transaction, caller: Caller, row: query.ItemRow, body: Writing) {
  const { id, name } = row.enquiry;
  await transition(tx, query.enquiryStates, {
    id,
    action: 'write',
    by: 'buyer',
    caller,
    change: { readAt: null, deletedAt: null, closedAt: null, updatedAt: deps.now() },
  });
  await appendMessage(deps, tx, caller, id, 'buyer', body);
  const params = { id, name, title: titleOf(row) };
  await sendMessage(deps, tx, row.companyOwner, 'enquiry_received', params, officePath(id));
  const owner = await query.userById(tx, row.companyOwner);
  const mail = { about: aboutOf(row), name, message: body.message, link: officeLink(deps, id) };
  await enqueueEmail(
    deps,
    tx,
    emails.received({ ...mail, address: owner!.email, language: owner!.language }),
  );
}

async function replyAsSupplier(
  deps: Deps,
  tx: Transaction,
  actor: Caller,
  row: query.ItemRow,
  body: Writing,
) {
  const { id, userId, email, language } = row.enquiry;
  const now = deps.now();
  await transition(tx, query.enquiryStates, {
    id,
    action: 'reply',
    by: 'supplier',
    caller: actor,
    change: { readAt: query.firstRead(now), buyerReadAt: null, updatedAt: now },
  });
  await appendMessage(deps, tx, actor, id, 'supplier', body);
  const buyer = userId === null ? undefined : await query.userById(tx, userId);
  if (userId !== null) {
    const params = { id, name: row.companyName, title: titleOf(row) };
    await sendMessage(deps, tx, userId, 'enquiry_replied', params, officePath(id));
  }
  await enqueueEmail(
    deps,
    tx,
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
