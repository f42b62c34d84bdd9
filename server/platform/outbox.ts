/** Mail and SMS: written in the caller's transaction, delivered afterwards; without SMTP they stay to be read. */
import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Executor } from './database.ts';
import type { Deps } from './deps.ts';
import { outbox } from './outbox.tables.ts';

export interface Email {
  channel: 'email' | 'sms';
  address: string;
  subject?: string;
  body: string;
}

/** Puts an e-mail, or a short message to a mobile, into the outbox and, where mail can go out, queues its delivery. */
export async function enqueueEmail(deps: Deps, tx: Executor, email: Email): Promise<void> {
  const [row] = await tx
    .insert(outbox)
    .values({
      channel: email.channel,
      address: email.address,
      subject: email.subject ?? '',
      body: email.body,
    })
    .returning({ id: outbox.id });
  if (email.channel === 'email' && deps.environment.smtpUrl)
    await deps.jobs.send(tx, 'deliver-mail', { outboxId: row!.id });
  else
    deps.log.info(
      // not the subject, which may be a code
      { outbox: row!.id, channel: email.channel },
      'kept in the outbox',
    );
}

/** Delivers by SMTP. A failure is written to the row and thrown, so that the queue tries again. */
export async function deliverEmails(deps: Deps, smtpUrl: string): Promise<void> {
  const transport = createTransport(smtpUrl);
  await deps.jobs.work('deliver-mail', async ({ outboxId }) => {
    const [email] = await deps.db.select().from(outbox).where(eq(outbox.id, outboxId));
    if (!email || email.sentAt) return;
    const note = (change: Partial<typeof outbox.$inferInsert>) =>
      deps.db.update(outbox).set(change).where(eq(outbox.id, outboxId));
    try {
      await transport.sendMail({
        from: deps.environment.mailFrom,
        to: email.address,
        subject: email.subject,
        text: email.body,
      });
      await note({ sentAt: deps.now(), error: null });
    } catch (error) {
      await note({ error: (error as Error).message });
      throw error;
    }
  });
}
