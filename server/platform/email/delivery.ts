/** Delivers an e-mail of the outbox by SMTP (decision 20). */
import { createTransport, type Transporter } from 'nodemailer';
import { type Failure, isRefused, nextAttempt, reasonOf } from '../../../domain/email/email-delivery.ts';
import { semaphore } from '../concurrency/semaphore.ts';
import type { Deps } from '../deps.ts';
import { type Items, type Kind, TryLater } from '../work/work.ts';
import type { EmailContent } from './email.ts';
import { emailHtml } from './html.ts';
import { MARK_CID, markPng } from './mark.ts';
import * as query from './outbox.sql.ts';

const CONNECTIONS = 10;
const ASKED_AT_ONCE = 1000;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Connections that stay open for many e-mails; what SMTP_URL itself says of them stands. */
export function openSmtp(smtpUrl: string): Transporter {
  const url = new URL(smtpUrl);
  const defaults = { pool: true, maxConnections: CONNECTIONS, ...TIMEOUTS };
  for (const [name, value] of Object.entries(defaults))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(value));
  return createTransport(url.href);
}

/** RFC 8058: the program of the reader ends them by one click. */
const unsubscribeHeaders = ({ unsubscribe }: query.OutboxRow): Record<string, string> =>
  unsubscribe === null
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** The HTML, and the mark that it shows. */
async function htmlOf({ subject }: query.OutboxRow, content: EmailContent, publicHost: string) {
  return {
    html: emailHtml({ subject, content }, publicHost),
    attachments: [
      {
        filename: 'mark.png',
        content: await markPng(),
        cid: MARK_CID,
        contentDisposition: 'inline' as const,
      },
    ],
  };
}

/** What failed for good is told by the outbox, not by the console's dead work. */
export const emailDelivery: Kind<'email.send'> = {
  name: 'email.send',
  attempts: Number.POSITIVE_INFINITY,
  // of a server that was gone, or without the database
  pause: 5,
  longestPause: 600,
  // more than connections, so that none of them waits for what is read of the next
  atOnce: 4 * CONNECTIONS,
  look: 1,
  key: ({ outbox }) => String(outbox),
  // cut off, it would come twice
  isWaitedFor: true,
  run: deliver,
};

/** The job: asks for what is due, whatever became of what transactions have asked for. */
export async function askForEmails({ db, jobs, smtp, now }: Deps): Promise<void> {
  for (let after = 0; smtp; ) {
    const items = await query.dueEmails(db, { now: now(), after, most: ASKED_AT_ONCE });
    await jobs.enqueue(db, 'email.send', items);
    if (items.length < ASKED_AT_ONCE) return;
    after = items.at(-1)!.outbox;
  }
}

/** What is sent and not noted yet comes twice after a kill: no more than there are connections. */
const sending = semaphore(CONNECTIONS);

async function deliver(
  deps: Deps,
  { outbox: id }: Items['email.send'],
  stopping: AbortSignal,
): Promise<void> {
  const { smtp } = deps;
  const email = smtp && (await query.waitingEmail(deps.db, id));
  if (!email) return;
  if (email.nextAttemptAt! > deps.now()) throw new TryLater(email.nextAttemptAt!);
  await sending(() => {
    if (stopping.aborted) throw new TryLater(deps.now());
    return send(deps, smtp, email);
  });
}

async function send(deps: Deps, smtp: Transporter, email: query.OutboxRow): Promise<void> {
  const attempts = email.attempts + 1;
  try {
    await smtp.sendMail({
      from: deps.environment.mailFrom,
      // not as text, in which a comma or a quotation mark would begin another recipient
      to: { name: '', address: email.address },
      subject: email.subject,
      text: email.body,
      ...(email.content && (await htmlOf(email, email.content, deps.environment.publicHost))),
      // no answer of an absent reader comes back
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(email) },
      // the same in each attempt: who has it twice can tell
      messageId: `<outbox-${email.id}@${deps.environment.publicHost.replace(/:.*/, '')}>`,
    });
  } catch (error) {
    const reason = reasonOf(error as Failure);
    const next = isRefused(error as Failure) ? null : nextAttempt(attempts, email.createdAt, deps.now());
    // the error itself may repeat the e-mail
    deps.log.warn({ outbox: email.id, attempts, reason }, next ? 'e-mail not sent yet' : 'e-mail given up');
    const given = next ? {} : { error: reason };
    await query.updateEmail(deps.db, email.id, { attempts, nextAttemptAt: next, ...given });
    if (next) throw new TryLater(next);
    return;
  }
  const sent = { attempts, nextAttemptAt: null, sentAt: deps.now(), error: null };
  await query.updateEmail(deps.db, email.id, sent);
}
