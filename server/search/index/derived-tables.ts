/** Tables computed from others: backups leave them out, and the next start rebuilds them. */
import { getTableName } from 'drizzle-orm';
import * as tables from './search.tables.ts';

export const DERIVED_TABLES: readonly string[] = Object.values(tables).map((table) => getTableName(table));
