/** Finds a Chromium: CHROMIUM, the system's, or none. The headless shell comes first: it is twice as fast. */
import fs from 'node:fs';
import path from 'node:path';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

export function findChromium(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) =>
    fs.existsSync(file),
  );
}

/** Headless, without any traffic of its own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
