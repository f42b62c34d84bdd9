/**
 * Encrypts an archive with a passphrase as it is written. A scrypt key; chunks of AES-256-GCM whose nonces count and
 * mark the last one (the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár, 2015): none can be changed,
 * dropped, moved or appended, and a truncated file is detected.
 */
import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { StartError } from '../../platform/process/environment.ts';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** How a file begins that is encrypted so. */
const MAGIC = Buffer.from('overseas-backup\x01');
const SALT_BYTES = 16;
const PREFIX_BYTES = 7;
const CHECK_BYTES = 16;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + PREFIX_BYTES + CHECK_BYTES;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const CHUNK = 64 * 1024;
/** 64 MB and some tenths of a second for each guess. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

interface Keys {
  key: Buffer;
  /** Tells a wrong passphrase from a damaged file. */
  check: Buffer;
}

async function keysOf(passphrase: string, salt: Buffer): Promise<Keys> {
  const bytes = await derive(passphrase.normalize('NFC'), salt, KEY_BYTES + CHECK_BYTES, COST);
  return { key: bytes.subarray(0, KEY_BYTES), check: bytes.subarray(KEY_BYTES) };
}

function nonceOf(prefix: Buffer, count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  prefix.copy(nonce);
  nonce.writeUInt32BE(count, PREFIX_BYTES);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Pieces of `size` bytes; only the last is shorter, or empty, and it is told from the others. */
async function* inPieces(
  chunks: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let held = Buffer.alloc(0);
  for await (const chunk of chunks) {
    held = Buffer.concat([held, chunk]);
    while (held.length > size) {
      yield { bytes: held.subarray(0, size), isLast: false };
      held = held.subarray(size);
    }
  }
  yield { bytes: held, isLast: true };
}

/** The file that `chunks` become. */
export async function* encrypted(
  chunks: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const prefix = randomBytes(PREFIX_BYTES);
  const { key, check } = await keysOf(passphrase, salt);
  const header = Buffer.concat([MAGIC, salt, prefix, check]);
  yield header;
  let count = 0;
  for await (const { bytes, isLast } of inPieces(chunks, CHUNK)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, count++, isLast)).setAAD(header);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * What was given to `encrypted`, or a file as it is where it is not. `ask` is called for an encrypted one. Throws
 * StartError for another passphrase, and Error with the reason where the file is damaged.
 */
export async function* decrypted(
  chunks: AsyncIterable<Uint8Array>,
  file: string,
  ask: () => Promise<string>,
): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]();
  const rest = { [Symbol.asyncIterator]: () => source };
  let head = Buffer.alloc(0);
  while (head.length < HEADER_BYTES) {
    const { value, done } = await source.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) {
    if (head.length > 0) yield head;
    yield* rest;
    return;
  }
  if (head.length < HEADER_BYTES) throw new Error('it is too short');
  const header = head.subarray(0, HEADER_BYTES);
  const salt = header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
  const prefix = header.subarray(MAGIC.length + SALT_BYTES, HEADER_BYTES - CHECK_BYTES);
  const { key, check } = await keysOf(await ask(), salt);
  if (!timingSafeEqual(check, header.subarray(-CHECK_BYTES)))
    throw new StartError(
      `The passphrase is not the one that ${file} was encrypted with, or its first bytes are damaged. Nothing was changed.`,
    );
  async function* body() {
    yield head.subarray(HEADER_BYTES);
    yield* rest;
  }
  let count = 0;
  for await (const { bytes, isLast } of inPieces(body(), CHUNK + TAG_BYTES)) {
    if (bytes.length < TAG_BYTES) throw new Error('it ends too early');
    const open = createDecipheriv('aes-256-gcm', key, nonceOf(prefix, count++, isLast)).setAAD(header);
    open.setAuthTag(bytes.subarray(-TAG_BYTES));
    let plain: Buffer;
    try {
      plain = Buffer.concat([open.update(bytes.subarray(0, -TAG_BYTES)), open.final()]);
    } catch {
      throw new Error('a part of it is not what was written, or it ends too early');
    }
    yield plain;
  }
}
