/** Checks the keys: those present, and data made with others. */
import fs from 'node:fs';
import path from 'node:path';
import type { Database } from '../../platform/database/database.ts';
import {
  fileOf,
  KEY_FILE,
  KEY_NAMES,
  type KeySource,
  OLD,
  readKeyFile,
  readMaster,
} from '../../platform/secrets/secret-keys.ts';
import { linksUnderKeys, sealedUnderKeys } from '../keys/rotate.ts';
import { requireNone } from './check.ts';

const ROTATE = '"npm run admin -- rotate-keys"';
const ENDS = 'sessions, links and recovery codes made with it end then';

function fileFault(source: KeySource, name: string): string | undefined {
  const file = path.join(source.dataDir, name);
  try {
    if (!readKeyFile(source, name)) return undefined;
  } catch (error) {
    return `${(error as Error).message} Restore it from a backup.`;
  }
  if (process.platform !== 'win32' && fs.statSync(file).mode & 0o077)
    return `${file} can be read by others: chmod 600 it.`;
  return undefined;
}

/** Throws for each key that is damaged, missing or to be read by others; lists what is of an older version or to be taken away. */
export async function checkKeys(source: KeySource): Promise<string | string[]> {
  const names = [...KEY_NAMES.map(fileOf), KEY_FILE];
  const faults = [...names, ...names.map((name) => name + OLD)].flatMap(
    (name) => fileFault(source, name) ?? [],
  );
  const fileExists = (name: string) => fs.existsSync(path.join(source.dataDir, name));
  const own = KEY_NAMES.map(fileOf).filter(fileExists);
  const hasMaster = source.secretKey !== undefined || fileExists(KEY_FILE);
  // once there is the one key, a use without a file has that; before, its file is lost
  const missing = hasMaster ? [] : KEY_NAMES.map(fileOf).filter((name) => !fileExists(name));
  if (own.length > 0)
    faults.push(
      ...missing.map(
        (name) =>
          `${path.join(source.dataDir, name)} is missing: restore it; the next start derives another key, and links and sessions made with it end.`,
      ),
    );
  else if (!hasMaster)
    faults.push(
      `neither SECRET_KEY nor ${path.join(source.dataDir, KEY_FILE)} is here: bring it back; the next start makes another, and links and sessions made with it end.`,
    );
  requireNone(faults);
  const old = names.map((name) => name + OLD).filter(fileExists);
  const isDouble =
    source.secretKey !== undefined &&
    fileExists(KEY_FILE) &&
    readMaster(source, KEY_FILE) !== source.secretKey;
  const end = `and remove it when nobody needs it; ${ENDS}.`;
  const warnings = [
    own.length > 0 &&
      `${own.join(', ')} are of a version with a file for each use: ${ROTATE} puts one key in their place.`,
    source.secretKeyOld !== undefined && `SECRET_KEY_OLD is set: run ${ROTATE}, ${end}`,
    isDouble && `${KEY_FILE} is read beside SECRET_KEY: run ${ROTATE}, ${end}`,
    old.length > 0 &&
      `${old.join(', ')} are read still: run ${ROTATE}, and remove them when nobody needs them; ${ENDS}.`,
  ].filter((warning) => warning !== false);
  return warnings.length > 0 ? warnings : '';
}

/** Throws for what no key here opens; lists what stands under a former one. */
export async function checkSealed(db: Database, source: KeySource): Promise<string | string[]> {
  const sealed = await sealedUnderKeys(db, source);
  const links = await linksUnderKeys(db, source);
  const faults = [
    sealed.lost > 0 &&
      `${sealed.lost} second factors and secrets of webhooks were sealed with a key that is not here: bring it back as SECRET_KEY_OLD or as its file, and run ${ROTATE}.`,
    links.lost > 0 &&
      `${links.lost} guests' links are of a key that is not here: bring it back as SECRET_KEY_OLD or as its file, or run ${ROTATE}, which makes new ones.`,
  ];
  requireNone(faults.filter((fault) => fault !== false));
  const former = sealed.former + links.former;
  return former > 0
    ? [`${sealed.former} secrets and ${links.former} guests' links stand under a former key: run ${ROTATE}.`]
    : '';
}
