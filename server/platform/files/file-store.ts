/**
 * Where bytes are stored: a folder, or an S3-compatible bucket. Keys are ours and never contain a path from outside.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Environment } from '../process/environment.ts';
import type { Log } from '../process/log.ts';
import { checkedKey, isFileKey } from './file-key.ts';
import { type S3Figures, s3Store } from './s3-store.ts';

export { s3Store };

export interface FileStore {
  /** When it resolves, a power cut does not undo it. */
  put(key: string, bytes: Buffer, mime: string): Promise<void>;
  /** null when there is none. */
  get(key: string): Promise<Buffer | null>;
  /** A part of one, `end` included, as it is read; null when there is none. */
  open(key: string, range: { start: number; end: number }): Promise<Readable | null>;
  /** Whether there is one, without its bytes. */
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** At most `most` in the order of their keys, from behind `after` on. Fewer than `most`: there are no more. */
  list(after: string, most: number): Promise<StoredObject[]>;
  /** Of a bucket. */
  figures?: S3Figures;
}

export interface StoredObject {
  key: string;
  storedAt: Date;
}

/** What is asked of the file system where the order counts. */
export type FileSystem = Pick<typeof fs, 'mkdir' | 'open' | 'rename' | 'rm'>;

/** Files in a folder, spread over 256 subfolders by the first two characters. */
export function folderStore(folder: string, io: FileSystem = fs): FileStore {
  const place = (key: string) => path.join(folder, checkedKey(key).slice(0, 2), key);
  /** That a name in it stays after a power cut. Windows opens no folder, and writes names through by itself. */
  async function syncFolder(name: string): Promise<void> {
    if (process.platform === 'win32') return;
    const opened = await io.open(name, 'r');
    await opened.sync().finally(() => opened.close());
  }
  return {
    async put(key, bytes) {
      const target = place(key);
      const shard = path.dirname(target);
      const made = await io.mkdir(shard, { recursive: true, mode: 0o700 });
      // renamed when complete, so that nobody reads a partial file
      const aside = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      try {
        // licences are among them: for the server's user alone, whatever its umask
        const file = await io.open(aside, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          // before its name: a row may say that it is there, and a file without bytes would be kept for ever
          await file.sync();
        } finally {
          await file.close();
        }
        await io.rename(aside, target);
      } catch (error) {
        // on a full disk what was written of it would keep it full
        await io.rm(aside, { force: true });
        throw error;
      }
      await syncFolder(shard);
      if (made) await syncFolder(folder);
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
    async list(after, most) {
      const found: StoredObject[] = [];
      for (const shard of (await namesIn(folder)).filter((name) => name >= after.slice(0, 2))) {
        const names = (await namesIn(path.join(folder, shard))).filter((name) => name > after);
        for (const key of names) {
          const stat = await fs.stat(path.join(folder, shard, key)).catch(() => undefined);
          // what is removed meanwhile, and what somebody has put there by hand
          if (!stat?.isFile() || key.slice(0, 2) !== shard || !isFileKey(key)) continue;
          found.push({ key, storedAt: stat.mtime });
          if (found.length === most) return found;
        }
      }
      return found;
    },
  };
}

/** In order; none where there is no such folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await fs.readdir(folder)).sort();
  } catch (error) {
    if (/^(ENOENT|ENOTDIR)$/.test((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

/** Where this marketplace keeps its files. */
export const openFileStore = async ({ s3Url, dataDir }: Environment, log?: Log): Promise<FileStore> =>
  s3Url ? s3Store(s3Url, { log }) : folderStore(path.join(dataDir, 'files'));
