/** What is hidden of a thread, and shown again. */
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { companies } from '../../company/company.tables.ts';
import { enquiries, enquiryMessages, enquiryMessageTranslations } from '../enquiry.tables.ts';

/** A message with its thread, both locked, and the supplier's account. */
export async function lockMessage(tx: Executor, id: number) {
  const [row] = await tx
    .select({ message: enquiryMessages, enquiry: enquiries, supplier: companies.userId })
    .from(enquiryMessages)
    .innerJoin(enquiries, eq(enquiries.id, enquiryMessages.enquiryId))
    .innerJoin(companies, eq(companies.id, enquiries.companyId))
    .where(eq(enquiryMessages.id, id))
    .for('update', { of: [enquiries, enquiryMessages] });
  return row;
}

/** What a machine made of it is of another text now; the pages of both sides hear of it. */
export async function setBody(
  tx: Executor,
  { id, enquiryId }: { id: number; enquiryId: number },
  { body, hiddenAt, now }: { body: string; hiddenAt: Date | null; now: Date },
): Promise<void> {
  await tx.update(enquiryMessages).set({ body, hiddenAt }).where(eq(enquiryMessages.id, id));
  await tx.delete(enquiryMessageTranslations).where(eq(enquiryMessageTranslations.messageId, id));
  await tx.update(enquiries).set({ updatedAt: now }).where(eq(enquiries.id, enquiryId));
}
