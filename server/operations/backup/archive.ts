/**
 * One file: a tar of small pieces, compressed with Zstandard, encrypted if a passphrase is given. Neither direction
 * holds more than a piece in memory.
 */
import { createHash, type Hash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { StartError } from '../../platform/process/environment.ts';
import { claim } from '../../platform/process/process-claim.ts';
import { reasonOf } from '../../platform/process/system-error.ts';
import { decrypted, encrypted } from './encryption.ts';
import { damaged, MANIFEST, type PartSum } from './manifest.ts';
import { askPassphrase } from './passphrase.ts';

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
  private readonly written: Promise<void>;
  private readonly file: string;
  private readonly aside: fs.promises.FileHandle;
  private readonly release: () => void;

  constructor(file: string, aside: fs.promises.FileHandle, release: () => void, options: ArchiveOptions) {
    this.file = file;
    this.aside = aside;
    this.release = release;
    const { signal, passphrase } = options;
    const whole = createHash('sha256');
    const { ZSTD_c_checksumFlag, ZSTD_c_compressionLevel } = constants;
    this.written = pipeline(
      Readable.fromWeb(this.tar.readable),
      createZstdCompress({ params: { [ZSTD_c_checksumFlag]: 1, [ZSTD_c_compressionLevel]: 3 } }),
      (chunks: AsyncIterable<Buffer>) => withSeal(chunks, whole),
      (chunks: AsyncIterable<Buffer>) => (passphrase === undefined ? chunks : encrypted(chunks, passphrase)),
      async (chunks: AsyncIterable<Buffer>) => {
        // each from where the last one has ended
        for await (const chunk of chunks) await this.onDisk(aside.writeFile(chunk));
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
    await this.onDisk(this.aside.sync());
    const { size, ino, dev } = await this.aside.stat();
    const named = await fs.promises.stat(stagingName(this.file));
    // by a backup on another machine, of whose processes nobody here knows
    if (named.ino !== ino || named.dev !== dev)
      throw new StartError(`${stagingName(this.file)} was replaced meanwhile: another backup writes it.`);
    await this.aside.close();
    await fs.promises.rename(stagingName(this.file), this.file);
    await syncFolder(path.dirname(this.file));
    this.release();
    return size;
  }

  /** What the system refuses is a sentence: the disk is full, say. */
  private async onDisk(writing: Promise<void>): Promise<void> {
    await writing.catch((error: unknown) => {
      throw new StartError(
        `${stagingName(this.file)} cannot be written: ${reasonOf(error)}. No backup was made; make room, or name another place.`,
      );
    });
  }

  /** Removes what was written so far. */
  async abandon(error: unknown): Promise<void> {
    this.tar.controller.error(error);
    await this.written.catch(() => {});
    const mine = await this.aside.stat().catch(() => undefined);
    await this.aside.close().catch(() => {});
    const named = await fs.promises.stat(stagingName(this.file)).catch(() => undefined);
    if (mine && named?.ino === mine.ino) await fs.promises.rm(stagingName(this.file), { force: true });
    this.release();
  }

  /** Why nothing more can be written, where that is why an entry could not be added. */
  async failure(): Promise<unknown> {
    return this.written.then(
      () => undefined,
      (error: unknown) => (error instanceof StartError ? error : undefined),
    );
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

async function* withSeal(chunks: AsyncIterable<Buffer>, whole: Hash): AsyncGenerator<Buffer> {
  yield* hashed(chunks, whole);
  yield sealOf(whole);
}

/** All but the seal, which `told` is given at the end. Throws Error when there are not so many bytes. */
async function* withoutSeal(
  chunks: AsyncIterable<Uint8Array>,
  onSeal: (seal: Buffer) => void,
): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0);
  for await (const chunk of chunks) {
    held = Buffer.concat([held, chunk]);
    if (held.length <= SEAL_BYTES) continue;
    yield held.subarray(0, -SEAL_BYTES);
    held = held.subarray(-SEAL_BYTES);
  }
  if (held.length < SEAL_BYTES) throw new Error('it is too short');
  onSeal(held);
}

const stagingName = (file: string) => `${file}.part`;

export interface ArchiveOptions {
  /** Breaks it off. */
  signal?: AbortSignal | undefined;
  /** Without one it is not encrypted. */
  passphrase?: string | undefined;
}

/**
 * Throws StartError where the file cannot be written, or another backup is writing it. What one that was broken off has
 * left is replaced.
 */
export async function createArchive(file: string, options: ArchiveOptions = {}): Promise<Archive> {
  let claimed: ReturnType<typeof claim> | undefined;
  try {
    claimed = claim(`${stagingName(file)}.owner`);
    if (typeof claimed === 'number')
      throw new StartError(
        `${file} is being written by another backup (process ${claimed}): wait for it, or name another file.`,
      );
    await fs.promises.rm(stagingName(file), { force: true });
    return new Archive(file, await fs.promises.open(stagingName(file), 'wx', 0o600), claimed, options);
  } catch (error) {
    if (typeof claimed === 'function') claimed();
    if (error instanceof StartError) throw error;
    throw new StartError(`${stagingName(file)} cannot be written: ${reasonOf(error)}. No backup was made.`);
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
 * manifest. Throws StartError when it is damaged, or encrypted with another passphrase than is given or typed; what
 * `use` throws is thrown as it is.
 */
export async function readArchive(
  file: string,
  passphrase: string | undefined,
  use: (entry: Entry) => Promise<void> = async () => {},
): Promise<{ parts: Record<string, PartSum>; manifest: string }> {
  const sums = new Sums();
  let manifest: string | undefined;
  let failure: { of: unknown } | undefined;
  let handle: fs.promises.FileHandle | undefined;
  try {
    handle = await fs.promises.open(file);
    const whole = createHash('sha256');
    let seal: Buffer = Buffer.alloc(0);
    const decoder = createTarDecoder({ strict: true });
    const unpacked = createZstdDecompress();
    const written = decrypted(handle.createReadStream({ start: 0, autoClose: false }), file, () =>
      askPassphrase(passphrase, file),
    );
    const packed = withoutSeal(written, (found) => {
      seal = found;
    });
    const piped = Promise.all([
      pipeline(hashed(packed, whole), unpacked),
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
    if (!seal.equals(sealOf(whole))) throw new Error('its checksum is another');
  } catch (error) {
    if (failure) throw failure.of;
    if (error instanceof StartError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new StartError(`${file} cannot be read: ${reasonOf(error)}.`);
    throw damaged(file, code ?? message);
  } finally {
    await handle?.close();
  }
  if (manifest === undefined) throw damaged(file, 'it has no manifest');
  return { parts: sums.all(), manifest };
}

async function* hashed<T extends Uint8Array>(body: AsyncIterable<T>, hash: Hash): AsyncGenerator<T> {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}
