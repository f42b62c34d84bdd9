/** The audit log as operators read it (decision 23). */
import * as z from 'zod';
import { id, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';

export const auditLine = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.string().nullable(),
  actor_role: z.string(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.int(),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditLine = z.infer<typeof auditLine>;

export const auditRoutes = {
  listAudit: route('GET', '/review/audit', 'operator', {
    summary: 'The audit log, newest first, of everything or of one entity.',
    query: z.object({
      ...pageQuery,
      entity: z.string().max(50).optional(),
      entity_id: id.optional(),
    }),
    reply: paged(auditLine),
  }),
};
