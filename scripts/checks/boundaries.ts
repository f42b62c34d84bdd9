/**
 * Who may import whom, by dependency-cruiser, and that no folders import each other in a circle. The parser is swc, since
 * TypeScript 7 has no programming interface yet.
 */
import { spawnSync } from 'node:child_process';
import type { ICruiseResult } from 'dependency-cruiser';
import { folderCircles } from './folder-circles.ts';

const FOLDERS = [
  'domain',
  'contract',
  'server',
  'locales',
  'web',
  'db',
  'tests',
  'bench',
  'scripts',
  'tools',
];
/** Imports of a circle that are told. */
const MAX_LISTED = 12;

const { stdout, stderr } = spawnSync(
  'depcruise',
  ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...FOLDERS],
  { encoding: 'utf8', maxBuffer: 2 ** 28, shell: process.platform === 'win32' },
);
if (!stdout.startsWith('{')) fail(stderr || stdout);
const { modules, summary }: ICruiseResult = JSON.parse(stdout);
if (modules.length < 100) fail(`Only ${modules.length} modules were read: the parser misses TypeScript.`);

const complaints = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
const imports = modules.flatMap(({ source, dependencies }) =>
  dependencies
    .filter(
      ({ coreModule, couldNotResolve, resolved }) =>
        !coreModule && !couldNotResolve && !resolved.includes('node_modules'),
    )
    .map(({ resolved }) => ({ from: source, to: resolved })),
);
for (const circle of folderCircles(imports)) {
  const lines = circle.slice(0, MAX_LISTED).map(({ from, to }) => `  ${from} → ${to}`);
  if (circle.length > MAX_LISTED) lines.push(`  and ${circle.length - MAX_LISTED} more`);
  complaints.push(`folders in a circle:\n${lines.join('\n')}`);
}
if (complaints.length > 0) fail(complaints.join('\n'));
process.stdout.write(
  `${modules.length} modules, ${summary.totalDependenciesCruised} imports: none where it may not be.\n`,
);

function fail(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}
