/** Reads an entry that waits. */
import type { EvidenceEntity } from '../../../../domain/evidence/finding.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { enquiryHoldEntry, purchaseEntry } from './buyers.sql.ts';
import { certificationEntry, companyChangeEntry, shopEntry } from './companies.sql.ts';
import type { Entry } from './entry.ts';
import { productEntry, revisionEntry } from './products.sql.ts';
import { versionOf } from './sources.sql.ts';

type Reader = (executor: Executor, id: number, version: string) => Promise<Entry | undefined>;

const READERS: Record<EvidenceEntity, Reader> = {
  product: productEntry,
  revision: revisionEntry,
  shop: shopEntry,
  purchase: purchaseEntry,
  certification: certificationEntry,
  company_change: companyChangeEntry,
  enquiry_hold: enquiryHoldEntry,
};

/** Undefined for what waits no more. */
export async function readEntry(
  executor: Executor,
  entity: EvidenceEntity,
  id: number,
): Promise<Entry | undefined> {
  const version = await versionOf(executor, entity, id);
  return version === undefined ? undefined : READERS[entity](executor, id, version);
}
