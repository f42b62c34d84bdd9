/** Sends an enquiry to one supplier or several (spec P7.6; decisions 23, 27). */
import type * as z from 'zod';
import type { newEnquiry } from '../../../../contract/deal/enquiry.ts';
import { confirmableUntil } from '../../../../domain/account/confirmation.ts';
import { type AskedThread, type Delivery, threadsOf } from '../../../../domain/deal/enquiry.ts';
import { DAY_MS } from '../../../../domain/time.ts';
import { audit } from '../../../platform/database/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Caller, Deps } from '../../../platform/deps.ts';
import { lockMailbox } from '../../../platform/email/outbox.ts';
import { ApiError, invalid } from '../../../platform/http/error.ts';
import { makeCounted } from '../../../platform/http/limits/rate-limit.ts';
import { confirmationLink } from '../../../platform/secrets/guest-token.ts';
import { countryByCode } from '../../address/address.ts';
import { askNamedAddress, type Named, namedAs, requireDeliverable, sendEmail } from '../../email/email.ts';
import { attachmentsFor } from '../../file/file.ts';
import { isOwnNetwork } from '../../response/response.ts';
import { emails } from '../emails.ts';
import { insertMessage } from '../enquiry.sql.ts';
import { deliverEnquiry } from '../thread/deliver.ts';
import { holdMessage, screenMessage, textKeyOf } from '../thread/screen.ts';
import { linkHash } from '../token.ts';
import * as query from './create.sql.ts';

/** Within this time the same text to the same target is a double submission. */
const SAME_MS = 10 * 60_000;
const GUEST_ENQUIRIES_AN_HOUR = 10;
/** Enquiries of guests that name the same e-mail, in a day. */
const A_DAY = 10;

type Body = z.output<typeof newEnquiry>;
interface Made {
  id: number;
  delivery: Delivery;
}

interface Created {
  id: number;
  ids: number[];
  confirm: boolean;
  held: boolean;
  gone: boolean;
}

/**
 * Sends an enquiry to each supplier asked; each gets a message and a mail, unless it looks like spam and waits for a
 * reviewer, and learns of no other. A guest's stands aside until they confirm their address, once for all: the mail says nothing they wrote. Sent twice it is there once.
 * A member's bears the account's address; another one is marked until its owner confirms it by a link.
 * Of a product that its owner has withdrawn the supplier is asked in general (`gone`).
 * Throws ApiError supplier_gone when the one asked about is not visible and own_company when it is the caller's,
 * of several invalid with `targets.N` (unavailable); invalid with `country` (unknown_address) or `files` (unknown_file); too_many when a guest's address, or
 * the e-mail that is named, has had its share.
 */
export async function createEnquiry(deps: Deps, caller: Caller, body: Body): Promise<Created> {
  const { threads, gone } = await askedThreads(deps, caller, body);
  const create = async () => ({ ...(await beginOrFind(deps, caller, body, threads)), gone });
  if (caller.user) return create();
  const giveBack = await deps.rateLimit('enquiry', caller.ip, GUEST_ENQUIRIES_AN_HOUR, threads.length);
  return makeCounted(giveBack, create);
}

async function beginOrFind(
  deps: Deps,
  caller: Caller,
  body: Body,
  threads: Thread[],
): Promise<Omit<Created, 'gone'>> {
  const countryId = (await countryByCode(deps, body.country))?.id;
  if (countryId === undefined) throw invalid({ country: 'unknown_address' });
  await requireDeliverable(deps, body.email, 'email');
  const named = await namedAs(deps, caller, body.email, (userId, since) =>
    query.namedBefore(deps.db, userId, body.email, since),
  );
  return deps.db.transaction(async (tx) => {
    const confirm = !caller.user;
    if (confirm) await lockMailbox(tx, body.email);
    const sent = await sentBefore(deps, tx, caller, body, threads);
    const left = threads.filter(({ companyId }) => !sent.has(companyId));
    const made = await beginThreads(deps, tx, caller, { ...body, countryId, named }, left);
    const ids = threads.map(({ companyId }) => (made.get(companyId) ?? sent.get(companyId)!).id);
    const unconfirmed = [...sent.values()].some((before) => !before.confirmed);
    const held = [...made.values(), ...sent.values()].some(({ delivery }) => delivery === 'held');
    return { id: ids[0]!, ids, confirm: left.length > 0 ? confirm : unconfirmed, held };
  });
}

interface Thread extends AskedThread {
  /** Whose company it is. */
  owner: number;
}

async function askedThreads(
  { db }: Deps,
  { user }: Caller,
  { target, targets = [target!] }: Body,
): Promise<{ threads: Thread[]; gone: boolean }> {
  const asked = await query.companiesAsked(db, targets);
  const owners = new Map([...asked.values()].map(({ companyId, owner }) => [companyId, owner]));
  const isOwn = (companyId: number) => owners.get(companyId) === user?.id;
  const companyOf = ({ type, id }: (typeof targets)[number]) => asked.get(`${type} ${id}`)?.companyId ?? null;
  const { threads, unknown } = threadsOf(targets, companyOf);
  if (unknown.length > 0 && target) throw new ApiError('supplier_gone');
  if (target && threads.some(({ companyId }) => isOwn(companyId))) throw new ApiError('own_company');
  unknown.push(
    ...targets.flatMap((one, i) => {
      const companyId = companyOf(one);
      return companyId !== null && isOwn(companyId) ? [i] : [];
    }),
  );
  if (unknown.length > 0)
    throw invalid(Object.fromEntries(unknown.map((i) => [`targets.${i}`, 'unavailable' as const])));
  const isGone = (productId: number) => asked.get(`product ${productId}`)!.gone ?? false;
  return {
    // a message about what is no longer offered is one to its supplier
    threads: threads.map(({ companyId, productIds }) => ({
      companyId,
      productIds: productIds.filter((id) => !isGone(id)),
      owner: owners.get(companyId)!,
    })),
    gone: threads.some(({ productIds }) => productIds.some(isGone)),
  };
}

/** Those of a double submission, by company. */
async function sentBefore(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  body: Body,
  threads: readonly AskedThread[],
) {
  const since = new Date(deps.now().getTime() - SAME_MS);
  const sender = { userId: caller.user?.id ?? null, email: body.email, body: body.message };
  const found = new Map<number, Made & { confirmed: boolean }>();
  // in one order, so that two submissions never wait for each other
  for (const { companyId, productIds } of threads.toSorted((a, b) => a.companyId - b.companyId)) {
    const asked = { ...sender, companyId, productId: productIds[0] ?? null };
    const before = await query.findDuplicate(tx, asked, since);
    if (before) found.set(companyId, before);
  }
  return found;
}

/** @returns what became of each, by company */
async function beginThreads(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  body: Body & { countryId: number; named: Named },
  threads: readonly Thread[],
): Promise<Map<number, Made>> {
  const made = new Map<number, Made>();
  if (threads.length === 0) return made;
  const now = deps.now();
  const userId = caller.user?.id ?? null;
  if (userId === null) {
    const today = await query.guestEnquiries(tx, body.email, new Date(now.getTime() - DAY_MS));
    if (today + threads.length > A_DAY) throw new ApiError('too_many', { retryAfter: DAY_MS / 1000 });
  }
  const attached = await attachmentsFor(tx, caller, body.files, 'files');
  const fileIds = attached.map((file) => file.id);
  let first: number | undefined;
  for (const { companyId, productIds, owner } of threads) {
    // a guest's is looked at once it is confirmed
    const verdict =
      userId === null
        ? null
        : await screenMessage(deps, tx, {
            enquiryId: 0,
            companyId,
            sender: { userId, email: body.email, submitIp: caller.ip },
            subject: body.subject,
            text: body.message,
            answered: false,
          });
    const delivery = verdict?.held ? ('held' as const) : ('delivered' as const);
    const id = await query.nextId(tx);
    first ??= id;
    const row = {
      id,
      delivery,
      companyId,
      productId: productIds[0] ?? null,
      submissionId: threads.length > 1 ? first : null,
      userId,
      countryId: body.countryId,
      subject: body.subject,
      quantity: body.quantity,
      unit: body.unit,
      name: body.name,
      email: body.email,
      buyerCompany: body.company,
      guestTokenHash: userId === null ? linkHash(deps, { id, linkRenewedAt: null }) : null,
      language: caller.language,
      submitIp: caller.ip,
      ownNetwork: await isOwnNetwork(deps, tx, caller, owner),
      emailConfirmed: body.named === 'confirmed',
      buyerReadAt: now,
      createdAt: now,
      updatedAt: now,
    };
    await query.insertEnquiry(tx, row, productIds.slice(1));
    const text = { author: 'buyer' as const, body: body.message, textKey: textKeyOf(body.message) };
    const messageId = await insertMessage(tx, { enquiryId: id, ...text, createdAt: now }, fileIds);
    await audit(tx, caller, { action: 'send', entity: 'enquiry', id });
    if (verdict?.held) await holdMessage(deps, tx, verdict, { enquiryId: id, messageId });
    else if (verdict) await deliverEnquiry(deps, tx, id);
    made.set(companyId, { id, delivery });
  }
  if (body.named === 'new')
    await askNamedAddress(deps, tx, caller, {
      thing: 'enquiry',
      id: first!,
      address: body.email,
      sentAt: now,
    });
  if (userId === null) await askToConfirm(deps, tx, caller, { id: first!, address: body.email, sentAt: now });
  return made;
}

async function askToConfirm(
  deps: Deps,
  tx: Transaction,
  { language }: Caller,
  { id, address, sentAt }: { id: number; address: string; sentAt: Date },
): Promise<void> {
  const sent = { thing: 'enquiry', id, expiresAt: confirmableUntil(sentAt) } as const;
  const link = confirmationLink(deps, language, sent);
  await sendEmail(deps, tx, null, emails.confirm({ address, language, link }));
}
