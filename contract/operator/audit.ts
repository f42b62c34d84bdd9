/** The audit log as operators read it (decisions 23, 37). */
import * as z from 'zod';
import { id, paged, pageQuery } from '../schema/page.ts';
import { route } from '../schema/route.ts';

const values = z.record(z.string(), z.unknown());

export const auditLine = z.object({
  id: z.int(),
  at: z.string(),
  actor_id: z.int().nullable(),
  actor: z.string().nullable(),
  actor_role: z.string(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.int(),
  /** What has changed, from what to what. */
  before: values.nullable(),
  after: values.nullable(),
  detail: values,
});
export type AuditLine = z.infer<typeof auditLine>;

/** From a text no further back than this, unless days are named. */
export const AUDIT_TEXT_DAYS = 90;

export const auditRoutes = {
  listAudit: route('GET', '/review/audit', 'operator', {
    summary:
      'The audit log, newest first. `actor` is part of a name or e-mail, `text` of what a line says: of the last 90 days unless `from` or `to` say others.',
    query: z.object({
      ...pageQuery,
      entity: z.string().max(50).optional(),
      entity_id: id.optional(),
      action: z.string().max(50).optional(),
      actor: z.string().max(100).optional(),
      actor_id: id.optional(),
      text: z.string().max(100).optional(),
      /** Days in UTC, both included. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    reply: paged(auditLine),
  }),
};
