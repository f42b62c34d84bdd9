/** How similar two product titles are, regardless of word order. */

export interface ComparedTitle {
  title: string;
  /** In an order of their own: "Hex bolt, steel" is "Steel hex bolt". */
  words: string;
  /** Words with a digit: two sizes of a thing are two products. */
  numbers: string;
  /** Made when they are first asked for: most titles differ before that. */
  trigrams(): ReadonlySet<string>;
}

export function comparedTitle(title: string): ComparedTitle {
  const words = (
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}.]+/gu) ?? []
  ).sort();
  let trigrams: ReadonlySet<string> | undefined;
  return {
    title,
    words: words.join(' '),
    numbers: words.filter((word) => /\d/.test(word)).join(' '),
    trigrams() {
      trigrams ??= trigramsOf(words);
      return trigrams;
    },
  };
}

function trigramsOf(words: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const word of words) {
    const padded = `  ${word} `;
    for (let i = 0; i < padded.length - 2; i++) found.add(padded.slice(i, i + 3));
  }
  return found;
}

/** The share of the trigrams that both have, as PostgreSQL's pg_trgm counts it; 0 for other sizes. */
export function titleSimilarity(a: ComparedTitle, b: ComparedTitle): number {
  if (a.numbers !== b.numbers) return 0;
  const [ones, others] = [a.trigrams(), b.trigrams()];
  let both = 0;
  for (const trigram of ones) if (others.has(trigram)) both++;
  return both / Math.max(1, ones.size + others.size - both);
}
