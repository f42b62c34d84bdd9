/** The audit log: one line a state change, in the transaction that makes it. Nobody can edit it (0027-audit.sql). */

import { differenceOf, type Values } from '../../../domain/audit.ts';
import type { Caller } from '../deps.ts';
import { auditLog } from './audit.tables.ts';
import type { Executor } from './database.ts';

export const SYSTEM = { user: null, ip: null, requestId: null };

export interface AuditLine {
  action: string;
  entity:
    | 'user'
    | 'company'
    | 'certification'
    | 'product'
    | 'group'
    | 'pin'
    | 'revision'
    | 'enquiry'
    | 'enquiry_hold'
    | 'membership'
    | 'purchase'
    | 'quotation'
    | 'deal'
    | 'feedback'
    | 'report'
    | 'infringement'
    | 'infringement_item'
    | 'counter_notice'
    | 'lead'
    | 'prohibited_word'
    | 'word_hit'
    | 'synonym'
    | 'notice'
    | 'banner'
    | 'category'
    | 'category_property'
    | 'outbox'
    | 'file'
    | 'album'
    | 'api_key'
    | 'webhook'
    | 'shop_content'
    | 'decision'
    | 'appeal'
    | 'work'
    | 'call'
    | 'setting';
  id: number;
  detail?: Record<string, unknown>;
  /** The thing before and after, where the action alone does not say it; of both only what differs is kept. */
  before?: object;
  after?: object;
}

/** What the clock does has the caller `SYSTEM`. */
export async function audit(
  tx: Executor,
  caller: Caller | typeof SYSTEM,
  ...lines: AuditLine[]
): Promise<void> {
  if (lines.length === 0) return;
  await tx.insert(auditLog).values(
    lines.map((line) => ({
      actorId: caller.user?.id ?? null,
      actorRole: caller.user?.role ?? (caller === SYSTEM ? 'system' : 'guest'),
      action: line.action,
      entity: line.entity,
      entityId: line.id,
      ...changeOf(line),
      detail: { ...line.detail, ...('key' in caller && caller.key && { api_key: caller.key.id }) },
      ip: caller.ip,
      requestId: caller.requestId,
    })),
  );
}

function changeOf({ before, after }: AuditLine): { before: Values | null; after: Values | null } {
  if (!before && !after) return { before: null, after: null };
  const change = differenceOf({ ...before }, { ...after });
  // a thing that is gone says what it was
  return after ? change : { before: differenceOf({}, { ...before }).after, after: null };
}
