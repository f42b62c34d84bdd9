/** What a company writes again and again, kept under a name (decision 27). */
import type { PgTable } from 'drizzle-orm/pg-core';
import type { LimitKey } from '../../../domain/setting.ts';
import type { Deps, MemberActor } from '../../platform/deps.ts';
import { ApiError } from '../../platform/http/error.ts';
import * as query from './template.sql.ts';

interface Named {
  id: number;
  name: string;
}

/** The templates of a table; `content` is the column of what is kept, text or JSON. */
export function templates<K extends 'body' | 'terms', V>(table: PgTable, content: K, limit: LimitKey) {
  const kept = { table, content };
  return {
    list: (deps: Deps, { user }: MemberActor): Promise<(Named & Record<K, V>)[]> =>
      query.templatesOf(deps.db, kept, user.company.id),

    /** Replaces the one of that name. Throws ApiError quota_templates where there are as many others as the limit says. */
    save: (deps: Deps, { user }: MemberActor, given: { name: string } & Record<K, V>) =>
      deps.db.transaction(async (tx): Promise<{ id: number }> => {
        const { name } = given;
        const companyId = user.company.id;
        await query.lockTemplates(tx, companyId);
        const had = await query.templatesOf<Named>(tx, kept, companyId);
        if (had.length >= deps.settings.values()[limit] && !had.some((template) => template.name === name))
          throw new ApiError('quota_templates');
        const what: unknown = given[content];
        const value = typeof what === 'string' ? what : JSON.stringify(what);
        return { id: await query.saveTemplate(tx, kept, { companyId, name, value, at: deps.now() }) };
      }),

    /** Throws ApiError not_found. */
    async remove(deps: Deps, { user }: MemberActor, id: number): Promise<null> {
      if (!(await query.deleteTemplate(deps.db, kept, user.company.id, id))) throw new ApiError('not_found');
      return null;
    },
  };
}
