/** Mail and SMS: written in the caller's transaction, delivered afterwards; without SMTP they stay to be read. */
import { EMPTY_CODES_AFTER } from '../../../domain/email/email-delivery.ts';
import type { EmailKind } from '../../../domain/email/email-kinds.ts';
import { DAY_MS } from '../../../domain/time.ts';
import type { Executor } from '../database/database.ts';
import { lockWords } from '../database/lock.ts';
import type { Deps } from '../deps.ts';
import type { Email, EmailContent } from './email.ts';
import * as query from './outbox.sql.ts';
import { outbox } from './outbox.tables.ts';
import { emailText, shortMessage } from './text.ts';

/** What is delivered, or kept to be read. */
export interface OutboxEntry {
  channel: 'email' | 'sms';
  address: string;
  subject?: string;
  body: string;
  /** Of which its HTML is made. */
  content?: EmailContent;
  /** Ends e-mails of its kind, by a page and by one click (RFC 8058). */
  unsubscribe?: string;
  /** Its text is needed for minutes only, and dangerous for longer. */
  holdsCode?: boolean;
  kind?: EmailKind;
}

/** Written out for the outbox. */
export const emailEntry = ({ address, subject, content }: Email): OutboxEntry => ({
  channel: 'email',
  address,
  subject,
  body: emailText(content),
  kind: content.kind,
  content,
  holdsCode: content.code !== undefined,
  ...(content.footer.unsubscribe && { unsubscribe: content.footer.unsubscribe }),
});

/** The same to a mobile. */
export const shortMessageEntry = ({ address, content }: Email): OutboxEntry => ({
  channel: 'sms',
  address,
  body: shortMessage(content),
  kind: content.kind,
  holdsCode: content.code !== undefined,
});

/** A command has no jobs: what it writes is found by the servers' job. */
export type Sending = Pick<Deps, 'environment' | 'now' | 'log'> & Partial<Pick<Deps, 'jobs'>>;

/** Puts an e-mail, or a short message to a mobile, into the outbox, from where it is delivered if mail can go out. */
export const enqueueEmail = (deps: Sending, tx: Executor, email: OutboxEntry): Promise<void> =>
  enqueueEmails(deps, tx, [email]);

/** The same for many at once. */
export async function enqueueEmails(
  deps: Sending,
  tx: Executor,
  emails: readonly OutboxEntry[],
): Promise<void> {
  if (emails.length === 0) return;
  const now = deps.now();
  const isDelivered = ({ channel }: OutboxEntry) =>
    channel === 'email' && deps.environment.smtpUrl !== undefined;
  const rows = await tx
    .insert(outbox)
    .values(
      emails.map((email) => ({
        channel: email.channel,
        address: email.address,
        subject: email.subject ?? '',
        body: email.body,
        holdsCode: email.holdsCode ?? false,
        kind: email.kind ?? null,
        unsubscribe: email.unsubscribe ?? null,
        content: email.content ?? null,
        createdAt: now,
        nextAttemptAt: isDelivered(email) ? now : null,
      })),
    )
    .returning({ id: outbox.id, channel: outbox.channel, nextAttemptAt: outbox.nextAttemptAt });
  const due = rows.flatMap(({ id, nextAttemptAt }) => (nextAttemptAt ? { outbox: id } : []));
  await deps.jobs?.enqueue(tx, 'email.send', due);
  for (const { id, channel, nextAttemptAt } of rows)
    if (nextAttemptAt === null)
      deps.log.info(
        // not the subject, which may be a code
        { outbox: id, channel },
        'kept in the outbox',
      );
}

/** Empties what was sent long ago, and soon what holds a code (decision 20); rows go in the end (decision 37). */
export async function emptyOldEmails({
  db,
  now,
  settings,
}: Pick<Deps, 'db' | 'now' | 'settings'>): Promise<void> {
  const at = now();
  const { mail_text_days, mail_days } = settings.values();
  const before = (age: number) => new Date(at.getTime() - age);
  await query.emptyBefore(db, at, before(mail_text_days * DAY_MS));
  await query.emptyCodesBefore(db, at, before(EMPTY_CODES_AFTER));
  await query.deleteBefore(db, before(mail_days * DAY_MS));
}

/** Whoever counts what an address was sent today waits for who does the same: two at once would both be the last. */
export async function lockMailbox(tx: Executor, address: string): Promise<void> {
  await lockWords(tx, `guest mail ${address.toLowerCase()}`);
}
