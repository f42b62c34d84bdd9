/** The folder DATA_DIR names: there and writable, or the start ends with one sentence. */
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from './environment.ts';

/** Makes the folder with those above it. Throws StartError when it cannot be made or written to. */
export function requireDataFolder(folder: string): void {
  try {
    make(folder);
    const probe = path.join(folder, `.writable.${process.pid}`);
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `DATA_DIR=${folder} cannot be written to (${code}): set it to a folder of your own.`,
    );
  }
}

// one by one: mkdir's own "recursive" never ends where a file system answers ENOENT, as /proc does
function make(folder: string): void {
  if (fs.existsSync(folder)) return;
  make(path.dirname(folder));
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
