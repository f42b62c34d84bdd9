/** Synonyms, kept as data in synonyms.txt: one group per line, separated by commas. */
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

const all = new Map(readSynonyms(fs.readFileSync(path.join(import.meta.dirname, 'synonyms.txt'), 'utf8')));
export const synonyms: Synonyms = all;

const longestOf = (): number => Math.max(...[...all.keys()].map((key) => key.split(' ').length));
let longest = longestOf();
/** Words of the longest variant. */
export const longestVariant = (): number => longest;

/** Adds the operator's own, synonyms.txt of the data folder, where there is one; once, when the server starts. */
export function addSynonymsOf(dataDir: string): void {
  const file = path.join(dataDir, 'synonyms.txt');
  if (!fs.existsSync(file)) return;
  for (const [key, others] of readSynonyms(fs.readFileSync(file, 'utf8')))
    all.set(key, [...(all.get(key) ?? []), ...others]);
  longest = longestOf();
}
