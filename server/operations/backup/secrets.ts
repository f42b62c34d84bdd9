/** Secrets under DATA_DIR: they sign sessions, and the links of guests are made of them. */
import fs from 'node:fs/promises';
import path from 'node:path';

const SECRET = /^[a-z0-9-]+\.secret$/;
/** Of the embedded cluster, which is no part of a backup. */
const CLUSTER = 'postgres.secret';

export async function readSecrets(dataDir: string): Promise<{ name: string; bytes: Buffer }[]> {
  const names = (await fs.readdir(dataDir)).filter((name) => SECRET.test(name) && name !== CLUSTER).sort();
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await fs.readFile(path.join(dataDir, name)) })),
  );
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
