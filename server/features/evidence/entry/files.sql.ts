/** The files of an entry. */
import { and, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { files } from '../../file/file.tables.ts';
import type { EntryFile } from './entry.ts';

/** Of one entry; what is behind them is not looked at. */
const MAX_FILES = 30;

const columns = {
  id: files.id,
  key: files.key,
  name: files.name,
  mime: files.mime,
  sha256: files.sha256,
  width: files.width,
  height: files.height,
  look: files.look,
};

/** In the order of the ids, those that there are, from 1. */
export async function filesByIds(
  executor: Executor,
  field: string,
  ids: readonly (number | null)[],
): Promise<EntryFile[]> {
  const wanted = ids.filter((id) => id !== null).slice(0, MAX_FILES);
  if (wanted.length === 0) return [];
  const rows = await executor
    .select(columns)
    .from(files)
    .where(and(inArray(files.id, wanted), isNull(files.deletedAt)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap((id, i) => {
    const row = byId.get(id);
    return row ? [{ field, place: i + 1, ...row }] : [];
  });
}

/** In the order of the keys. */
export async function filesByKeys(
  executor: Executor,
  field: string,
  keys: readonly string[],
): Promise<EntryFile[]> {
  const wanted = keys.slice(0, MAX_FILES);
  if (wanted.length === 0) return [];
  const rows = await executor
    .select(columns)
    .from(files)
    .where(and(inArray(files.key, wanted), isNull(files.deletedAt)));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return wanted.flatMap((key, i) => {
    const row = byKey.get(key);
    return row ? [{ field, place: i + 1, ...row }] : [];
  });
}
