/** An archive's description of itself, its last entry: without it an archive is incomplete. */
import * as z from 'zod';
import { isWholeChain, knownMigrations, missingMigrations } from '../../platform/database/migrations.ts';
import { StartError } from '../../platform/process/environment.ts';

/** Rises when a program of before could not read the archive any more. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

/** What belongs together in an archive: a table, the files, the secrets. */
export interface PartSum {
  entries: number;
  bytes: number;
  /** Of name, size and bytes of each entry, in order. */
  sha256: string;
}

const count = z.int().min(0);
const schema = z.object({
  format: z.literal(FORMAT),
  made: z.iso.datetime(),
  /** As they were applied. */
  migrations: z.array(z.string()).min(1),
  tables: z.record(z.string(), z.object({ columns: z.array(z.string()), rows: count })),
  /** Last values: ids of what was deleted are not given again. */
  sequences: z.record(z.string(), z.int()),
  files: z.object({ stored: count, missing: count }),
  parts: z.record(z.string(), z.object({ entries: count, bytes: count, sha256: z.string() })),
});
export type Manifest = z.infer<typeof schema>;

/** Throws StartError when a newer program has written it, one of long before, or none. */
export function parseManifest(text: string, file: string): Manifest {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw damaged(file, 'its manifest cannot be read');
  }
  const format = z.object({ format: z.number() }).safeParse(content).data?.format ?? 0;
  if (format > FORMAT) throw newer(file, `its format is ${format}, and this program knows ${FORMAT}`);
  const parsed = schema.safeParse(content);
  if (!parsed.success) throw damaged(file, 'its manifest is not complete');
  const { migrations } = parsed.data;
  missingMigrations(migrations, file);
  const known = knownMigrations();
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown && !isWholeChain(migrations))
    throw newer(file, `it holds ${unknown}, which this program does not know`);
  return parsed.data;
}

export const damaged = (file: string, why: string): StartError =>
  new StartError(`${file} is damaged or was cut off: ${why}. Nothing was changed.`);

const newer = (file: string, why: string): StartError =>
  new StartError(
    `${file} is of a newer version of the program: ${why}. Restore it with that version. Nothing was changed.`,
  );
