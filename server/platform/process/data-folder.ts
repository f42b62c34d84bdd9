/** Ensures that the folder DATA_DIR exists and is writable, or ends the start with one sentence. */
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from './environment.ts';
import { reasonOf } from './system-error.ts';

/** Makes the folder with those above it. Throws StartError when it cannot be made or written to. */
export function requireDataFolder(folder: string): void {
  try {
    make(folder);
    const probe = path.join(folder, `.writable.${process.pid}`);
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
  } catch (error) {
    const file = fileInTheWay(folder);
    throw new StartError(
      file
        ? `DATA_DIR=${folder} cannot be a folder, because ${file} is a file: set it to a folder of your own.`
        : `DATA_DIR=${folder} cannot be written to: ${reasonOf(error)}. Set it to a folder of your own, or make room.`,
    );
  }
}

/** The lowest of `folder` and those above it that is there, if it is no folder. */
function fileInTheWay(folder: string): string | undefined {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
    if (fs.existsSync(at)) return fs.statSync(at).isDirectory() ? undefined : at;
  }
  return undefined;
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
