/** What is read in a file, once for its bytes. */
import { eq, inArray } from 'drizzle-orm';
import type { FileReading } from '../../../../domain/evidence/reading.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { readFileBytes } from '../../../platform/files/reading.ts';
import { fileReadings } from '../evidence.tables.ts';

/** Of the readers that there are now; what others read is read anew. */
const READER = 2;

export interface ReadFile {
  key: string;
  mime: string;
  sha256: string;
}

/** What was read before, by the bytes: nobody waits for more. */
export async function knownReadings(
  executor: Executor,
  sums: readonly string[],
): Promise<ReadonlyMap<string, FileReading>> {
  if (sums.length === 0) return new Map();
  const rows = await executor
    .select()
    .from(fileReadings)
    .where(inArray(fileReadings.sha256, [...sums]));
  return new Map(rows.map(({ sha256, reading }) => [sha256, reading]));
}

/** Null for what nothing is read in, is lost, or cannot be read. */
export async function readingOf(deps: Deps, { key, mime, sha256 }: ReadFile): Promise<FileReading | null> {
  if (mime.startsWith('video/')) return null;
  const [known] = await deps.db.select().from(fileReadings).where(eq(fileReadings.sha256, sha256));
  // where the models were missing it may be read now
  if (known?.reader === READER && known.reading.isOcr) return known.reading;
  const bytes = await deps.files.get(key);
  const reading = bytes && (await readFileBytes(bytes, mime));
  if (!reading) return null;
  const row = { reader: READER, reading, madeAt: deps.now() };
  await deps.db
    .insert(fileReadings)
    .values({ sha256, ...row })
    .onConflictDoUpdate({ target: fileReadings.sha256, set: row });
  return reading;
}
