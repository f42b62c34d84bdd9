/** Settings and their history. */
import { eq, sql } from 'drizzle-orm';
import type { SettingKey } from '../../../domain/setting.ts';
import type { Executor, Transaction } from '../database/database.ts';
import { lockWords } from '../database/lock.ts';
import { settingChanges, settings } from './settings.tables.ts';

/** Two at once: the second sees what the first has set. */
export const lockSettings = (tx: Transaction) => lockWords(tx, 'settings');

export const storedSettings = (db: Executor) => db.select().from(settings);

/** A value of null: as it begins. */
export async function writeSetting(
  tx: Transaction,
  change: {
    key: SettingKey;
    before: string | number;
    after: string | number | null;
    at: Date;
    userId: number | null;
  },
): Promise<void> {
  const { key, after, at } = change;
  if (after === null) await tx.delete(settings).where(eq(settings.key, key));
  else
    await tx
      .insert(settings)
      .values({ key, value: after, changedAt: at })
      .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value`, changedAt: at } });
  await noteChange(tx, change);
}

/** In the history alone: of what is set in a table of its own. */
export const noteChange = (tx: Transaction, change: typeof settingChanges.$inferInsert) =>
  tx.insert(settingChanges).values(change);
