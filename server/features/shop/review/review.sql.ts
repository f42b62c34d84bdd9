/** Names of what sections refer to by id. */
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { productGroups } from '../../group/group.tables.ts';
import { shopVideos } from '../shop.tables.ts';

const named = (rows: { id: number; name: string }[]) =>
  Object.fromEntries(rows.map(({ id, name }) => [String(id), name]));

export const groupNames = async (executor: Executor, companyId: number) =>
  named(
    await executor
      .select({ id: productGroups.id, name: productGroups.name })
      .from(productGroups)
      .where(eq(productGroups.companyId, companyId)),
  );

export const videoTitles = async (executor: Executor, companyId: number) =>
  named(
    await executor
      .select({ id: shopVideos.id, name: shopVideos.title })
      .from(shopVideos)
      .where(eq(shopVideos.companyId, companyId)),
  );
