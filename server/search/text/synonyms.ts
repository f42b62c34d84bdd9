/** Synonyms: one group per line, separated by commas. A marketplace has its own in a table; synonyms.txt is what it begins with. */
import fs from 'node:fs';
import path from 'node:path';
import { tokenize } from './tokenize.ts';

/** Terms of the other variants of a group, by the terms of one of them joined by spaces. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** What a server knows of them. */
export interface SynonymBook {
  others: Synonyms;
  /** Words of the longest variant. */
  longest: number;
}

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

const longestOf = (all: Synonyms): number =>
  Math.max(0, ...[...all.keys()].map((key) => key.split(' ').length));

/** The operator's own, synonyms.txt of the data folder. */
let ownText = '';

/** Adds the operator's own where there is such a file; once, when the server starts. */
export function addSynonymsOf(dataDir: string): void {
  const file = path.join(dataDir, 'synonyms.txt');
  if (fs.existsSync(file)) ownText = fs.readFileSync(file, 'utf8');
}

/** The book of groups as they stand in the table, and of the operator's own. */
export function synonymBook(groups: readonly string[]): SynonymBook {
  const others = readSynonyms(`${groups.join('\n')}\n${ownText}`);
  return { others, longest: longestOf(others) };
}

/** The groups that every marketplace begins with. */
export const DEFAULT_GROUPS: readonly string[] = fs
  .readFileSync(path.join(import.meta.dirname, 'synonyms.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** Where nothing is known of a marketplace. */
export const DEFAULT_SYNONYMS: SynonymBook = synonymBook(DEFAULT_GROUPS);
