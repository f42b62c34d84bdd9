/** Reads an archive's passphrase from a variable, a file, or the terminal. */
import fs from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartError } from '../../platform/process/environment.ts';
import { reasonOf } from '../../platform/process/system-error.ts';

const MIN = 12;
const WAYS = 'set BACKUP_PASSPHRASE, or name a file with --passphrase-file';

/** undefined: none is given. Throws StartError. */
export function givenPassphrase(env: NodeJS.ProcessEnv, file: string | undefined): string | undefined {
  if (file === undefined) return env.BACKUP_PASSPHRASE || undefined;
  let text: string;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(`The passphrase in ${file} cannot be read: ${reasonOf(error)}.`);
  }
  // an editor ends the line
  const passphrase = text.replace(/\r?\n$/, '');
  if (passphrase === '') throw new StartError(`${file} holds no passphrase.`);
  return passphrase;
}

/** One that is too short to encrypt with. Throws StartError. */
export function requireLongPassphrase(passphrase: string | undefined): void {
  if (passphrase !== undefined && passphrase.length < MIN)
    throw new StartError(
      `The passphrase is too short: at least ${MIN} characters, for whoever has the archive may guess for years.`,
    );
}

/** The given one, or what is typed at the terminal, which does not show it. Throws StartError where there is none. */
export async function askPassphrase(given: string | undefined, file: string): Promise<string> {
  if (given !== undefined) return given;
  if (!process.stdin.isTTY) throw new StartError(`${file} is encrypted: ${WAYS}. Nothing was changed.`);
  process.stderr.write(`Passphrase of ${file}: `);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
