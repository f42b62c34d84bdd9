/**
 * The marketplace's keys, one per use, all derived from one (HKDF, RFC 5869): SECRET_KEY, or the file `secret.key`
 * under DATA_DIR, made at the first start. Versions up to 0.1 kept a file `<use>.secret` for each; as long as it
 * exists it is the key of its use. Former keys can be read until they are removed: SECRET_KEY_OLD, `secret.key`
 * beside SECRET_KEY, and files ending in `.old` (decision 9).
 */
import { hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Environment, StartError } from '../process/environment.ts';
import { isAbsent, reasonOf } from '../process/system-error.ts';

const KEY_BYTES = 32;
/** What keys are for. The name is part of the derivation: another one is another key. */
export const KEY_NAMES = [
  'token',
  'code',
  'enquiry',
  'purchase',
  'search',
  'totp',
  'unsubscribe',
  'video',
  'webhook',
] as const;
export type KeyName = (typeof KEY_NAMES)[number];

export const KEY_FILE = 'secret.key';
export const OLD = '.old';
/** The file that held the key of one use. */
export const fileOf = (name: KeyName): string => `${name}.secret`;

/** What says which keys there are. */
export type KeySource = Pick<Environment, 'dataDir' | 'secretKey' | 'secretKeyOld'>;

/** The first one is written with; each reads. */
type Keys = readonly [present: Buffer, ...former: Buffer[]];

const derived = (master: string, name: KeyName): Buffer =>
  Buffer.from(hkdfSync('sha256', master, '', `overseas-b2b-marketplace ${name}`, KEY_BYTES));

/** A file that was written within it may be followed by another in the same tick of the file system's clock. */
const TICK_MS = 50;
const read = new Map<string, { changedAt: number; keys: Keys }>();

/**
 * The keys of a use, newest first; never none. Read anew when the folder has changed, as by `rotate-keys` beside the server;
 * where it has lost all of them, those read before hold until a start. Throws StartError when a file is damaged or cannot be read.
 */
export function keysOf(source: KeySource, name: KeyName): Keys {
  const { dataDir, secretKey, secretKeyOld } = source;
  const id = [name, dataDir, secretKey, secretKeyOld].join('\n');
  const changedAt = fs.statSync(dataDir, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const known = read.get(id);
  // a disk that is not mounted any more has no key: a new one would open nothing of what is there
  if (known && (known.changedAt === changedAt || !hasKeys(source))) return known.keys;
  const keys = readKeys(source, name);
  read.set(id, { changedAt: Date.now() - changedAt < TICK_MS ? -1 : changedAt, keys });
  return keys;
}

function hasKeys({ dataDir, secretKey }: KeySource): boolean {
  const names = [KEY_FILE, ...KEY_NAMES.map(fileOf)].flatMap((name) => [name, name + OLD]);
  return secretKey !== undefined || names.some((name) => fs.existsSync(path.join(dataDir, name)));
}

/** What is written with from now on. */
export const keyOf = (source: KeySource, name: KeyName): Buffer => keysOf(source, name)[0];

function readKeys(source: KeySource, name: KeyName): Keys {
  const own = readKeyFile(source, fileOf(name));
  const old = readKeyFile(source, fileOf(name) + OLD);
  const present = own ?? derived(presentMaster(source), name);
  const masters = [
    source.secretKey,
    readMaster(source, KEY_FILE),
    source.secretKeyOld,
    readMaster(source, KEY_FILE + OLD),
  ];
  const former = [
    ...masters.flatMap((master) => (master ? [derived(master, name)] : [])),
    ...(old ? [old] : []),
  ];
  return [present, ...former.filter((key) => !key.equals(present))];
}

/** From which keys are derived; the file is made where there is neither it nor SECRET_KEY. */
export const presentMaster = (source: KeySource): string =>
  source.secretKey ?? readMaster(source, KEY_FILE) ?? makeKeyFile(source);

/** The text of the file, not its bytes: put into SECRET_KEY as it is, it is the same key. */
export const readMaster = (source: KeySource, name: string): string | undefined =>
  readKeyFile(source, name)?.toString('hex');

/** Throws StartError when any of them is damaged or cannot be read, so that a start says it and not the first mail. */
export function requireKeys(source: KeySource): void {
  for (const name of KEY_NAMES) keysOf(source, name);
}

/** Undefined where there is none. Throws StartError when it is damaged or cannot be read. */
export function readKeyFile({ dataDir }: KeySource, name: string): Buffer | undefined {
  const file = path.join(dataDir, name);
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    // a link that leads nowhere is no absent file: its disk is not mounted
    if (isAbsent(error) && !fs.lstatSync(file, { throwIfNoEntry: false })) return undefined;
    throw new StartError(
      `${file} cannot be read: ${reasonOf(error)}. Start as the user it belongs to. Nothing was changed.`,
    );
  }
  const key = Buffer.from(text.trim(), 'hex');
  // an empty one would sign what anybody can forge
  if (key.length < KEY_BYTES) throw new StartError(`${file} is damaged: it must hold 64 hex digits.`);
  return key;
}

function makeKeyFile(source: KeySource): string {
  const file = path.join(source.dataDir, KEY_FILE);
  try {
    fs.mkdirSync(source.dataDir, { recursive: true });
    // written aside and linked whole: of two servers starting at once one's is kept, and neither reads half of it
    const aside = `${file}.${randomBytes(6).toString('hex')}`;
    fs.writeFileSync(aside, randomBytes(KEY_BYTES).toString('hex'), { mode: 0o600, flag: 'wx' });
    try {
      fs.linkSync(aside, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      fs.rmSync(aside);
    }
  } catch (error) {
    throw new StartError(
      `${file} cannot be made: ${reasonOf(error)}. Start as the user of the folder, or set SECRET_KEY. Nothing was changed.`,
    );
  }
  return readMaster(source, KEY_FILE)!;
}
