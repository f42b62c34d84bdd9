/** E-mail preferences of members, and the gallery of all e-mails (decision 20). */
import * as z from 'zod';
import { EMAIL_KINDS } from '../../domain/email/email-kinds.ts';
import { EMAIL_FREQUENCIES, EMAIL_TOPICS } from '../../domain/email/email-topics.ts';
import { choice } from '../schema/field.ts';
import { nothing } from '../schema/page.ts';
import { route } from '../schema/route.ts';

const frequency = choice(EMAIL_FREQUENCIES);

export const emailPreference = z.object({
  topic: choice(EMAIL_TOPICS),
  /** each: an e-mail at once · daily, weekly: one for all of it, after the end of the day or week (UTC) · none. */
  frequency,
  /** What can be chosen; an answer that waits for a week is none, so not every topic has a weekly digest. */
  choices: z.array(frequency),
});
export type EmailPreference = z.infer<typeof emailPreference>;

export const emailRoutes = {
  listEmailPreferences: route('GET', '/session/user/emails', 'user', {
    summary:
      'How often the caller hears of each topic by e-mail. Codes and what concerns the security of the account come always.',
    reply: z.array(emailPreference),
  }),
  setEmailPreference: route('PUT', '/session/user/emails/:topic', 'user', {
    whileSuspended: true,
    summary:
      'Choose how often e-mails about a topic come; 422 for a frequency that it does not have. With none, what waits for a digest is dropped.',
    params: z.object({ topic: choice(EMAIL_TOPICS) }),
    body: z.object({ frequency }),
    reply: nothing,
  }),
};

export const emailGalleryRoutes = {
  listEmailKinds: route('GET', '/review/emails', 'operator', {
    summary: 'Every kind of e-mail there is, and what it is about.',
    reply: z.array(z.object({ kind: choice(EMAIL_KINDS), about: z.string() })),
  }),
  getEmailSample: route('GET', '/review/emails/:kind', 'operator', {
    summary: 'A sample of a kind of e-mail as it is sent, with made-up names, in one language.',
    params: z.object({ kind: choice(EMAIL_KINDS) }),
    query: z.object({ language: choice(['en', 'zh']).default('en') }),
    reply: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  }),
};
