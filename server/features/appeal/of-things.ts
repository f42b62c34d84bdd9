/** The way to appeal, at the refused thing itself (decision 37). */
import type * as z from 'zod';
import type { appealRoutes } from '../../../contract/operator/appeal.ts';
import type { Reply } from '../../../contract/schema/route.ts';
import { appealStep } from '../../../domain/decision/appeal.ts';
import type { Actor, Deps } from '../../platform/deps.ts';
import { problemOf } from './appeal.ts';
import { lastDecisions } from './of-things.sql.ts';

/** Of what was decided last on each; an approval since then leaves nothing to appeal. */
export async function listAppealsOf(
  deps: Deps,
  { user }: Actor,
  { thing, ids }: z.output<typeof appealRoutes.listAppealsOf.query>,
): Promise<Reply<typeof appealRoutes.listAppealsOf>> {
  const party = { userId: user.id, companyId: user.company?.id ?? null };
  const rows = await lastDecisions(deps.db, thing, [...new Set(ids.split(',').map(Number))], party);
  return rows.flatMap((row) => {
    const step = appealStep(problemOf(row, deps.now()), row.status);
    return step ? [{ id: row.thing, decision: row.id, step }] : [];
  });
}
