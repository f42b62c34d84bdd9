/** Statistics about words: how common lexemes are, and how people write them. Pure; index/ counts and loads them. */
import type { Vocabulary } from './vocabulary.ts';

export interface TermStatistics {
  /** Documents in all. */
  total: number;
  /** In how many documents a lexeme stands; 0 where it is rare or unknown. */
  frequency(lexeme: string): number;
}

/** All that is held. */
export interface Lexicon extends TermStatistics {
  vocabulary: Vocabulary;
  /** Other terms of a kin that documents hold: "welded" of "welding". */
  related(term: string): readonly string[];
  /** The pairs of Chinese characters that hold this one, the commonest first. */
  pairsWith(character: string): readonly string[];
}

/** So many pairs of one character say enough. */
const MAX_PAIRS = 40;
const PAIR = /^\p{Script=Han}{2}$/u;

/** Documents hold Chinese as pairs: in which of them each character stands. */
export function pairsOf(frequencies: ReadonlyMap<string, number>): Lexicon['pairsWith'] {
  const pairs = new Map<string, string[]>();
  const common = [...frequencies].filter(([lexeme]) => PAIR.test(lexeme)).sort((a, b) => b[1] - a[1]);
  for (const [pair] of common)
    for (const character of new Set(pair)) {
      const known = pairs.get(character) ?? [];
      if (known.length < MAX_PAIRS) pairs.set(character, [...known, pair]);
    }
  return (character) => pairs.get(character) ?? [];
}
