/**
 * What titles call things, as people write it: for completing what visitors type and correcting their spelling. Pure.
 */

import { type Cut, chineseNamesOf } from '../chinese/names.ts';
import { STOP } from '../tokenize.ts';
import { HEAD_END } from './head-noun.ts';

const WORD = /[\p{L}\p{N}]+(?:[-./'][\p{L}\p{N}]+)*/gu;
const LONGEST_PHRASE = 3;
const LONGEST = 40;

const wordsOf = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/**
 * The phrases of a title: every word of it, and the last two and three words before it has said what the thing is:
 * "steel hex bolt" of "M8 stainless steel hex bolt for machines".
 */
export function phrasesOf(title: string): string[] {
  const end = HEAD_END.exec(title.toLowerCase());
  const head = wordsOf(end && end.index > 0 ? title.slice(0, end.index) : title);
  // numbers and sizes behind the name of the thing do not belong to it
  while (head.length > 0 && /\d/.test(head.at(-1)!)) head.pop();
  const phrases = new Set(wordsOf(title).filter((word) => word.length > 1 && !STOP.has(word)));
  for (let n = 2; n <= Math.min(LONGEST_PHRASE, head.length); n++) {
    const words = head.slice(-n);
    if (!STOP.has(words[0]!)) phrases.add(words.join(' '));
  }
  return [...phrases].filter((phrase) => phrase.length <= LONGEST && !/^\d+$/.test(phrase));
}

/** Above so many different phrases those seen once are forgotten: sellers' model numbers are without end. */
const MAX = 500_000;

const HAN = /\p{Script=Han}/u;

/** Counts phrases over titles that come by in any number. */
export class PhraseCounter {
  private readonly counts = new Map<string, number>();
  private readonly cut: Cut;

  /** `cut`: how Chinese is cut into words. */
  constructor(cut: Cut) {
    this.cut = cut;
  }

  /** A title, and what else a product is called in Chinese. */
  add(title: string, names: readonly string[] = []): void {
    const phrases = new Set(phrasesOf(title));
    for (const text of [title, ...names])
      if (HAN.test(text)) for (const name of chineseNamesOf(text, this.cut)) phrases.add(name);
    for (const phrase of phrases) this.counts.set(phrase, (this.counts.get(phrase) ?? 0) + 1);
    if (this.counts.size > MAX)
      for (const [phrase, n] of this.counts) if (n === 1) this.counts.delete(phrase);
  }

  /** The commonest first. */
  best(most: number): [phrase: string, titles: number][] {
    return [...this.counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, most);
  }
}
