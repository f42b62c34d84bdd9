/** The history of settings with the names of who set them; platform/settings writes it. */
import { count, desc, eq } from 'drizzle-orm';
import type { HistoryKey } from '../../../domain/setting.ts';
import type { Executor } from '../../platform/database/database.ts';
import { settingChanges } from '../../platform/settings/settings.tables.ts';
import { users } from '../user/user.tables.ts';

export async function changesPage(
  db: Executor,
  key: HistoryKey | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  const where = key === undefined ? undefined : eq(settingChanges.key, key);
  const [items, [total]] = await Promise.all([
    db
      .select({ change: settingChanges, name: users.name })
      .from(settingChanges)
      .leftJoin(users, eq(users.id, settingChanges.userId))
      .where(where)
      .orderBy(desc(settingChanges.id))
      .limit(limit)
      .offset(offset),
    db.select({ n: count() }).from(settingChanges).where(where),
  ]);
  return { items, total: total!.n };
}
