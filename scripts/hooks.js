/** Sets the hooks of lefthook.yml after an install: in a clone, not in CI, in a tarball or where development is left out. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const LEFTHOOK = path.join(ROOT, 'node_modules/lefthook/bin/index.js');

if (!process.env.CI && fs.existsSync(path.join(ROOT, '.git')) && fs.existsSync(LEFTHOOK)) {
  const { status } = spawnSync(process.execPath, [LEFTHOOK, 'install'], { cwd: ROOT, stdio: 'ignore' });
  // the work can be done without them
  if (status !== 0)
    process.stderr.write('The hooks of lefthook.yml could not be set; `npx lefthook install` says why.\n');
}
