/**
 * How people write words: completions of what is being typed, neighbours of what is misspelt, English for Chinese.
 * Pure.
 */

import { type Dictionary, type Segment, segment } from './chinese/segment.ts';
import { chineseWords } from './chinese/words.ts';
import { allowed, compareText, Speller } from './spelling.ts';

/** A stretch of Chinese with its English: of categories, properties and their values, or of the general dictionary. */
export interface Translation {
  from: number;
  to: number;
  zh: string;
  en: readonly string[];
  /** Whether anybody knows it: what products are called has no English. */
  isKnown: boolean;
}

const CHINESE = /^\p{Script=Han}{2,}$/u;
const CHARACTER = /^\p{Script=Han}$/u;
const NO_ENGLISH: readonly string[] = [];
/** What a word costs against others, by who knows it: the marketplace's own names tell most. */
const COST = { own: 1, general: 1.1, ending: 1.2 } as const;

export class Vocabulary {
  private readonly counts: ReadonlyMap<string, number>;
  /** All phrases in the order of the alphabet. */
  private readonly sorted: readonly string[];
  private readonly speller: Speller;
  private readonly english = new Map<string, string[]>();
  /** The same by what one name alone ends with, for Chinese ends with what the thing is: 铣刀 of 立铣刀, End Mills. */
  private readonly endings = new Map<string, readonly string[]>();
  /** Names of one character, 钛: elsewhere it may be a part of anything. */
  private readonly characters = new Map<string, string[]>();
  /** What products are called in Chinese. */
  private readonly names: ReadonlySet<string>;
  /** What Chinese is read by. */
  private readonly dictionaries: readonly Dictionary[];

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
    for (const { part, en } of parts) if (CHINESE.test(part)) this.learn(this.english, part, en);
    for (const { zh, en } of pairs) if (CHARACTER.test(zh)) this.learn(this.characters, zh, en);
    // of "LED球泡灯", LED Bulbs, is "球泡灯" Bulbs; a name of its own tells more
    const whole = new Set(this.english.keys());
    for (const { part, en } of parts) {
      const [stretch, ...others] = part.match(/\p{Script=Han}{2,}/gu) ?? [];
      if (!stretch || others.length > 0 || stretch === part || whole.has(stretch)) continue;
      const rest = without(en, part.match(/[a-z0-9]+/gi) ?? []);
      if (rest !== null) this.learn(this.english, stretch, rest);
    }
    const endings = new Map<string, string | null>();
    for (const name of this.english.keys())
      for (let from = 1; from <= name.length - 2; from++)
        endings.set(name.slice(from), endings.has(name.slice(from)) ? null : name);
    for (const [ending, name] of endings)
      if (name && !this.english.has(ending)) this.endings.set(ending, this.english.get(name)!);
    this.dictionaries = [
      { get: (word) => this.english.get(word), cost: COST.own },
      { get: (word) => chineseWords().get(word), cost: COST.general },
    ];
    this.names = new Set(this.sorted.filter((phrase) => CHINESE.test(phrase) && !this.english.has(phrase)));
  }

  private learn(english: Map<string, string[]>, zh: string, en: string): void {
    const known = english.get(zh) ?? [];
    if (!known.includes(en) && known.length < 3) english.set(zh, [...known, en]);
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
  spell(word: string, before = '', after = '', most = 2): string | null {
    const beside = (other: string): number =>
      Math.log1p(this.count(`${before} ${other}`)) + Math.log1p(this.count(`${other} ${after}`));
    const within = Math.min(most, allowed(word.length));
    const near = this.speller.nearest(word, within, beside);
    if (near !== null) return near;
    // titles are in the singular, visitors often type the plural
    const singular = word.endsWith('s') ? word.slice(0, -1) : '';
    const one = singular && this.speller.nearest(singular, Math.min(most, allowed(singular.length)), beside);
    if (one) return one;
    // two mistakes in six letters are many: only where nothing else is known
    return word.length === 6 && most > 1 ? this.speller.nearest(word, 2, beside) : null;
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

  /** Titles that hold the phrase, with or without the s of many. */
  inflected(word: string): number {
    return Math.max(this.count(word), word.endsWith('s') ? this.count(word.slice(0, -1)) : 0);
  }

  /** A run of Chinese as words, each with its English; what nobody knows has none. */
  translate(run: string): Translation[] {
    return this.read(run, this.dictionaries);
  }

  /** The same, where products are called something in it as well; the run as a whole is what it is made of. */
  translateNames(run: string): Translation[] {
    const names = (word: string) => (word !== run && this.isName(word) ? NO_ENGLISH : undefined);
    const known = [
      ...this.dictionaries,
      { get: names, cost: COST.general },
      { get: (word: string) => this.endings.get(word), cost: COST.ending },
    ];
    const words = this.read(run, known);
    if (words.every(({ isKnown }) => isKnown)) return words;
    const characters = { get: (word: string) => this.characters.get(word), cost: COST.own };
    const finer = this.read(run, [...known, characters]);
    return finer.every(({ isKnown }) => isKnown) ? finer : words;
  }

  /** Whether products are called so, and no dictionary has it. */
  isName(run: string): boolean {
    return this.names.has(run) && !chineseWords().has(run);
  }

  /** A run of Chinese as the words that dictionaries know, and what nobody knows. */
  cut(run: string): Segment[] {
    return segment(run, this.dictionaries);
  }

  private read(run: string, dictionaries: readonly Dictionary[]): Translation[] {
    return segment(run, dictionaries).map(({ from, to, english, isKnown }) => {
      const zh = run.slice(from, to);
      // of "不锈钢|管" the last says more together with what is before it: "钢管"
      const wider = to - from === 1 && from > 0 ? run.slice(from - 1, to) : zh;
      const named = this.english.get(wider);
      return named ? { from, to, zh: wider, en: named, isKnown } : { from, to, zh, en: english, isKnown };
    });
  }
}

/** An English name without these words; null where it does not hold each of them, or nothing is left. */
function without(en: string, words: readonly string[]): string | null {
  const left = en.split(' ');
  for (const word of words) {
    const at = left.findIndex((other) => other.toLowerCase() === word.toLowerCase());
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left.join(' ') || null;
}
