/**
 * `npm run screenshots`: pictures of the running marketplace, taken in a Chromium. `guide` are those of the getting
 * started page (real pages of the member centre), `gallery` those of docs/gallery, `readme` those of docs/screenshots,
 * `share` what stands for the site where a page is shared; without a name all.
 * Starts a marketplace of its own on the demo data; DATA_DIR names one that is loaded already.
 */
import { findChromium } from './chromium.ts';
import { takeGallery } from './screenshots/gallery.ts';
import { takeGuide } from './screenshots/guide.ts';
import { takeReadme } from './screenshots/readme.ts';
import { takeShare } from './screenshots/share.ts';
import { openStudio } from './screenshots/studio.ts';

const TAKE = { guide: takeGuide, gallery: takeGallery, readme: takeReadme, share: takeShare };

const named = process.argv.slice(2);
const wanted = (named.length > 0 ? named : Object.keys(TAKE)) as (keyof typeof TAKE)[];
const unknown = wanted.find((name) => !TAKE[name]);
if (unknown || !findChromium()) {
  const sentence = unknown
    ? `Unknown pictures "${unknown}". One of: ${Object.keys(TAKE).join(', ')}.`
    : 'No Chromium found: set CHROMIUM or install the package "chromium".';
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
const studio = await openStudio();
try {
  for (const name of wanted) await TAKE[name](studio);
} finally {
  await studio.close();
}
