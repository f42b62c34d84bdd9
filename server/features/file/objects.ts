/** The stored bytes of files. */
import { IMAGE_WIDTHS } from '../../../contract/file/file.ts';
import { dropPages } from '../../platform/cache/page-cache.ts';
import { tags } from '../../platform/cache/tags.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { isRolledBack } from '../../platform/http/error.ts';
import { knownKeys } from './file.sql.ts';

/** Has the bytes of rows that this transaction deletes removed once it commits. No server shows them from then on. */
export async function forget(deps: Deps, tx: Transaction, keys: readonly string[]): Promise<void> {
  await deps.jobs.enqueue(
    tx,
    'file.remove',
    keys.map((key) => ({ key })),
  );
  await dropPages(tx, ...keys.map(tags.file));
}

/** Removes the bytes of a key, with the sizes made of them, unless a row names it. */
export async function removeObjects(deps: Deps, key: string): Promise<void> {
  const known = await knownKeys(deps.db, [key]);
  if (known.has(key)) return;
  await deps.files.remove(key);
  if (!key.endsWith('.webp')) return;
  const stem = key.slice(0, -'.webp'.length);
  for (const width of IMAGE_WIDTHS)
    for (const format of ['avif', 'webp']) await deps.files.remove(`${stem}-${width}.${format}`);
}

/**
 * Removes bytes whose row could not be written. Where nobody knows whether it stands they stay: those without a row are
 * swept a day later.
 */
export async function removeUnwritten(deps: Deps, key: string, error: unknown): Promise<void> {
  if (!isRolledBack(error)) return;
  await deps.files
    .remove(key)
    .catch((failed: unknown) => deps.log.warn({ err: failed, key }, 'bytes without a row were left'));
}
