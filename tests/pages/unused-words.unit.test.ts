import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const sourcesOf = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !/^(?:en|zh)\//.test(file))
    .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'));

/** Keys that code puts together, or takes whole: of a state, of a form's field, of a library's own words. */
const COMPOSED = /(?:Note|Text|DragHandle)$|^(?:information_|contact_office_tel|cropArea|contact_url)/;

test('every word has a name that code knows', () => {
  const code = ['web', 'server', 'contract', 'domain', 'locales'].flatMap(sourcesOf).join('\n');
  const known = new Set(code.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/[A-Za-z_]\w*/g));
  const english = readdirSync(path.join(ROOT, 'locales/en'), { recursive: true, encoding: 'utf8' });
  const unknown = english
    .filter((file) => file.endsWith('.ts') && !file.startsWith('legal/'))
    .flatMap((file) =>
      [...readFileSync(path.join(ROOT, 'locales/en', file), 'utf8').matchAll(/^\s+'?([A-Za-z_]\w*)'?:/gm)]
        .map(([, key]) => key!)
        .filter((key) => !known.has(key) && !COMPOSED.test(key))
        .map((key) => `${file}: ${key}`),
    );
  expect(unknown).toEqual([]);
});
