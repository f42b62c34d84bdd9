/** Every component of web/ui and of the kit stands in the gallery, or is excused by name. */
import { expect, test } from 'vitest';
import { backofficeEntries } from './backoffice/entries.tsx';
import { uiEntries } from './ui/entries.tsx';

const EXCUSED: Record<string, string> = {
  Island: 'has no look of its own: it marks what the browser takes over',
  InertFrame: 'has no look of its own: it shows the page that it is given',
  Root: 'has no look of its own: it needs the addresses of an app',
  Providers: 'has no look of its own: the gallery stands inside of it',
  Queries: 'has no look of its own: it asks the server for what stands inside',
  ShownOnce: 'is a window that lies over the page until it is closed',
  ModeLine: 'asks the server what ModeText says',
  LanguageProvider: 'has no look of its own: the gallery stands inside of it',
};

const sources: Record<string, string> = import.meta.glob(['../{ui,backoffice}/**/*.tsx', '!**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const componentsIn = (folder: string) =>
  Object.entries(sources)
    .filter(([path]) => path.startsWith(`../${folder}/`))
    .flatMap(([, source]) =>
      [...source.matchAll(/^export (?:default )?(?:function|const) ([A-Z]\w*[a-z]\w*)\b/gm)].map(
        ([, name]) => name!,
      ),
    )
    .filter((name) => !name.endsWith('Context'));

const english = (en: string) => en;

test.each([
  ['ui', uiEntries(english)],
  ['backoffice', backofficeEntries(english)],
])('web/%s', (folder, entries) => {
  const components = componentsIn(folder);
  expect(components.length).toBeGreaterThan(15);
  expect(components.filter((name) => !(name in entries) && !(name in EXCUSED))).toEqual([]);
  expect(Object.keys(entries).filter((name) => !components.includes(name))).toEqual([]);
});

test('nobody is excused who is gone, or stands there', () => {
  const shown = { ...uiEntries(english), ...backofficeEntries(english) };
  const components = [...componentsIn('ui'), ...componentsIn('backoffice')];
  expect(Object.keys(EXCUSED).filter((name) => name in shown || !components.includes(name))).toEqual([]);
});
