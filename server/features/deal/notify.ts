/** Tells the other side of a deal what one side has told of it (decision 38). */
import { type DealSide, dealNumber } from '../../../domain/deal/deal.ts';
import type { DealStep } from '../../../domain/deal/steps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendEmail } from '../email/email.ts';
import { sendMessage } from '../message/message.ts';
import { notifyOwner, ownersOf } from '../purchase/purchase.ts';
import { recordEvent } from '../webhook/webhook.ts';
import * as query from './deal.sql.ts';
import { emails } from './emails.ts';
import { dealPath } from './make.ts';

/** By message and mail; the webhooks of both sides have the event. */
export async function notifyOther(
  deps: Deps,
  tx: Transaction,
  { deal, company, purchase, owner }: query.Sides,
  from: DealSide,
  { step, note }: { step: DealStep; note: string },
): Promise<void> {
  const { id, acceptedAt, request } = deal;
  const about = { step, note, number: dealNumber(id, acceptedAt) };
  const isClosed = step === 'received';
  await recordEvent(deps, tx, [...ownersOf(purchase), owner.id], isClosed ? 'deal.closed' : 'deal.step', id);
  if (from === 'supplier') {
    const row = await query.purchaseOf(tx, deal.purchaseId);
    const params = { name: company.name, step };
    await notifyOwner(
      deps,
      tx,
      row,
      'deal_step',
      params,
      (to) => emails.step({ ...to, ...about, name: company.name }),
      {
        office: dealPath(id),
        guest: 'deal',
      },
    );
    return;
  }
  const { title } = request;
  const name = purchase.company || purchase.name;
  await sendMessage(deps, tx, owner.id, 'deal_step', { id, title, name, step }, dealPath(id));
  const link = `${deps.environment.scheme}://my.${deps.environment.publicHost}${dealPath(id)}`;
  const to = { address: owner.email, language: owner.language, title, link };
  await sendEmail(deps, tx, owner.id, emails.step({ ...to, ...about, name }));
}
