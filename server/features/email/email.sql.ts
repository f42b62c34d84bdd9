/** Members' choices, guests' unsubscriptions, what waits for a digest; each function is one query. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/schema/error.ts';
import { ACCOUNT_STATUS } from '../../../domain/account/account.ts';
import type { DigestEnds } from '../../../domain/email/digest.ts';
import type { EmailFrequency, EmailTopic } from '../../../domain/email/email-topics.ts';
import { constant } from '../../platform/database/constant.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { EmailLine } from '../../platform/email/email.ts';
import { emailDigestItems, emailPreferences, emailStops } from './email.tables.ts';

export const preferencesOf = (executor: Executor, userIds: readonly number[]) =>
  executor
    .select()
    .from(emailPreferences)
    .where(inArray(emailPreferences.userId, [...userIds]));

/** @param endedAt of these e-mails; null where they go on, and keep when they were last ended */
export const setPreference = (
  tx: Executor,
  row: { userId: number; topic: EmailTopic; frequency: EmailFrequency; endedAt: Date | null },
) =>
  tx
    .insert(emailPreferences)
    .values(row)
    .onConflictDoUpdate({
      target: [emailPreferences.userId, emailPreferences.topic],
      set: { frequency: row.frequency, ...(row.endedAt && { endedAt: row.endedAt }) },
    });

export const stopsAmong = (executor: Executor, hashes: readonly string[]) =>
  executor
    .select()
    .from(emailStops)
    .where(inArray(emailStops.addressHash, [...hashes]));

export const insertStop = (tx: Executor, addressHash: string, topic: EmailTopic, stoppedAt: Date) =>
  tx.insert(emailStops).values({ addressHash, topic, stoppedAt }).onConflictDoNothing();

export const deleteStops = (tx: Executor, addressHash: string, topics: readonly EmailTopic[]) =>
  tx
    .delete(emailStops)
    .where(and(eq(emailStops.addressHash, addressHash), inArray(emailStops.topic, [...topics])));

export const insertItems = (tx: Executor, items: (typeof emailDigestItems.$inferInsert)[]) =>
  tx.insert(emailDigestItems).values(items);

export const dropItems = (tx: Executor, userId: number, topic: EmailTopic) =>
  tx
    .delete(emailDigestItems)
    .where(and(eq(emailDigestItems.userId, userId), eq(emailDigestItems.topic, topic)));

/** Until when is told what waits for an account: what began to wait before the choice became another goes with the days. */
const endOf = ({ daily, weekly }: DigestEnds) => sql`CASE p.frequency
  WHEN 'weekly' THEN ${weekly.toISOString()}::timestamptz ELSE ${daily.toISOString()}::timestamptz END`;
const CHOSEN = sql`LEFT JOIN email_preferences p ON p.user_id = i.user_id AND p.topic = i.topic`;

/** At most `limit` accounts after one for which something is due. */
export async function dueUsers(
  executor: Executor,
  ends: DigestEnds,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await executor.execute<{ id: number }>(sql`
    SELECT DISTINCT i.user_id AS id FROM email_digest_items i ${CHOSEN}
    WHERE i.created_at < ${endOf(ends)} AND i.user_id > ${after} ORDER BY 1 LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

/** The account that is told, held until the transaction ends; undefined while another server tells it. */
export async function takeReader(tx: Executor, userId: number) {
  const { rows } = await tx.execute<{ email: string; language: Language; open: boolean }>(sql`
    SELECT email, language, status = ${constant(ACCOUNT_STATUS.normal)} AS open FROM users WHERE id = ${userId} FOR NO KEY UPDATE SKIP LOCKED`);
  return rows[0];
}

/** Takes out what is due, in the order in which it came. */
export async function takeItems(
  tx: Executor,
  userId: number,
  ends: DigestEnds,
): Promise<{ topic: EmailTopic; line: EmailLine }[]> {
  const { rows } = await tx.execute<{ topic: EmailTopic; line: EmailLine }>(sql`
    WITH taken AS (DELETE FROM email_digest_items d USING email_digest_items i ${CHOSEN}
      WHERE d.id = i.id AND i.user_id = ${userId} AND i.created_at < ${endOf(ends)} RETURNING d.id, d.topic, d.line)
    SELECT topic, line FROM taken ORDER BY id`);
  return rows;
}

export async function accountExists(tx: Executor, userId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT FROM users WHERE id = ${userId}`);
  return rows.length > 0;
}
