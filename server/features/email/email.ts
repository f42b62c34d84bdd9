/** Sends e-mails as their recipients chose: at once, in a digest, or not at all (decision 20). */
import { beginningOf, type EmailFrequency, type EmailTopic } from '../../../domain/email/email-topics.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Email, EmailLine } from '../../platform/email/email.ts';
import { emailEntry, enqueueEmails, type Sending } from '../../platform/email/outbox.ts';
import * as query from './email.sql.ts';
import { addressHashOf, type Subscriber, unsubscribeLink } from './token.ts';

export {
  askNamedAddress,
  type Named,
  type NamedBefore,
  namedAddressEmail,
  namedAs,
  requireDeliverable,
} from './named-address.ts';
export { frequencyOf, resumeForGuest, setPreference } from './preferences.ts';

interface Sent {
  /** Null for an address without an account. */
  userId: number | null;
  email: Email;
}

/** Where a member chooses how often which e-mails come. */
export const settingsLink = ({ environment }: Pick<Sending, 'environment'>): string =>
  `${environment.scheme}://my.${environment.publicHost}/account/EmailPreferences`;

/** Puts an e-mail into the outbox, or among what waits for the next digest, in the caller's transaction. */
export const sendEmail = (deps: Sending, tx: Executor, userId: number | null, email: Email): Promise<void> =>
  sendEmails(deps, tx, [{ userId, email }]);

/** The same for many at once. */
export async function sendEmails(deps: Sending, tx: Executor, emails: readonly Sent[]): Promise<void> {
  if (emails.length === 0) return;
  const wanted = await frequencies(tx, emails);
  const now: Email[] = [];
  const later: { userId: number; topic: EmailTopic; line: EmailLine; createdAt: Date }[] = [];
  for (const [i, { userId, email }] of emails.entries()) {
    const { about } = email;
    const frequency = wanted[i]!;
    const line = lineOf(email);
    if (about === 'security' || about === 'service') now.push(email);
    else if (frequency === 'none') continue;
    // a digest is what was waited for, and what leads to nothing can stand in none
    else if (frequency === 'each' || isDigest(email) || !line || userId === null)
      now.push(withEnd(deps, userId, email));
    else later.push({ userId, topic: about, line, createdAt: deps.now() });
  }
  await enqueueEmails(deps, tx, now.map(emailEntry));
  if (later.length > 0) await query.insertItems(tx, later);
}

/** How often each of them is wanted. */
async function frequencies(tx: Executor, emails: readonly Sent[]): Promise<EmailFrequency[]> {
  const ended = emails.filter(({ email }) => email.about !== 'security' && email.about !== 'service');
  const userIds = ended.flatMap(({ userId }) => userId ?? []);
  const hashes = ended.flatMap(({ userId, email }) => (userId === null ? addressHashOf(email.address) : []));
  const [preferences, stops] = [
    userIds.length > 0 ? await query.preferencesOf(tx, userIds) : [],
    hashes.length > 0 ? await query.stopsAmong(tx, hashes) : [],
  ];
  const chosen = new Map(
    preferences.map(({ userId, topic, frequency }) => [`${userId} ${topic}`, frequency]),
  );
  const stopped = new Set(stops.map(({ addressHash, topic }) => `${addressHash} ${topic}`));
  return emails.map(({ userId, email: { about, address } }) => {
    if (about === 'security' || about === 'service') return 'each';
    if (userId === null) return stopped.has(`${addressHashOf(address)} ${about}`) ? 'none' : 'each';
    return chosen.get(`${userId} ${about}`) ?? beginningOf(about);
  });
}

const isDigest = ({ content }: Email): boolean => content.kind.startsWith('digest.');

/** What a digest says of it. */
function lineOf({ subject, content: { paragraphs, button } }: Email): EmailLine | null {
  const [text] = paragraphs;
  return button ? { title: subject, ...(text && { text }), link: button.link } : null;
}

/** With the links that end others like it, where they can be ended. */
export function withEnd(deps: Sending, userId: number | null, email: Email): Email {
  const { about: topic, content, address } = email;
  if (topic === 'security' || topic === 'service') return email;
  const whose: Subscriber = userId === null ? { addressHash: addressHashOf(address) } : { userId };
  const unsubscribe = unsubscribeLink(deps, content.language, { topic, ...whose });
  const footer = { ...content.footer, ...(userId !== null && { settings: settingsLink(deps) }), unsubscribe };
  return { ...email, content: { ...content, footer } };
}
