/** The stored bytes of files. */
import { IMAGE_WIDTHS } from '../../../contract/file.ts';
import type { Deps } from '../../platform/deps.ts';

/** Removes the stored bytes of a key, with the sizes made of them. */
export async function removeObjects(deps: Deps, key: string): Promise<void> {
  await deps.files.remove(key);
  if (!key.endsWith('.webp')) return;
  const stem = key.slice(0, -'.webp'.length);
  for (const width of IMAGE_WIDTHS)
    for (const format of ['avif', 'webp']) await deps.files.remove(`${stem}-${width}.${format}`);
}
