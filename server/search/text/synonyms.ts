/** Words that mean the same, kept as data in synonyms.txt: one group a line, the sayings separated by commas. */
import fs from 'node:fs';
import path from 'node:path';
import { analyse } from './tokenize.ts';

/** Terms of the other sayings of a group, by the terms of one of them joined by spaces. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

export function readSynonyms(text: string): Synonyms {
  const all = new Map<string, (readonly string[])[]>();
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const sayings = line.split(',').map((saying) => analyse(saying).map((token) => token.term));
    for (const saying of sayings) {
      const key = saying.join(' ');
      const others = sayings.filter((other) => other.join(' ') !== key);
      if (key !== '' && others.length > 0) all.set(key, [...(all.get(key) ?? []), ...others]);
    }
  }
  return all;
}

export const synonyms: Synonyms = readSynonyms(
  fs.readFileSync(path.join(import.meta.dirname, 'synonyms.txt'), 'utf8'),
);
/** Words of the longest saying. */
export const LONGEST_SAYING = Math.max(...[...synonyms.keys()].map((key) => key.split(' ').length));
