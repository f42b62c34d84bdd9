/**
 * Reads an encrypted PDF that opens without a password: an owner's password only keeps readers from printing or
 * changing it, and the user's empty password opens it (ISO 32000-2, 7.6). Object names are not encrypted; its object
 * streams are, and are decrypted and checked like any others.
 */
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { isDictionary, nameOf, type PdfDictionary, type PdfValue } from './objects.ts';

type Method = 'none' | 'rc4' | 'aes';
export interface Opened {
  /** Of a stream of the object with these numbers. */
  decrypt(bytes: Buffer, number: number, generation: number): Buffer;
}

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const AES_BLOCK = 16;
const METHODS: Record<string, Method> = { V2: 'rc4', AESV2: 'aes', AESV3: 'aes', None: 'none' };

const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const sha = (bits: 256 | 384 | 512, ...parts: Uint8Array[]) =>
  createHash(`sha${bits}`).update(Buffer.concat(parts)).digest();

/** `ids`: what may be the first half of the file's identifier. null when the empty password does not open it. */
export function openEncrypted(dictionary: PdfDictionary, ids: readonly Buffer[]): Opened | null {
  const [version, revision] = [dictionary.get('V'), dictionary.get('R')];
  if (nameOf(dictionary.get('Filter')) !== 'Standard') return null;
  const method = methodOf(dictionary, version);
  if (method === null) return null;
  if (version === 5) {
    const key = revision === 5 || revision === 6 ? longKey(dictionary, revision) : null;
    return key && { decrypt: (bytes) => (method === 'none' ? bytes : decryptAes(key, bytes)) };
  }
  if (revision !== 2 && revision !== 3 && revision !== 4) return null;
  const key = ids.map((id) => shortKey(dictionary, revision, id)).find((one) => one !== null);
  if (!key) return null;
  return {
    decrypt(bytes, number, generation) {
      if (method === 'none') return bytes;
      const numbers = Buffer.alloc(5);
      numbers.writeUIntLE(number & 0xffffff, 0, 3);
      numbers.writeUInt16LE(generation & 0xffff, 3);
      const salt = Buffer.from(method === 'aes' ? 'sAlT' : '');
      const own = md5(key, numbers, salt).subarray(0, Math.min(key.length + 5, 16));
      return method === 'aes' ? decryptAes(own, bytes) : rc4(own, bytes);
    },
  };
}

/** How its streams are encrypted; null for what is no such document. */
function methodOf(dictionary: PdfDictionary, version: PdfValue | undefined): Method | null {
  if (version === 1 || version === 2) return 'rc4';
  if (version !== 4 && version !== 5) return null;
  const filter = nameOf(dictionary.get('StmF')) ?? 'Identity';
  if (filter === 'Identity') return 'none';
  const filters = dictionary.get('CF');
  const own = isDictionary(filters) ? filters.get(filter) : undefined;
  return (isDictionary(own) && METHODS[nameOf(own.get('CFM')) ?? 'None']) || null;
}

const bytesIn = (dictionary: PdfDictionary, name: string, least: number): Buffer | null => {
  const value = dictionary.get(name);
  return Buffer.isBuffer(value) && value.length >= least ? value : null;
};

/** Algorithms 2, 4 and 5, of the empty password. */
function shortKey(dictionary: PdfDictionary, revision: 2 | 3 | 4, id: Buffer): Buffer | null {
  const [owner, user] = [bytesIn(dictionary, 'O', 32), bytesIn(dictionary, 'U', 32)];
  const permissions = dictionary.get('P');
  const bits = dictionary.get('V') === 4 ? 128 : dictionary.get('Length');
  if (!owner || !user || typeof permissions !== 'number') return null;
  const length = revision === 2 || typeof bits !== 'number' ? 5 : Math.floor(bits / 8);
  if (length < 5 || length > 16) return null;
  const rights = Buffer.alloc(4);
  rights.writeUInt32LE(permissions >>> 0);
  const isOpenMetadata = revision === 4 && dictionary.get('EncryptMetadata') === false;
  let key: Buffer = md5(
    PADDING,
    owner.subarray(0, 32),
    rights,
    id,
    Buffer.alloc(isOpenMetadata ? 4 : 0, 0xff),
  );
  for (let n = 0; revision > 2 && n < 50; n++) key = md5(key.subarray(0, length));
  key = key.subarray(0, length);
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32)) ? key : null;
  let check: Buffer = md5(PADDING, id);
  for (let n = 0; n < 20; n++) check = rc4(Buffer.from(key.map((byte) => byte ^ n)), check);
  return check.equals(user.subarray(0, 16)) ? key : null;
}

/** Algorithms 2.A and 11, of the empty password. */
function longKey(dictionary: PdfDictionary, revision: 5 | 6): Buffer | null {
  const [user, packed] = [bytesIn(dictionary, 'U', 48), bytesIn(dictionary, 'UE', 32)];
  if (!user || !packed) return null;
  const hash = (salt: Buffer) => (revision === 5 ? sha(256, salt) : hardened(salt));
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return null;
  const cipher = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), Buffer.alloc(AES_BLOCK));
  cipher.setAutoPadding(false);
  return cipher.update(packed.subarray(0, 32));
}

/** Algorithm 2.B, of the empty password. */
function hardened(salt: Buffer): Buffer {
  let key = sha(256, salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    cipher.setAutoPadding(false);
    const made = cipher.update(repeated);
    // sixteen bytes as a number, modulo three
    const bits = ([256, 384, 512] as const)[made.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3]!;
    key = sha(bits, made);
    last = made.at(-1)!;
  }
  return key.subarray(0, 32);
}

/** A vector, then whole blocks; what stands behind them is the end of a line. */
function decryptAes(key: Buffer, bytes: Buffer): Buffer {
  const whole = Math.floor(bytes.length / AES_BLOCK) * AES_BLOCK;
  if (whole < 2 * AES_BLOCK) return Buffer.alloc(0);
  const cipher = createDecipheriv(
    key.length === 32 ? 'aes-256-cbc' : 'aes-128-cbc',
    key,
    bytes.subarray(0, AES_BLOCK),
  );
  cipher.setAutoPadding(false);
  return cipher.update(bytes.subarray(AES_BLOCK, whole));
}

/** Node has it no more. */
function rc4(key: Uint8Array, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, n) => n);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 0xff;
    [state[i], state[j]] = [state[j]!, state[i]!];
  }
  const made = Buffer.alloc(bytes.length);
  for (let n = 0, i = 0, j = 0; n < bytes.length; n++) {
    i = (i + 1) & 0xff;
    j = (j + state[i]!) & 0xff;
    [state[i], state[j]] = [state[j]!, state[i]!];
    made[n] = bytes[n]! ^ state[(state[i]! + state[j]!) & 0xff]!;
  }
  return made;
}
