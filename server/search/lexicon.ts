/**
 * What each server knows about words: how common they are in its index, what titles call things, Chinese and English
 * side by side.
 */
import type { Database } from '../platform/database/database.ts';
import type { Deps } from '../platform/deps.ts';
import { engineOf } from './engines.ts';
import { allPhrases, vocabularyPairs } from './index/phrases.sql.ts';
import { type Lexicon, pairsOf } from './text/term-statistics.ts';
import { Vocabulary } from './text/vocabulary.ts';
import { familiesOf } from './text/word-families.ts';

const NONE: Lexicon = {
  total: 0,
  frequency: () => 0,
  vocabulary: new Vocabulary([], []),
  pairsWith: () => [],
  related: () => [],
};
const FRESH_MS = 10 * 60_000;
const held = new WeakMap<Database, { at: number; lexicon: Promise<Lexicon> }>();

async function load(deps: Deps): Promise<Lexicon> {
  const [{ total, frequencies }, phrases, pairs] = await Promise.all([
    engineOf(deps).frequencies(),
    allPhrases(deps.replica),
    vocabularyPairs(deps.replica),
  ]);
  return {
    total,
    frequency: (lexeme) => frequencies.get(lexeme) ?? 0,
    pairsWith: pairsOf(frequencies),
    related: familiesOf([...frequencies].sort((a, b) => b[1] - a[1]).map(([term]) => term)),
    vocabulary: new Vocabulary(
      phrases.map(({ phrase, products }) => [phrase, products]),
      pairs,
    ),
  };
}

/** While nothing is indexed yet, as at the very first start, it is looked at again after so long. */
const EMPTY_MS = 5000;

/** The lexicon, at most ten minutes behind the index. While it cannot be read every term counts as rare. */
export function lexiconOf(deps: Deps): Promise<Lexicon> {
  const { replica } = deps;
  const known = held.get(replica);
  if (known && Date.now() - known.at < FRESH_MS) return known.lexicon;
  const lexicon = load(deps).catch(async () => {
    held.delete(replica);
    return known?.lexicon ?? NONE;
  });
  const entry = { at: Date.now(), lexicon };
  held.set(replica, entry);
  void lexicon.then(({ total }) => {
    if (total === 0) entry.at += EMPTY_MS - FRESH_MS;
  });
  // the old one serves while the new one loads
  return known ? known.lexicon : lexicon;
}
