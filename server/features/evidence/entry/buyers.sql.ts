/** What buyers write: sourcing requests, and enquiries that are held. */
import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { enquiries, enquiryFiles, enquiryHolds, enquiryMessages } from '../../enquiry/enquiry.tables.ts';
import { purchaseFiles, purchases } from '../../purchase/purchase.tables.ts';
import type { Entry } from './entry.ts';
import { filesByIds } from './files.sql.ts';

const ownerOf = (userId: number | null, email: string) =>
  userId === null
    ? `g${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32)}`
    : `u${userId}`;

export async function purchaseEntry(
  executor: Executor,
  id: number,
  version: string,
): Promise<Entry | undefined> {
  const [row] = await executor.select().from(purchases).where(eq(purchases.id, id));
  if (!row) return undefined;
  const proposed = row.proposal !== null && row.proposalReason === '';
  const { title, description, contactName, contactCompany } = proposed ? row.proposal! : row;
  const attached = await executor
    .select({ id: purchaseFiles.fileId })
    .from(purchaseFiles)
    .where(and(eq(purchaseFiles.purchaseId, id), eq(purchaseFiles.proposed, proposed)))
    .orderBy(asc(purchaseFiles.position));
  return {
    entity: 'purchase',
    id,
    version,
    owner: ownerOf(row.userId, row.contactEmail),
    companyId: null,
    texts: [
      { field: 'title', text: title },
      { field: 'description', text: description },
      { field: 'contact', text: `${contactName}\n${contactCompany}` },
    ],
    files: await filesByIds(
      executor,
      'files',
      attached.map((file) => file.id),
    ),
    own: [{ entity: 'purchase', id, field: 'description', text: description, isKept: true }],
  };
}

export async function enquiryHoldEntry(
  executor: Executor,
  id: number,
  version: string,
): Promise<Entry | undefined> {
  const [row] = await executor
    .select({ enquiry: enquiries, message: enquiryMessages })
    .from(enquiryHolds)
    .innerJoin(enquiries, eq(enquiries.id, enquiryHolds.enquiryId))
    .innerJoin(enquiryMessages, eq(enquiryMessages.id, enquiryHolds.messageId))
    .where(eq(enquiryHolds.id, id));
  if (!row) return undefined;
  const { enquiry, message } = row;
  const attached = await executor
    .select({ id: enquiryFiles.fileId })
    .from(enquiryFiles)
    .where(eq(enquiryFiles.messageId, message.id))
    .orderBy(asc(enquiryFiles.position));
  return {
    entity: 'enquiry_hold',
    id,
    version,
    owner: ownerOf(enquiry.userId, enquiry.email),
    companyId: null,
    // a buyer's signature has a telephone, and what else is odd about it the score says (domain/deal/spam.ts)
    texts: [
      { field: 'subject', text: enquiry.subject, mayHoldContact: true },
      { field: 'message', text: message.body, mayHoldContact: true },
    ],
    files: await filesByIds(
      executor,
      'files',
      attached.map((file) => file.id),
    ),
    own: [{ entity: 'enquiry_hold', id, field: 'message', text: message.body, isKept: true }],
  };
}
