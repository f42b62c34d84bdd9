/** Where bytes lie: a folder, or an S3-compatible bucket. Keys are ours and never contain a path from outside. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Environment } from './environment.ts';

export interface FileStore {
  put(key: string, bytes: Buffer, mime: string): Promise<void>;
  /** null when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** A part of one, `end` included, as it is read; null when there is none. */
  open(key: string, range: { start: number; end: number }): Promise<Readable | null>;
  /** Whether there is one, without its bytes. */
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9._-]*$/i;
function checked(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`not a file key: ${key}`);
  return key;
}

/** Files in a folder, spread over 256 subfolders by the first two characters. */
export function folderStore(folder: string): FileStore {
  const place = (key: string) => path.join(folder, checked(key).slice(0, 2), key);
  return {
    async put(key, bytes) {
      const target = place(key);
      await fs.mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      // renamed when complete, so that nobody reads a partial file
      const aside = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      try {
        // licences are among them: for the server's user alone, whatever its umask
        await fs.writeFile(aside, bytes, { mode: 0o600 });
        await fs.rename(aside, target);
      } catch (error) {
        // on a full disk what was written of it would keep it full
        await fs.rm(aside, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return await fs.readFile(place(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async open(key, range) {
      try {
        const file = await fs.open(place(key));
        return file.createReadStream(range);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async has(key) {
      try {
        return (await fs.stat(place(key))).isFile();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
        throw error;
      }
    },
    async remove(key) {
      await fs.rm(place(key), { force: true });
    },
  };
}

/** S3_URL: https://ACCESS_KEY:SECRET@endpoint/bucket?region=… */
export async function s3Store(address: string): Promise<FileStore> {
  const {
    S3Client,
    PutObjectCommand,
    GetObjectCommand,
    HeadObjectCommand,
    DeleteObjectCommand,
    NoSuchKey,
    NotFound,
  } = await import('@aws-sdk/client-s3');
  const url = new URL(address);
  const Bucket = url.pathname.slice(1);
  const client = new S3Client({
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  });
  return {
    async put(key, bytes, mime) {
      await client.send(new PutObjectCommand({ Bucket, Key: checked(key), Body: bytes, ContentType: mime }));
    },
    async get(key) {
      try {
        const object = await client.send(new GetObjectCommand({ Bucket, Key: checked(key) }));
        return object.Body ? Buffer.from(await object.Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async open(key, { start, end }) {
      try {
        const Range = `bytes=${start}-${end}`;
        const object = await client.send(new GetObjectCommand({ Bucket, Key: checked(key), Range }));
        // in Node the body is a stream of Node
        return (object.Body as Readable | undefined) ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async has(key) {
      try {
        await client.send(new HeadObjectCommand({ Bucket, Key: checked(key) }));
        return true;
      } catch (error) {
        if (error instanceof NotFound) return false;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checked(key) }));
    },
  };
}

/** Where this marketplace keeps its files. */
export const openFileStore = async ({ s3Url, dataDir }: Environment): Promise<FileStore> =>
  s3Url ? s3Store(s3Url) : folderStore(path.join(dataDir, 'files'));
