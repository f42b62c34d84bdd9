/**
 * Keys under DATA_DIR, former ones too: they sign sessions, and guests' links derive from them. SECRET_KEY is not
 * included.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../platform/process/environment.ts';

const SECRET = /^(?:[a-z0-9-]+\.secret|secret\.key)(?:\.old)?$/;
/** Of the embedded cluster, which is no part of a backup. */
const CLUSTER = 'postgres.secret';

export async function readSecrets(dataDir: string): Promise<{ name: string; bytes: Buffer }[]> {
  const names = (await fs.readdir(dataDir)).filter((name) => SECRET.test(name) && name !== CLUSTER).sort();
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await fs.readFile(path.join(dataDir, name)) })),
  );
}

/** Throws StartError where other secrets would be written over: what they sign and seal would be lost with them. */
export async function requireNoOtherSecrets(
  dataDir: string,
  secrets: ReadonlyMap<string, Buffer>,
): Promise<void> {
  for (const { name, bytes } of await readSecrets(dataDir)) {
    const other = secrets.get(name);
    if (other && !other.equals(bytes))
      throw new StartError(
        `${path.join(dataDir, name)} is another than that of the backup: move it away, or replace it with --replace. Nothing was changed.`,
      );
  }
}

/** Writes a secret aside; what is given back puts it in the place of the one that is there. */
export async function placeSecret(
  dataDir: string,
  name: string,
  bytes: Buffer,
): Promise<() => Promise<void>> {
  if (!SECRET.test(name) || name === CLUSTER) throw new Error(`not a secret: ${name}`);
  const aside = path.join(dataDir, `${name}.restored`);
  await fs.rm(aside, { force: true });
  await fs.writeFile(aside, bytes, { mode: 0o600, flag: 'wx' });
  return () => fs.rename(aside, path.join(dataDir, name));
}
