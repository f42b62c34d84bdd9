/** Tables that are computed from others: a backup leaves them out, and the next start writes them anew. */
import { getTableName } from 'drizzle-orm';
import * as tables from './search.tables.ts';

export const DERIVED_TABLES: readonly string[] = Object.values(tables).map((table) => getTableName(table));
