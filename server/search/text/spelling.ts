/** The nearest known word to an unknown one. Pure. */

/** In the order of code units: the same on every machine. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Letters that must be changed, left out, put in or swapped with their neighbour; more than `most` counts as most + 1. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return Math.min(last[b.length]!, most + 1);
}

/** Mistakes that a word of this length may hold. */
export const allowed = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** Which of the 26 letters a word has, one bit each. */
function letters(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) - 97);
  return mask;
}
function ones(mask: number): number {
  let n = 0;
  for (let left = mask; left !== 0; left &= left - 1) n++;
  return n;
}

const SPELLABLE = /^[a-z]{3,30}$/;
/** A word in fewer titles may be a mistake itself. */
const KNOWN = 3;

export class Speller {
  private readonly words: string[] = [];
  private readonly counts: number[] = [];
  private readonly masks: Int32Array;

  /** Words with the number of titles that hold them; what is not one word of letters is left out. */
  constructor(words: Iterable<readonly [string, number]>) {
    for (const [word, count] of words)
      if (count >= KNOWN && SPELLABLE.test(word)) {
        this.words.push(word);
        this.counts.push(count);
      }
    this.masks = Int32Array.from(this.words, letters);
  }

  /**
   * The likeliest: fewest mistakes, the same first letter, the commonest, and what `beside` says of how well it goes
   * with its neighbours. Null where nothing is near.
   */
  nearest(
    word: string,
    most: number = allowed(word.length),
    beside?: (other: string) => number,
  ): string | null {
    const within = SPELLABLE.test(word) ? most : 0;
    if (within === 0) return null;
    const mask = letters(word);
    let best: string | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.words.length; i++) {
      const other = this.words[i]!;
      if (Math.abs(other.length - word.length) > within || other === word) continue;
      // each mistake changes two letters of the set at most
      if (ones(this.masks[i]! ^ mask) > 2 * within) continue;
      const distance = editDistance(word, other, within);
      if (distance > within) continue;
      // nobody is sure of doubled letters
      const mistakes = undoubled(word) === undoubled(other) ? distance / 2 : distance;
      const score =
        Math.log(this.counts[i]!) - 4 * mistakes - (other[0] === word[0] ? 0 : 3) + (beside?.(other) ?? 0);
      if (score > bestScore) [best, bestScore] = [other, score];
    }
    return best;
  }
}

const undoubled = (word: string): string => word.replace(/(.)\1+/g, '$1');
