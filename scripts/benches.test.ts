/** The table of bench/README.md names every bench, with the file that is run. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.dirname(import.meta.dirname);
const bench = (...args: string[]) =>
  spawnSync(process.execPath, ['bin/run.js', 'bench', ...args], { cwd: ROOT, encoding: 'utf8' });

/** What each file says of itself: `npm run bench -- NAME`. */
const files = Object.fromEntries(
  fs
    .readdirSync(path.join(ROOT, 'bench'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const source = fs.readFileSync(path.join(ROOT, 'bench', file), 'utf8');
      const usage = /^\/\*\*\s(?: \* )?`npm run bench -- ([a-z-]+)/.exec(source);
      return usage ? [[usage[1]!, file]] : [];
    }),
);

test('each file that is a bench stands in the table by its name', () => {
  const table = fs.readFileSync(path.join(ROOT, 'bench/README.md'), 'utf8');
  const rows = [...table.matchAll(/^\| \[`([a-z-]+)[^`]*`\]\((\S+)\) \| [^|]+ \| [^|]+ \|$/gm)];
  expect(rows.length).toBeGreaterThan(10);
  expect(Object.fromEntries(rows.map(([, name, file]) => [name, file]))).toEqual(files);
});

test('without a name the command lists them, and refuses one that there is not', () => {
  const listed = bench();
  expect(listed.status).toBe(0);
  for (const name of Object.keys(files)) expect(listed.stdout).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
  const refused = bench('nonsense');
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('There is no bench "nonsense".');
});
