import { asc } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { addresses } from './address.tables.ts';

/** Every place, parents before children. */
export const allAddresses = (executor: Executor) =>
  executor.select().from(addresses).orderBy(asc(addresses.level), asc(addresses.id));
