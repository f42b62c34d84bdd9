/**
 * Every line of the route tables of office and console, in both languages and at three widths, as whoever may see it:
 * no console error, no failed request, nothing that axe finds, nothing that scrolls sideways.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '../../../contract/schema/error.ts';
import { openSite, type Site } from '../../support/browser/browser.ts';
import { buildEveryScreen, type Person, type Things } from '../../support/browser/every-screen.ts';
import { APPS, stepsOf } from '../steps.ts';
import { type Walk, WIDTHS, walkAll } from './walk.ts';

const LANGUAGES: Language[] = ['en', 'zh'];
let site: Site;
let things: Things;
beforeAll(async () => {
  site = await openSite();
  things = await buildEveryScreen(site);
});
afterAll(() => site?.close());

test('every line of both route tables', async () => {
  const walks: Walk[] = [];
  for (const app of APPS)
    for (const person of new Set(Object.values<Person[]>(app.walkers).flat())) {
      const steps = stepsOf(app, person, things);
      for (const language of LANGUAGES)
        walks.push({
          label: app.label,
          person,
          language,
          steps,
          token: await things.token(person),
          // the account of a recovery whose code was accepted
          storage: person === 'guest' ? { findby: 'ann@example.com' } : {},
        });
    }
  const started = performance.now();
  const found = await walkAll(site, walks);
  const lines = APPS.flatMap(({ label, screens }) => Object.keys(screens).map((name) => `${label} ${name}`));
  const seen = new Set(walks.flatMap(({ label, steps }) => steps.map(({ name }) => `${label} ${name}`)));
  const visits = walks.reduce((sum, { steps }) => sum + steps.length, 0);
  process.stdout.write(
    `walk: ${lines.length} lines × ${LANGUAGES.length} languages × ${WIDTHS.length} widths, ` +
      `${visits} visits in ${((performance.now() - started) / 1000).toFixed(0)} s\n`,
  );
  const wrong = [...found, ...site.failures];
  expect(wrong, wrong.join('\n')).toEqual([]);
  expect(lines.filter((line) => !seen.has(line))).toEqual([]);
  // each visit is bounded by what is done, and a busy machine does the same more slowly
}, 0);
