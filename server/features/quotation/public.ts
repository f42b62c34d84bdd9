/** Who has quoted, as the public sees it (spec P7.5). */
import type { PublicQuotation } from '../../../contract/deal/quotation.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/error.ts';
import { supplierCards } from '../card/card.ts';
import { isPublicLead } from '../purchase/purchase.ts';
import * as query from './quotation.sql.ts';

/** At most `n` of the quotations on a public request, newest first, without prices; none where it is hidden. */
export async function leadQuotations(
  deps: Deps,
  { id, n }: { id: number; n: number },
): Promise<PublicQuotation[]> {
  if (!(await isPublicLead(deps, id))) throw notFound();
  const rows = await query.shownQuotations(deps.replica, id, n);
  const cards = await supplierCards(deps.replica, [...new Set(rows.map((row) => row.companyId))]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return rows.map((row) => ({
    id: row.id,
    company: byId.get(row.companyId)!,
    incoterm: row.incoterm as PublicQuotation['incoterm'],
    lead_time_days: row.leadTimeDays,
    sample_offered: row.sampleOffered,
    created_at: row.createdAt.toISOString(),
  }));
}
