/** E-mails and text messages as operators read them (decisions 23, 37). */
import * as z from 'zod';
import { EMAIL_KINDS } from '../../domain/email/email-kinds.ts';
import { EMAIL_ACTIONS, EMAIL_STATES } from '../../domain/email/outbox.ts';
import { idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';

export const MAIL_CHANNELS = ['email', 'sms'] as const;
/** Whose mails: without it staff's too, where the caller may read them. */
export const MAIL_READERS = ['members'] as const;

export const outboxItem = z.object({
  id: z.int(),
  channel: z.enum(MAIL_CHANNELS),
  /** Null of what older versions wrote. */
  kind: z.string().nullable(),
  address: z.string(),
  subject: z.string(),
  body: z.string(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  error: z.string().nullable(),
  state: z.enum(EMAIL_STATES),
  /** The mail of which it is a copy that was sent once more. */
  copy_of: z.int().nullable(),
  /** What can be done with it now. */
  actions: z.array(z.enum(EMAIL_ACTIONS)),
});
export type OutboxItem = z.infer<typeof outboxItem>;

export const outboxRoutes = {
  listOutbox: route('GET', '/review/outbox', 'operator', {
    summary:
      'Mails and SMS, newest first; kind, state, channel, part of the address, readers (all but staff) and days in UTC filter. Operators see none to staff, and no codes or links.',
    query: z.object({
      ...pageQuery,
      address: z.string().max(50).optional(),
      state: z.enum(EMAIL_STATES).optional(),
      kind: z.enum(EMAIL_KINDS).optional(),
      channel: z.enum(MAIL_CHANNELS).optional(),
      readers: z.enum(MAIL_READERS).optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    reply: paged(outboxItem),
  }),
  sendAgain: route('POST', '/review/outbox/:id/send', 'operator', {
    summary:
      'Tries failed mail once more, soon; 409 when it has not failed, or was emptied. Operators: not to staff.',
    params: idParams,
    reply: nothing,
  }),
  cancelMail: route('POST', '/review/outbox/:id/cancel', 'operator', {
    summary:
      'Keeps mail from being sent; 409 when it was sent or cancelled already. Operators: not to staff.',
    params: idParams,
    reply: nothing,
  }),
  resendMail: route('POST', '/review/outbox/:id/resend', 'operator', {
    creates: true,
    summary:
      'Sends a copy of what was sent; 409 of a code, of what was emptied, and while a copy of it waits. Operators: not to staff.',
    params: idParams,
    reply: nothing,
  }),
};
