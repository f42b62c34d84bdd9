/** What a company offers again and again, kept under a name (decision 27). */
import type * as z from 'zod';
import type { newTemplate, QuotationTemplate } from '../../../contract/deal/quotation.ts';
import { MOST_TEMPLATES } from '../../../domain/deal/quotation.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import * as query from './templates.sql.ts';

export const listTemplates = (deps: Deps, { user }: MemberActor): Promise<QuotationTemplate[]> =>
  query.templatesOf(deps.db, user.company.id);

/** Throws ApiError invalid with `name` (too_many) at the 31st. */
export async function saveTemplate(
  deps: Deps,
  { user }: MemberActor,
  { name, terms }: z.output<typeof newTemplate>,
): Promise<{ id: number }> {
  return deps.db.transaction(async (tx) => {
    await query.lockTemplates(tx, user.company.id);
    const kept = await query.templatesOf(tx, user.company.id);
    if (kept.length >= MOST_TEMPLATES && !kept.some((template) => template.name === name))
      throw new ApiError('quota_templates');
    return {
      id: await query.saveTemplate(tx, { companyId: user.company.id, name, terms, updatedAt: deps.now() }),
    };
  });
}

/** Throws ApiError not_found. */
export async function deleteTemplate(deps: Deps, { user }: MemberActor, id: number): Promise<null> {
  if (!(await query.deleteTemplate(deps.db, user.company.id, id))) throw new ApiError('not_found');
  return null;
}
