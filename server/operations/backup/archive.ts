/** One file: a tar of small pieces, compressed with Zstandard. Neither way holds more than a piece in memory. */
import { createHash, type Hash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { StartError } from '../../platform/environment.ts';
import { damaged, MANIFEST, type PartSum } from './manifest.ts';

/** Of the names that tar lets programs invent. */
const MIME = 'OVERSEAS.mime';

/** The part an entry belongs to: `tables/users` of `tables/users/000001`. */
const partOf = (name: string) => path.posix.dirname(name);

/** Adds up entries into the sums of their parts. */
class Sums {
  private readonly open = new Map<string, { entries: number; bytes: number; hash: Hash }>();

  /** Begins an entry; the bytes go into the hash that is given back. */
  begin(name: string, bytes: number): Hash {
    const part = partOf(name);
    const sum = this.open.get(part) ?? { entries: 0, bytes: 0, hash: createHash('sha256') };
    this.open.set(part, sum);
    sum.entries++;
    sum.bytes += bytes;
    return sum.hash.update(`${name} ${bytes}\n`);
  }

  all(): Record<string, PartSum> {
    return Object.fromEntries(
      [...this.open].map(([part, { entries, bytes, hash }]) => [
        part,
        { entries, bytes, sha256: hash.copy().digest('hex') },
      ]),
    );
  }
}

/** Writes `file` aside and gives it its name when it is whole and on the disk; see `createArchive`. */
export class Archive {
  private readonly tar = createTarPacker();
  private readonly sums = new Sums();
  private readonly whole = createHash('sha256');
  private readonly written: Promise<void>;
  private readonly file: string;
  private readonly aside: fs.promises.FileHandle;

  constructor(file: string, aside: fs.promises.FileHandle, signal?: AbortSignal) {
    this.file = file;
    this.aside = aside;
    const { ZSTD_c_checksumFlag, ZSTD_c_compressionLevel } = constants;
    this.written = pipeline(
      Readable.fromWeb(this.tar.readable),
      createZstdCompress({ params: { [ZSTD_c_checksumFlag]: 1, [ZSTD_c_compressionLevel]: 3 } }),
      async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) {
          this.whole.update(chunk);
          // from where the last one has ended
          await aside.writeFile(chunk);
        }
      },
      { signal },
    );
    // `add` or `finish` throws it
    this.written.catch((error: unknown) => this.tar.controller.error(error));
  }

  /** Adds an entry; waits while the disk is slower. */
  async add(name: string, bytes: Uint8Array, mime?: string): Promise<void> {
    this.sums.begin(name, bytes.length).update(bytes);
    await this.write(name, bytes, mime);
  }

  /** Adds what `manifestOf` makes of the sums, and gives the file its name. Returns its size. */
  async finish(manifestOf: (parts: Record<string, PartSum>) => unknown): Promise<number> {
    await this.write(MANIFEST, Buffer.from(JSON.stringify(manifestOf(this.sums.all()), null, 1)));
    this.tar.controller.finalize();
    await this.written;
    await this.aside.writeFile(sealOf(this.whole));
    await this.aside.sync();
    const { size } = await this.aside.stat();
    await this.aside.close();
    await fs.promises.rename(asideOf(this.file), this.file);
    await syncFolder(path.dirname(this.file));
    return size;
  }

  /** Removes what was written so far. */
  async abandon(error: unknown): Promise<void> {
    this.tar.controller.error(error);
    await this.written.catch(() => {});
    await this.aside.close().catch(() => {});
    await fs.promises.rm(asideOf(this.file), { force: true });
  }

  private async write(name: string, bytes: Uint8Array, mime?: string): Promise<void> {
    const header = { name, size: bytes.length, mode: 0o600, ...(mime && { pax: { [MIME]: mime } }) };
    const writer = this.tar.controller.add(header).getWriter();
    if (bytes.length > 0) await writer.write(bytes);
    await writer.close();
  }
}

/**
 * Behind the compressed tar: a frame that every reader of Zstandard skips, with the checksum of all before it. Whether
 * a stream has ended too early, or in other bytes, is told by nothing else for certain.
 */
const SEAL_HEAD = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 32, 0, 0, 0]);
const SEAL_BYTES = SEAL_HEAD.length + 32;
const sealOf = (whole: Hash): Buffer => Buffer.concat([SEAL_HEAD, whole.digest()]);

const asideOf = (file: string) => `${file}.part`;

/** Throws StartError where the file cannot be written. */
export async function createArchive(file: string, signal?: AbortSignal): Promise<Archive> {
  try {
    return new Archive(file, await fs.promises.open(asideOf(file), 'wx', 0o600), signal);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      code === 'EEXIST'
        ? `${asideOf(file)} is there: another backup is being written, or one was broken off; then remove it.`
        : `${asideOf(file)} cannot be written (${code}).`,
    );
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders
  if (process.platform === 'win32') return;
  const handle = await fs.promises.open(folder);
  await handle.sync().finally(() => handle.close());
}

export interface Entry {
  part: string;
  /** Without its part. */
  name: string;
  mime: string;
  bytes: AsyncIterable<Uint8Array>;
}

/**
 * Reads an archive to its end; `use` may leave an entry unread. Returns the sums of what was there, and the text of its
 * manifest. Throws StartError when it is damaged; what `use` throws is thrown as it is.
 */
export async function readArchive(
  file: string,
  use: (entry: Entry) => Promise<void> = async () => {},
): Promise<{ parts: Record<string, PartSum>; manifest: string }> {
  const sums = new Sums();
  let manifest: string | undefined;
  let failure: { of: unknown } | undefined;
  let handle: fs.promises.FileHandle | undefined;
  try {
    handle = await fs.promises.open(file);
    const end = (await handle.stat()).size - SEAL_BYTES;
    if (end <= 0) throw new Error('it is too short');
    const whole = createHash('sha256');
    const decoder = createTarDecoder({ strict: true });
    const unpacked = createZstdDecompress();
    const packed = handle.createReadStream({ start: 0, end: end - 1, autoClose: false });
    const piped = Promise.all([
      pipeline(packed, (chunks: AsyncIterable<Uint8Array>) => hashed(chunks, whole), unpacked),
      Readable.toWeb(unpacked).pipeTo(decoder.writable),
    ]);
    // also where the loop fails first
    piped.catch(() => {});
    for await (const { header, body } of decoder.readable) {
      if (header.name === MANIFEST) {
        manifest = await new Response(body).text();
        continue;
      }
      const hash = sums.begin(header.name, header.size);
      const bytes = hashed(body, hash);
      const entry = {
        part: partOf(header.name),
        name: path.posix.basename(header.name),
        mime: header.pax?.[MIME] ?? 'application/octet-stream',
        bytes,
      };
      await use(entry).catch((error: unknown) => {
        failure = { of: error };
        throw error;
      });
      for await (const _ of bytes);
    }
    await piped;
    const { buffer: seal } = await handle.read(Buffer.alloc(SEAL_BYTES), 0, SEAL_BYTES, end);
    if (!seal.equals(sealOf(whole))) throw new Error('its checksum is another');
  } catch (error) {
    if (failure) throw failure.of;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new StartError(`${file} cannot be read (${code}).`);
    throw damaged(file, code ?? message);
  } finally {
    await handle?.close();
  }
  if (manifest === undefined) throw damaged(file, 'it has no manifest');
  return { parts: sums.all(), manifest };
}

async function* hashed(body: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}
