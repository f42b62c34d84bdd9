/** The judged queries over the demo marketplace, as they stand in bench/search/demo-queries.txt. */
import fs from 'node:fs';
import path from 'node:path';

export interface DemoQuery {
  kw: string;
  /** What fits, and what fits in part: matched against "Category > Subcategory > Leaf: Title". */
  fits: RegExp;
  partly: RegExp | null;
}

const FILE = path.join(import.meta.dirname, 'demo-queries.txt');

export const readDemoQueries = (): DemoQuery[] =>
  fs
    .readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kw = '', fits = '', partly = '-'] = line.split(' | ').map((part) => part.trim());
      return { kw, fits: new RegExp(fits, 'i'), partly: partly === '-' ? null : new RegExp(partly, 'i') };
    });
