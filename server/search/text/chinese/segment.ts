/** Splits a run of Chinese into the fewest and best-known words that cover it. Pure. */

export interface Segment {
  from: number;
  to: number;
  /** Whether it is a word of a dictionary. */
  isKnown: boolean;
  /** English of the word, by falling likelihood; empty where nobody knows it. */
  english: readonly string[];
}

/** A dictionary and what a word of it costs against others: less is better known. */
export interface Dictionary {
  get(word: string): readonly string[] | undefined;
  cost: number;
}

/** A character that no word covers costs more than any two words. */
const UNKNOWN = 3;
/** A word of one character is mostly a part of one that is not known. */
const SINGLE = 1.5;
const LONGEST = 12;

/** The segments of a run in order; unknown characters side by side are one. */
export function segment(run: string, dictionaries: readonly Dictionary[]): Segment[] {
  const best: { cost: number; last: Segment }[] = [];
  const costTo = (place: number) => (place === 0 ? 0 : best[place]!.cost);
  for (let to = 1; to <= run.length; to++) {
    let least = {
      cost: costTo(to - 1) + UNKNOWN,
      last: { from: to - 1, to, isKnown: false, english: [] as readonly string[] },
    };
    for (let from = Math.max(0, to - LONGEST); from < to; from++) {
      const word = run.slice(from, to);
      for (const dictionary of dictionaries) {
        const english = dictionary.get(word);
        if (!english) continue;
        const cost = costTo(from) + dictionary.cost + (word.length === 1 ? SINGLE : 0);
        if (cost < least.cost) least = { cost, last: { from, to, isKnown: true, english } };
        break;
      }
    }
    best[to] = least;
  }
  const segments: Segment[] = [];
  for (let to = run.length; to > 0; to = best[to]!.last.from) {
    const { last } = best[to]!;
    const next = segments[0];
    if (!last.isKnown && next && !next.isKnown) next.from = last.from;
    else segments.unshift({ ...last });
  }
  return segments;
}
