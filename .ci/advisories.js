/**
 * Asks the registry for advisories on what a production runs. One of high or critical severity that is not accepted, with
 * its reason, in accepted-advisories.json ends with 1. A registry that does not answer is said in a line, and is no fault.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.dirname(import.meta.dirname);
const GRAVE = ['high', 'critical'];
/** Seconds it waits for the registry. */
const PATIENCE = 60;

/** The address of an advisory (`https://github.com/advisories/GHSA-…`) → why it does not concern us. */
const file = process.env.ACCEPTED_ADVISORIES ?? path.join(import.meta.dirname, 'accepted-advisories.json');
const accepted = JSON.parse(fs.readFileSync(file, 'utf8'));

/** What npm says, or undefined where it has no report. */
function report() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=1', `--fetch-timeout=${PATIENCE * 500}`];
  const { stdout } = spawnSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: PATIENCE * 1000,
    maxBuffer: 64 << 20,
    shell: process.platform === 'win32',
  });
  try {
    const said = JSON.parse(stdout);
    return said.vulnerabilities && said.metadata ? said : undefined;
  } catch {
    return undefined;
  }
}

const said = report();
if (!said) {
  process.stdout.write('Advisories were not checked: the registry does not answer.\n');
  process.exit(0);
}
/** Packages that only use another one name it instead of an advisory. */
const advisories = Object.values(said.vulnerabilities)
  .flatMap(({ via }) => via)
  .filter((one) => typeof one === 'object' && GRAVE.includes(one.severity));
const byUrl = new Map(advisories.map((one) => [one.url, one]));
const open = [...byUrl.values()].filter(({ url }) => !accepted[url]);
for (const { name, severity, title, url } of open)
  process.stderr.write(`${severity}: ${name}: ${title} (${url})\n`);
for (const [url, reason] of Object.entries(accepted))
  process.stdout.write(
    `${byUrl.has(url) ? 'Accepted' : 'No longer reported, to be deleted'}: ${url}: ${reason}\n`,
  );
process.stdout.write(
  `Advisories were checked: ${open.length} of high or critical severity in what a production runs.\n`,
);
process.exit(open.length > 0 ? 1 : 0);
