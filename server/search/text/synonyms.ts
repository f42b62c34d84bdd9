/** Words that mean the same, kept as data in synonyms.txt: one group a line, the variants separated by commas. */
import fs from 'node:fs';
import path from 'node:path';
import { tokenize } from './tokenize.ts';

/** Terms of the other variants of a group, by the terms of one of them joined by spaces. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

export function readSynonyms(text: string): Synonyms {
  const all = new Map<string, (readonly string[])[]>();
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const variants = line.split(',').map((variant) => tokenize(variant).map((token) => token.term));
    for (const variant of variants) {
      const key = variant.join(' ');
      const others = variants.filter((other) => other.join(' ') !== key);
      if (key !== '' && others.length > 0) all.set(key, [...(all.get(key) ?? []), ...others]);
    }
  }
  return all;
}

export const synonyms: Synonyms = readSynonyms(
  fs.readFileSync(path.join(import.meta.dirname, 'synonyms.txt'), 'utf8'),
);
/** Words of the longest variant. */
export const LONGEST_VARIANT = Math.max(...[...synonyms.keys()].map((key) => key.split(' ').length));
