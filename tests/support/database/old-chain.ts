/**
 * The 90 migrations of before 0.9.0, of which db/migrations holds the end by feature:
 * git archive ff4e3de9 db/migrations | gzip -9n > tests/schema/old-migrations.tar.gz
 */
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import type { Database } from '../../../server/platform/database/database.ts';

const ARCHIVE = path.resolve(import.meta.dirname, '../../schema/old-migrations.tar.gz');

/** Applies those whose numbers are above `after`, to `upTo`, as the versions of before did. */
export async function applyOldChain(
  { $client: pool }: Database,
  { after = 0, upTo = Number.POSITIVE_INFINITY } = {},
): Promise<void> {
  const files = (await unpackTar(gunzipSync(fs.readFileSync(ARCHIVE)))).filter(({ data }) => data);
  await pool.query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  for (const { header, data } of files) {
    const name = path.basename(header.name);
    const number = Number(name.slice(0, 4));
    if (number <= after || number > upTo) continue;
    // several statements in one query are one transaction
    await pool.query(Buffer.from(data!).toString());
    await pool.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
  }
}
