/** The disk under DATA_DIR. */
import fs from 'node:fs/promises';

/** Bytes that this process may still write below `folder`. */
export async function freeDiskBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await fs.statfs(folder);
  return bavail * bsize;
}
