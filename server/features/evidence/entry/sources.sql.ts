/** Where entries of each kind wait, and which version of them: what was found of another one is found anew. */
import { type SQL, sql } from 'drizzle-orm';
import { CERTIFICATION_STATUS } from '../../../../domain/company/certification.ts';
import { HOLD_STATUS } from '../../../../domain/deal/enquiry.ts';
import { PURCHASE_STATUS } from '../../../../domain/deal/purchase-audit.ts';
import type { EvidenceEntity } from '../../../../domain/evidence/finding.ts';
import { PRODUCT_STATUS, REVISION_STATUS } from '../../../../domain/product/product-review.ts';
import { SHOP_CONTENT_STATUS } from '../../../../domain/shop/shop-content.ts';
import type { Executor } from '../../../platform/database/database.ts';

interface Source {
  /** The row as `w`. */
  from: SQL;
  waits: SQL;
  version: SQL;
}

const SOURCES: Record<EvidenceEntity, Source> = {
  certification: {
    from: sql`certifications w`,
    waits: sql`w.status = ${CERTIFICATION_STATUS.underReview}`,
    // a further document comes while it waits
    version: sql`coalesce(w.licence_number, '') || ' ' || (SELECT count(q.file_id) FROM certification_questions q
      WHERE q.certification_id = w.id)`,
  },
  product: {
    from: sql`products w`,
    waits: sql`w.status = ${PRODUCT_STATUS.underReview}`,
    version: sql`w.version::text`,
  },
  revision: {
    from: sql`product_revisions w`,
    waits: sql`w.status = ${REVISION_STATUS.underReview}`,
    version: sql`extract(epoch FROM w.submitted_at)::text`,
  },
  shop: {
    from: sql`shop_contents w`,
    waits: sql`w.status = ${SHOP_CONTENT_STATUS.underReview}`,
    version: sql`w.version::text`,
  },
  purchase: {
    from: sql`purchases w`,
    waits: sql`(w.status = ${PURCHASE_STATUS.underReview} OR (w.proposal IS NOT NULL AND w.proposal_reason = ''))
      AND w.deleted_at IS NULL AND w.confirmed`,
    version: sql`w.version::text`,
  },
  company_change: {
    from: sql`company_changes w`,
    waits: sql`w.seen_at IS NULL`,
    version: sql`'1'`,
  },
  enquiry_hold: {
    from: sql`enquiry_holds w`,
    waits: sql`w.status = ${HOLD_STATUS.waiting}`,
    version: sql`'1'`,
  },
};

/** Entries that wait and were not looked at as they are, the first that came first. */
export async function entriesToLookAt(
  executor: Executor,
  entity: EvidenceEntity,
  most: number,
): Promise<{ entity: EvidenceEntity; id: number }[]> {
  const { from, waits, version } = SOURCES[entity];
  const { rows } = await executor.execute<{ id: number }>(sql`
    SELECT w.id::float8 AS id FROM ${from}
    WHERE ${waits} AND NOT EXISTS (SELECT FROM entry_risks r
      WHERE r.entity = ${entity} AND r.entity_id = w.id AND r.version = ${version})
    ORDER BY w.id LIMIT ${most}`);
  return rows.map(({ id }) => ({ entity, id }));
}

/** The version of an entry that waits; undefined where it does not. */
export async function versionOf(
  executor: Executor,
  entity: EvidenceEntity,
  id: number,
): Promise<string | undefined> {
  const { from, waits, version } = SOURCES[entity];
  const { rows } = await executor.execute<{ version: string }>(
    sql`SELECT ${version} AS version FROM ${from} WHERE w.id = ${id} AND ${waits}`,
  );
  return rows[0]?.version;
}
