/** What a supplier answers again and again, kept under a name (decision 27). */
import type { ReplyTemplate } from '../../../../contract/deal/own-enquiry.ts';
import { MOST_REPLY_TEMPLATES } from '../../../../domain/deal/enquiry.ts';
import type { Deps, MemberActor } from '../../../platform/deps.ts';
import { ApiError } from '../../../platform/http/error.ts';
import * as query from './templates.sql.ts';

export const listReplyTemplates = (deps: Deps, { user }: MemberActor): Promise<ReplyTemplate[]> =>
  query.templatesOf(deps.db, user.company.id);

/** Throws ApiError quota_templates at the 31st. */
export async function saveReplyTemplate(
  deps: Deps,
  { user }: MemberActor,
  { name, body }: Omit<ReplyTemplate, 'id'>,
): Promise<{ id: number }> {
  const companyId = user.company.id;
  return deps.db.transaction(async (tx) => {
    await query.lockTemplates(tx, companyId);
    const kept = await query.templatesOf(tx, companyId);
    if (kept.length >= MOST_REPLY_TEMPLATES && !kept.some((template) => template.name === name))
      throw new ApiError('quota_templates');
    return { id: await query.saveTemplate(tx, { companyId, name, body, updatedAt: deps.now() }) };
  });
}

/** Throws ApiError not_found. */
export async function deleteReplyTemplate(deps: Deps, { user }: MemberActor, id: number): Promise<null> {
  if (!(await query.deleteTemplate(deps.db, user.company.id, id))) throw new ApiError('not_found');
  return null;
}
