/** How people write words: ends of what is being typed, neighbours of what is mistyped, English for Chinese. Pure. */
import { compareText, Speller } from './spelling.ts';

/** A stretch of Chinese that the marketplace has English for: of its categories, properties and their values. */
export interface Translation {
  from: number;
  to: number;
  zh: string;
  en: readonly string[];
}

const CHINESE = /^\p{Script=Han}{2,}$/u;

export class Vocabulary {
  private readonly counts: ReadonlyMap<string, number>;
  /** All phrases in the order of the alphabet. */
  private readonly sorted: readonly string[];
  private readonly speller: Speller;
  private readonly english = new Map<string, string[]>();
  private longest = 0;

  /** Phrases with the number of titles that hold them; Chinese words with their English. */
  constructor(
    phrases: readonly (readonly [phrase: string, titles: number])[],
    pairs: readonly { zh: string; en: string }[],
  ) {
    this.counts = new Map(phrases);
    this.sorted = [...this.counts.keys()].sort(compareText);
    this.speller = new Speller(phrases);
    const parts = pairs.flatMap(({ zh, en }) =>
      // a name of several things says which is which in the same order, or not at all
      zh.split(/[与和及、，（）()/\s&]+/).map((part) => ({ part, en })),
    );
    for (const { part, en } of parts) if (CHINESE.test(part)) this.learn(part, en);
    // "LED球泡灯" is asked for as "球泡灯" too, unless that is a name of its own
    const whole = new Set(this.english.keys());
    for (const { part, en } of parts)
      for (const [stretch] of part.matchAll(/\p{Script=Han}{2,}/gu))
        if (!whole.has(stretch)) this.learn(stretch, en);
  }

  private learn(zh: string, en: string): void {
    const known = this.english.get(zh) ?? [];
    if (!known.includes(en) && known.length < 3) this.english.set(zh, [...known, en]);
    this.longest = Math.max(this.longest, zh.length);
  }

  /** Titles that hold the phrase; 0 where it is rare or unknown. */
  count(phrase: string): number {
    return this.counts.get(phrase) ?? 0;
  }

  /** Phrases that begin so, the commonest first. */
  complete(prefix: string, most: number): string[] {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareText(this.sorted[middle]!, prefix) < 0) low = middle + 1;
      else high = middle;
    }
    const best: string[] = [];
    for (let i = low; i < this.sorted.length && this.sorted[i]!.startsWith(prefix); i++) {
      const phrase = this.sorted[i]!;
      const n = this.count(phrase);
      if (best.length === most && n <= this.count(best[most - 1]!)) continue;
      const at = best.findIndex((other) => this.count(other) < n);
      best.splice(at < 0 ? best.length : at, 0, phrase);
      if (best.length > most) best.pop();
    }
    return best;
  }

  /** The word that was meant by one that is unknown, between its neighbours; null where nothing is near. */
  spell(word: string, before = '', after = '', most?: number): string | null {
    const beside = (other: string): number =>
      Math.log1p(this.count(`${before} ${other}`)) + Math.log1p(this.count(`${other} ${after}`));
    const near = this.speller.nearest(word, most, beside);
    // titles are in the singular, visitors often type the plural
    return near ?? (word.endsWith('s') ? this.speller.nearest(word.slice(0, -1), most, beside) : null);
  }

  /** The two words that an unknown word is made of, perhaps by a letter that both have; null where there are none. */
  split(word: string): [string, string] | null {
    let best: [string, string] | null = null;
    let most = 2;
    for (let i = 3; i <= word.length - 2; i++)
      // "harddisk", and "hardisk"
      for (const from of [i, i - 1]) {
        const parts: [string, string] = [word.slice(0, i), word.slice(from)];
        if (parts[1].length < 3) continue;
        const least = Math.min(this.count(parts[0]), this.inflected(parts[1]));
        if (least > most) [best, most] = [parts, least];
      }
    return best;
  }

  /** The same with or without the s of many. */
  private inflected(word: string): number {
    return Math.max(this.count(word), word.endsWith('s') ? this.count(word.slice(0, -1)) : 0);
  }

  /** What a run of Chinese holds, the longest words first, none within another. */
  translate(run: string): Translation[] {
    const found: Translation[] = [];
    for (let from = 0; from < run.length; from++)
      for (let length = Math.min(this.longest, run.length - from); length >= 2; length--) {
        const zh = run.slice(from, from + length);
        const en = this.english.get(zh);
        if (!en) continue;
        if (!found.some((other) => other.from <= from && other.to >= from + length))
          found.push({ from, to: from + length, zh, en });
        break;
      }
    return found;
  }
}
