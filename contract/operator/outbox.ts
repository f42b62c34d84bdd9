/** E-mails and text messages as operators read them (decision 23). */
import * as z from 'zod';
import { EMAIL_STATES } from '../../domain/email/outbox.ts';
import { idParams, nothing, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';

export const outboxItem = z.object({
  id: z.int(),
  channel: z.enum(['email', 'sms']),
  address: z.string(),
  subject: z.string(),
  body: z.string(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  error: z.string().nullable(),
  /** Whether it failed and still has its text. */
  can_be_sent_again: z.boolean(),
});
export type OutboxItem = z.infer<typeof outboxItem>;

export const outboxRoutes = {
  listOutbox: route('GET', '/review/outbox', 'operator', {
    summary:
      'Mails and SMS, newest first; `address` and `state` filter. Operators see none to staff, and no codes or links.',
    query: z.object({
      ...pageQuery,
      address: z.string().max(50).optional(),
      state: z.enum(EMAIL_STATES).optional(),
    }),
    reply: paged(outboxItem),
  }),
  sendAgain: route('POST', '/review/outbox/:id/send', 'operator', {
    summary:
      'Tries failed mail once more, soon; 409 when it has not failed, or was emptied. Operators: not to staff.',
    params: idParams,
    reply: nothing,
  }),
};
