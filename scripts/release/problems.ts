/** What a release needs, as rules over what stands in the checkout. */
import type { Notices } from '../../contract/notices.ts';
import { isAllowed } from '../notices/notices.ts';

export interface Released {
  /** Lines of `git status --porcelain`. */
  uncommitted: string[];
  tags: string[];
  version: string;
  /** package-lock.json, as it stands. */
  lock: string;
  changelog: string;
  security: string;
  notices: Notices;
  /** Names of files in db/migrations. */
  migrations: string[];
}

const VERSION = /^\d+\.\d+\.\d+$/;
const MIGRATION = /^\d{4}-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/;
const SECTION = /^## \[([^\]]+)\](?: - (\d{4}-\d{2}-\d{2}))?\n([\s\S]*?)(?=^## |$(?![\s\S]))/gm;

/** One sentence each, with what to do; none where it may be released. */
export function releaseProblems(released: Released): string[] {
  return [
    ...tree(released),
    ...lockProblems(released),
    ...changelogProblems(released),
    ...noticesProblems(released.notices),
    ...migrationProblems(released.migrations),
  ];
}

function* tree({ uncommitted, tags, version }: Released) {
  if (uncommitted.length > 0) yield `Not committed: ${uncommitted.map((line) => line.slice(3)).join(', ')}.`;
  if (!VERSION.test(version)) yield `The version "${version}" of package.json is not of the form 1.2.3.`;
  if (tags.includes(`v${version}`)) yield `v${version} is tagged already: raise the version of package.json.`;
}

function* lockProblems({ lock, version }: Released) {
  const { version: locked, packages } = JSON.parse(lock);
  if (locked !== version || packages[''].version !== version)
    yield `package-lock.json says ${locked}, package.json ${version}: npm install --package-lock-only.`;
  // an address binds everybody to one registry, and tells where ours is
  if (/"resolved":|"https?:\/\/[^"]*\.tgz"/.test(lock))
    yield 'package-lock.json names addresses of a registry: npm install --package-lock-only --omit-lockfile-registry-resolved.';
}

function* changelogProblems({ changelog, security, version }: Released) {
  const sections = [...changelog.matchAll(SECTION)];
  const [unreleased] = sections;
  const newest = sections.find(([, name]) => name !== 'Unreleased');
  if (unreleased?.[1] !== 'Unreleased') yield 'CHANGELOG.md does not begin with [Unreleased].';
  else if (unreleased[3]!.trim())
    yield `CHANGELOG.md has lines under [Unreleased]: they belong to ${version}.`;
  if (newest?.[1] !== version) yield `CHANGELOG.md has no section ${version} below [Unreleased].`;
  else if (!newest[2] || Number.isNaN(Date.parse(newest[2])) || !newest[3]!.trim())
    yield `The section ${version} of CHANGELOG.md has no day, or nothing in it.`;
  const [major, minor] = version.split('.');
  if (!security.includes(`| ${major}.${minor}.x | yes |`))
    yield `SECURITY.md does not say that ${major}.${minor}.x is supported.`;
}

function* noticesProblems({ groups }: Notices) {
  if (groups.length === 0) yield 'dist/notices.json names no package: npm run build.';
  for (const { packages, text } of groups)
    for (const { name, version, licence } of packages)
      if (!isAllowed(licence) || !text)
        yield `${name} ${version}: the licence "${licence}" is not known, or has no text.`;
}

function* migrationProblems(migrations: readonly string[]) {
  if (migrations.length === 0) yield 'db/migrations is empty.';
  const numbers = new Map<string, string>();
  for (const name of [...migrations].sort()) {
    if (!MIGRATION.test(name)) yield `db/migrations/${name} is not named 0123-what-it-does.sql.`;
    const number = name.slice(0, 4);
    const other = numbers.get(number);
    if (other) yield `db/migrations/${other} and ${name} have one number.`;
    numbers.set(number, name);
  }
}
