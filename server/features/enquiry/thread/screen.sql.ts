/** What is known about a sender and a text before an enquiry is delivered. */
import { sql } from 'drizzle-orm';
import { ENQUIRY_STATUS, HOLD_STATUS } from '../../../../domain/deal/enquiry.ts';
import type { JudgedMessage } from '../../../../domain/deal/spam.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { enquiryHolds } from '../enquiry.tables.ts';

export interface Sender {
  userId: number | null;
  email: string;
  submitIp: string;
}

type Known = Pick<JudgedMessage, 'sameTextTo' | 'lastHour' | 'markedBy' | 'refused'>;

/** @param but the enquiry itself, which is there already when a guest confirms it */
export async function knownOf(
  executor: Executor,
  sender: Sender,
  text: { key: string | null; companyId: number; but: number },
  since: { hour: Date; repeated: Date; remembered: Date },
): Promise<Known> {
  const email = sender.email.toLowerCase();
  // of guests an address may be shared: what was put aside counts for the e-mail, which was confirmed
  const person =
    sender.userId === null
      ? sql`e.user_id IS NULL AND lower(e.email) = ${email}`
      : sql`e.user_id = ${sender.userId}`;
  const near =
    sender.userId === null
      ? sql`e.user_id IS NULL AND (lower(e.email) = ${email} OR e.submit_ip = ${sender.submitIp}::inet)`
      : person;
  const at = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const { rows } = await executor.execute<Known & Record<string, unknown>>(sql`SELECT
    (SELECT count(DISTINCT e.company_id)::int FROM enquiry_messages m JOIN enquiries e ON e.id = m.enquiry_id
      WHERE m.text_key = ${text.key} AND m.created_at > ${at(since.repeated)}
        AND e.confirmed AND e.company_id <> ${text.companyId} AND ${near}) AS "sameTextTo",
    (SELECT count(*)::int FROM enquiries e
      WHERE e.created_at > ${at(since.hour)} AND e.confirmed AND e.id <> ${text.but} AND ${near}) AS "lastHour",
    (SELECT count(DISTINCT e.company_id)::int FROM enquiries e
      WHERE e.created_at > ${at(since.remembered)} AND e.received AND e.status = ${ENQUIRY_STATUS.spam}
        AND ${person}) AS "markedBy",
    (SELECT count(*)::int FROM enquiries e JOIN enquiry_holds h ON h.enquiry_id = e.id
      WHERE h.status = ${HOLD_STATUS.refused} AND h.created_at > ${at(since.remembered)} AND ${person}) AS "refused"`);
  return rows[0]!;
}

export async function insertHold(
  tx: Executor,
  row: Pick<typeof enquiryHolds.$inferInsert, 'enquiryId' | 'messageId' | 'score' | 'reasons' | 'createdAt'>,
): Promise<void> {
  await tx.insert(enquiryHolds).values(row);
}
