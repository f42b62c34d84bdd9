/** Mail and SMS: written in the caller's transaction, delivered afterwards; without SMTP they stay to be read. */
import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Executor } from './database.ts';
import type { Deps } from './deps.ts';
import { outbox } from './outbox.tables.ts';

export interface Letter {
  channel: 'email' | 'sms';
  address: string;
  subject?: string;
  body: string;
}

/** Puts a letter into the outbox and, where mail can go out, queues its delivery. */
export async function post(deps: Deps, tx: Executor, letter: Letter): Promise<void> {
  const [row] = await tx
    .insert(outbox)
    .values({
      channel: letter.channel,
      address: letter.address,
      subject: letter.subject ?? '',
      body: letter.body,
    })
    .returning({ id: outbox.id });
  if (letter.channel === 'email' && deps.environment.smtpUrl)
    await deps.jobs.send(tx, 'deliver-mail', { outboxId: row!.id });
  else
    deps.log.info(
      // not the subject, which may be a code
      { outbox: row!.id, channel: letter.channel },
      'kept in the outbox',
    );
}

/** Delivers by SMTP. A failure is written to the row and thrown, so that the queue tries again. */
export async function deliverMails(deps: Deps, smtpUrl: string): Promise<void> {
  const transport = createTransport(smtpUrl);
  await deps.jobs.work('deliver-mail', async ({ outboxId }) => {
    const [letter] = await deps.db.select().from(outbox).where(eq(outbox.id, outboxId));
    if (!letter || letter.sentAt) return;
    const note = (change: Partial<typeof outbox.$inferInsert>) =>
      deps.db.update(outbox).set(change).where(eq(outbox.id, outboxId));
    try {
      await transport.sendMail({
        from: deps.environment.mailFrom,
        to: letter.address,
        subject: letter.subject,
        text: letter.body,
      });
      await note({ sentAt: deps.now(), error: null });
    } catch (error) {
      await note({ error: (error as Error).message });
      throw error;
    }
  });
}
