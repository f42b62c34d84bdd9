/** `npm run bench -- field`: the corpus of inputs as people have them, by kind: cases, files, and how many come out right. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { casesOf } from '../tests/field/cases.ts';

const ROOT = path.dirname(import.meta.dirname);
const FIELD = path.join(ROOT, 'tests/field');
const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'marketplace-field-')), 'report.json');

interface Report {
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/field', '--reporter=json', `--outputFile=${report}`],
  { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] },
);
const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8')) as Report;
fs.rmSync(path.dirname(report), { recursive: true });

const kinds = fs
  .readdirSync(FIELD, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const failed: string[] = [];
process.stdout.write('kind                cases   files   tests   right\n');
for (const kind of kinds) {
  const files = new Set(casesOf(kind).flatMap(({ file }) => file ?? []));
  const ran = testResults
    .filter(({ name }) => path.dirname(name) === path.join(FIELD, kind))
    .flatMap(({ assertionResults }) => assertionResults);
  const right = ran.filter(({ status }) => status === 'passed');
  failed.push(...ran.filter((one) => !right.includes(one)).map(({ fullName }) => `${kind}: ${fullName}`));
  const figures = [casesOf(kind).length, files.size, ran.length, right.length];
  process.stdout.write(`${kind.padEnd(17)}${figures.map((n) => String(n).padStart(8)).join('')}\n`);
}
for (const name of failed) process.stdout.write(`WRONG  ${name}\n`);
if (failed.length > 0) process.exitCode = 1;
