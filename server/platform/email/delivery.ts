/** Delivers e-mails of the outbox by SMTP, on every server; each e-mail by one of them at a time (decision 20). */

import { setTimeout as pause } from 'node:timers/promises';
import { createTransport, type Transporter } from 'nodemailer';
import { type Failure, isRefused, nextAttempt, reasonOf } from '../../../domain/email/email-delivery.ts';
import type { Deps } from '../deps.ts';
import { logThrottled } from '../process/throttled-log.ts';
import type { EmailContent } from './email.ts';
import { emailHtml } from './html.ts';
import { MARK_CID, markPng } from './mark.ts';
import * as query from './outbox.sql.ts';

const CONNECTIONS = 10;
/** E-mails taken at once. */
const BATCH = 50;
/** A server that is gone while it sends does not keep others from sending for longer, in milliseconds. */
const LEASE = 10 * 60_000;
/** Between looks at an outbox with nothing due. */
const IDLE_MS = 1000;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Connections that stay open for many e-mails; what SMTP_URL itself says of them stands. */
function openTransport(smtpUrl: string): Transporter {
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

export interface EmailDelivery {
  /** Ends when what is being sent is sent; the rest stays for the next start, or for another server. */
  stop(): Promise<void>;
}

export function startEmailDelivery(deps: Deps, smtpUrl: string, idleMs = IDLE_MS): EmailDelivery {
  const transport = openTransport(smtpUrl);
  const stopping = new AbortController();
  const { signal } = stopping;

  async function deliver(email: query.OutboxRow): Promise<void> {
    const attempts = email.attempts + 1;
    try {
      await transport.sendMail({
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
      return;
    }
    const sent = { attempts, nextAttemptAt: null, sentAt: deps.now(), error: null };
    await query.updateEmail(deps.db, email.id, sent);
  }

  /** How many were due. */
  async function deliverBatch(): Promise<number> {
    const now = deps.now();
    const due = await query.takeDue(deps.db, now, new Date(now.getTime() + LEASE), BATCH);
    const left = [...due];
    const work = async () => {
      for (let email = left.shift(); email; email = left.shift()) {
        if (signal.aborted) await query.updateEmail(deps.db, email.id, { nextAttemptAt: now });
        else await deliver(email);
      }
    };
    const ended = await Promise.allSettled(Array.from({ length: CONNECTIONS }, work));
    const failed = ended.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return due.length;
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      let count = 0;
      try {
        count = await deliverBatch();
      } catch (error) {
        logThrottled(deps.log, 'warn', { err: error }, 'the outbox could not be read or written');
      }
      if (count < BATCH) await pause(idleMs, undefined, { signal }).catch(() => {});
    }
    transport.close();
  }
  const running = run();
  return {
    stop() {
      stopping.abort();
      return running;
    },
  };
}
