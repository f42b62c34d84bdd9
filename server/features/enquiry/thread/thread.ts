/** Reads an enquiry's thread, for either side (spec M2.12, M4.5, M7.5; decisions 21, 23). */
import type { EnquiryItem, EnquiryThread } from '../../../../contract/deal/enquiry.ts';
import {
  type Delivery,
  ENQUIRY_STATUS,
  HOLD_STATUS,
  type HoldStatus,
} from '../../../../domain/deal/enquiry.ts';
import { MAX_TRANSLATED } from '../../../../domain/text/translation.ts';
import { transitionAll } from '../../../platform/database/transition.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { ApiError, found, notFound } from '../../../platform/http/error.ts';
import { attachmentOf, documentBytes, fileUrl } from '../../file/file.ts';
import { type Side, sideOf } from '../enquiry.policy.ts';
import * as query from '../enquiry.sql.ts';
import { isEnded, rowByToken } from '../link.ts';

type Attached = Awaited<ReturnType<typeof query.filesOf>>[number];

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
    delivery: side === 'buyer' ? enquiry.delivery : 'delivered',
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
    email_confirmed: enquiry.emailConfirmed,
    buyer_company: enquiry.buyerCompany,
    excerpt: row.excerpt,
    read: !isUnread(enquiry, side),
    checked: side === 'supplier' && row.checked,
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
  const [messages, files] = await Promise.all([
    query.messagesOf(deps.db, id, side),
    query.filesOf(deps.db, id, side),
  ]);
  return {
    ...toItem(row, side),
    messages: messages.map((message) => ({
      id: message.id,
      author: message.author,
      body: message.body,
      delivery: deliveryOf(message),
      created_at: message.createdAt.toISOString(),
      translatable:
        deps.environment.translateUrl !== undefined &&
        message.author !== side &&
        message.body.length <= MAX_TRANSLATED.message,
      files: files
        .filter((file) => file.messageId === message.id)
        .map((file) => attachmentOf(file, urlOf(file))),
    })),
  };
}

const deliveryOf = ({ delivered, hold }: { delivered: boolean; hold: HoldStatus | null }): Delivery => {
  if (delivered) return 'delivered';
  return hold === HOLD_STATUS.refused ? 'refused' : 'held';
};

/** As the lists have it. Throws ApiError not_found, also for an enquiry of others. */
export async function enquiryLine(deps: Deps, actor: MemberActor, id: number): Promise<EnquiryItem> {
  const { row, side } = await ownEnquiry(deps, actor, id);
  return toItem(row, side);
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

/** Throws ApiError not_found; link_ended. */
export async function byToken(deps: Deps, token: string): Promise<query.ItemRow> {
  const row = found(await rowByToken(deps, deps.db, token));
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
  const file = found(
    (await query.filesOf(deps.db, enquiry.id, 'buyer')).find((attached) => attached.key === key),
  );
  return { file, bytes: await documentBytes(deps, file) };
}
