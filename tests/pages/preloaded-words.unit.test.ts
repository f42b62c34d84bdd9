/**
 * A route loads all words that its page can come to need. Words that come later suspend the whole page: it vanishes for
 * a moment, and whoever had the focus on a part of it has lost it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
/** Loaded by the routes around every page. */
const EVERYWHERE = ['useBackofficeWords', 'useAntdWords', 'useFrameWords'];

const neighbour = (of: string, to: string) => path.join(path.dirname(of), to);
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+\.tsx?)';/gm)].map(([, to]) =>
    neighbour(file, to!),
  );
const wordsIn = (text: string): string[] => text.match(/\buse\w*Words\b/g) ?? [];

function closure(page: string): Set<string> {
  const seen = new Set<string>();
  const left = [page];
  for (let file = left.pop(); file; file = left.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    left.push(...importsOf(file));
  }
  return seen;
}

interface RoutedPage {
  module: string;
  loaded: string[];
}

/** `const name = of(words…)` or a list of words, each of which may name another; and `name(() => import('page'), …)`. */
function pagesOf(routes: string): RoutedPage[] {
  const text = read(routes);
  const sets = new Map<string, string>();
  for (const [, name, words] of text.matchAll(/^const (\w+) = (?:of\(|\[)((?:\.\.\.|[\w.,\s])*)[)\]];/gm))
    sets.set(name!, words!);
  const loadedBy = (words: string): string[] => [
    ...wordsIn(words),
    ...[...words.matchAll(/\.\.\.(\w+)/g)].flatMap(([, name]) => loadedBy(sets.get(name!)!)),
  ];
  return [...text.matchAll(/\b(?:(\w+)|of\(([^()]*)\))\(\s*\(\) => import\('([^']+)'\)/g)].map(
    ([, name, words, module]) => ({
      module: neighbour(routes, module!),
      loaded: loadedBy(words ?? sets.get(name!)!),
    }),
  );
}

test.each(['web/office/routes.tsx', 'web/console/routes.tsx'])('%s', (routes) => {
  const pages = pagesOf(routes);
  expect(pages.length).toBe(read(routes).match(/import\('\.\/features\//g)!.length);
  const late = pages.flatMap(({ module, loaded }) => {
    const used = [...closure(module)]
      .filter((file) => !file.endsWith('words.ts'))
      .flatMap((file) => read(file).match(/\buse\w*Words(?=\(\))/g) ?? []);
    return [...new Set(used)]
      .filter((words) => !loaded.includes(words) && !EVERYWHERE.includes(words))
      .map((words) => `${module}: ${words}`);
  });
  expect(late).toEqual([]);
});
