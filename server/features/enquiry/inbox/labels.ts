/** The seller's own labels for enquiries (decision 27). */
import type { EnquiryLabel } from '../../../../contract/deal/enquiry.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { invalid, notFound } from '../../../platform/http/error.ts';
import { receivedOf } from './inbox.sql.ts';
import * as query from './labels.sql.ts';

export const listEnquiryLabels = (deps: Deps, { user }: MemberActor): Promise<EnquiryLabel[]> =>
  query.labelsOf(deps.db, user.company.id);

/** Two who name labels at once must not both take the last place, or the same name. */
const locked = <T>(
  deps: Deps,
  { user: { company } }: MemberActor,
  work: (tx: Transaction, companyId: number) => Promise<T>,
): Promise<T> =>
  deps.db.transaction(async (tx) => {
    await query.lockCompany(tx, company.id);
    return work(tx, company.id);
  });

/** Throws ApiError invalid with `name`: label_taken or too_many_labels. */
export const createEnquiryLabel = (deps: Deps, actor: MemberActor, name: string): Promise<EnquiryLabel> =>
  locked(deps, actor, async (tx, companyId) => {
    if (await query.isTaken(tx, companyId, name)) throw invalid({ name: 'label_taken' });
    if ((await query.labelsOf(tx, companyId)).length >= deps.settings.values().enquiry_labels_most)
      throw invalid({ name: 'too_many_labels' });
    return query.insertLabel(tx, { companyId, name, createdAt: deps.now() });
  });

/** Throws ApiError not_found; invalid with `name` where it is taken. */
export const renameEnquiryLabel = (deps: Deps, actor: MemberActor, id: number, name: string): Promise<null> =>
  locked(deps, actor, async (tx, companyId) => {
    if (!(await query.hasLabel(tx, companyId, id))) throw notFound();
    if (await query.isTaken(tx, companyId, name, id)) throw invalid({ name: 'label_taken' });
    await query.renameLabel(tx, companyId, id, name);
    return null;
  });

/** Throws ApiError not_found. */
export async function deleteEnquiryLabel(deps: Deps, { user }: MemberActor, id: number): Promise<null> {
  if (!(await query.deleteLabel(deps.db, user.company.id, id))) throw notFound();
  return null;
}

/** Puts a label on enquiries or takes it off. Per id: not_found for what is not in the inbox, or without such a label. */
export const labelEnquiries = (
  deps: Deps,
  actor: MemberActor,
  { ids, label, on }: { ids: readonly number[]; label: number; on: boolean },
): Promise<{ id: number; done: boolean; code?: string }[]> =>
  // under the lock nobody deletes the label meanwhile
  locked(deps, actor, async (tx, companyId) => {
    const known = await query.hasLabel(tx, companyId, label);
    const own = new Set(known ? await receivedOf(tx, companyId, ids) : []);
    if (on) await query.putLabel(tx, companyId, label, [...own]);
    else if (own.size > 0) await query.takeLabel(tx, label, [...own]);
    return ids.map((id) => (own.has(id) ? { id, done: true } : { id, done: false, code: 'not_found' }));
  });
