/** How long decisions take. */
import { sql } from 'drizzle-orm';
import type { Timed } from '../../../contract/operator/appeal.ts';
import { APPEAL_STATUS } from '../../../domain/decision/appeal.ts';
import type { DecidedEntity } from '../../../domain/decision/decision.ts';
import type { Executor } from '../../platform/database/database.ts';

/** So many tell how long one takes. */
const LAST = 200;

const ENTRY: Record<Exclude<Timed, 'appeal'>, DecidedEntity> = {
  certification: 'certification',
  purchase: 'purchase',
  shop: 'shop_content',
};

/** Written out, as the index of them has it. */
const ANSWERED = `${APPEAL_STATUS.upheld}, ${APPEAL_STATUS.overturned}`;

const decided = (entity: DecidedEntity) => sql`
  SELECT decided_at, waited AS since FROM decisions
  WHERE entity = ${entity} AND waited IS NOT NULL AND undone_at IS NULL ORDER BY id DESC LIMIT ${LAST}`;
const answered = sql`
  SELECT decided_at, created_at AS since FROM appeals
  WHERE status IN (${sql.raw(ANSWERED)}) ORDER BY decided_at DESC LIMIT ${LAST}`;

/** Of each kind how many of the last there are, and the median of their minutes. */
export async function lastTimes(
  executor: Executor,
  kinds: readonly Timed[],
): Promise<{ kind: Timed; count: number; minutes: number | null }[]> {
  const parts = kinds.map(
    (kind) => sql`SELECT ${kind}::text AS kind, count(*)::int AS count,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM decided_at - since) / 60)::float AS minutes
    FROM (${kind === 'appeal' ? answered : decided(ENTRY[kind])}) last`,
  );
  const { rows } = await executor.execute<{ kind: Timed; count: number; minutes: number | null }>(
    sql.join(parts, sql` UNION ALL `),
  );
  return rows;
}
