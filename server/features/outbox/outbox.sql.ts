/** Queries of the outbox. */
import { count, desc, ilike } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import { outbox } from '../../platform/outbox.tables.ts';

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export async function outboxPage(
  executor: Executor,
  address: string | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  const where = address ? ilike(outbox.address, containing(address)) : undefined;
  const [items, [counted]] = await Promise.all([
    executor.select().from(outbox).where(where).orderBy(desc(outbox.id)).limit(limit).offset(offset),
    executor.select({ n: count() }).from(outbox).where(where),
  ]);
  return { items, total: counted!.n };
}
