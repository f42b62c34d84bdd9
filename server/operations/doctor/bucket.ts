/** Checks the bucket as the server uses it besides reading and writing: listing must work, or nothing is swept. */
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Environment } from '../../platform/process/environment.ts';
import { type Check, check } from './check.ts';

/** Visitors wait for it. */
const SLOW_MS = 2000;

export const bucketCheck = ({ s3Url }: Environment, files: FileStore): Check =>
  check('bucket', async () => {
    if (!s3Url) return 'none: files lie in DATA_DIR/files';
    const from = performance.now();
    try {
      await files.list('', 1);
    } catch (error) {
      throw new Error(
        `${(error as Error).message}: look at S3_URL, and give its key s3:ListBucket beside s3:GetObject, s3:PutObject and s3:DeleteObject.`,
      );
    }
    const took = Math.round(performance.now() - from);
    if (took > SLOW_MS) throw new Error(`it took ${took} ms to answer: visitors wait as long for a picture.`);
    return `answers within ${took} ms`;
  });
