/**
 * `npm run screenshots`: pictures of the running marketplace, taken in a Chromium. `guide` are those of the getting
 * started page (real pages of the member centre), `gallery` those of docs/gallery, `readme` those of docs/screenshots,
 * `share` what stands for the site where a page is shared; without a name all of these.
 * Starts a marketplace of its own on the demo data; DATA_DIR names one that is loaded already.
 * `overflow` takes none: it tries every page and screen of the tests with every font, text and width of
 * tests/journeys/every-page/overflow.journey.ts, where `npm test` tries two of each, and ends with 1 if anything does not fit.
 */
import { spawnSync } from 'node:child_process';
import { missingForJourneys } from './checks/journey-needs.ts';
import { takeGallery } from './screenshots/gallery.ts';
import { takeGuide } from './screenshots/guide.ts';
import { takeReadme } from './screenshots/readme.ts';
import { takeShare } from './screenshots/share.ts';
import { openStudio } from './screenshots/studio.ts';

const TAKE = { guide: takeGuide, gallery: takeGallery, readme: takeReadme, share: takeShare };

/** Its exit code. The pages are those of what is in the sources now. */
function tryOverflow(): number {
  for (const command of [
    ['node', 'scripts/build.ts'],
    ['vitest', 'run', '--project', 'journeys', 'tests/journeys/every-page/overflow.journey.ts'],
  ]) {
    const [program = '', ...args] = command;
    const env = { ...process.env, OVERFLOW: 'all' };
    const { status } = spawnSync(program, args, {
      stdio: 'inherit',
      env,
      shell: process.platform === 'win32',
    });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

const named = process.argv.slice(2);
const wanted = (named.length > 0 ? named : Object.keys(TAKE)) as (keyof typeof TAKE)[];
const unknown = named.join() === 'overflow' ? undefined : wanted.find((name) => !TAKE[name]);
const refused = unknown
  ? `Unknown pictures "${unknown}". One of: ${Object.keys(TAKE).join(', ')}; or overflow alone.`
  : await missingForJourneys();
if (refused) {
  process.stderr.write(`${refused}\n`);
  process.exit(1);
}
if (named.includes('overflow')) process.exit(tryOverflow());
const studio = await openStudio();
try {
  for (const name of wanted) await TAKE[name](studio);
} finally {
  await studio.close();
}
