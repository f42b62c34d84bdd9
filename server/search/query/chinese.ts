/** Splits a run of Chinese in a query into words, each as written and in English, and whole product names. Pure. */

import type { Lexicon } from '../text/term-statistics.ts';
import { tokensOf } from '../text/tokenize.ts';
import type { Translation } from '../text/vocabulary.ts';
import { addVariant, type Reading, readingOf, SURE, termsOf } from './readings.ts';

/**
 * The words that there is English for; what has none stays as pairs. Where products are called like the run each of its
 * words is that name too, so that a title with the name holds all of them.
 */
export function chinese(run: string, lexicon: Lexicon): Reading[] {
  const { vocabulary, pairsWith } = lexicon;
  const name = vocabulary.isName(run) ? pairs(run) : null;
  const stretches = vocabulary.translateNames(run);
  // nobody knows what it is made of
  if (name && stretches.length === 1) return [readingOf(name, run)];
  const readings = stretches.flatMap((stretch): Reading[] => {
    if (stretch.en.length > 0) return translated(stretch, pairsWith);
    if (stretch.isKnown) return chinese(stretch.zh, lexicon);
    // a character that nobody knows tells nothing beside those that are known, but in a name: 手电钻 is no 手电
    if (stretch.zh.length === 1 && stretches.length > 1) return name ? [readingOf(name)] : [];
    const [first, ...others] = pairsIn(stretch.zh, pairsWith);
    return first ? [{ ...first, raw: stretch.zh }, ...others] : [];
  });
  if (name) for (const reading of readings) addVariant(reading, name, SURE.name);
  return readings;
}

const pairs = (zh: string) => tokensOf(zh).map(({ term }) => term) as [string, ...string[]];

/** Chinese as documents hold it: one reading for each pair of characters. */
function pairsIn(zh: string, pairsWith: Lexicon['pairsWith']): Reading[] {
  if (zh.length > 1) return pairs(zh).map((pair) => readingOf([pair]));
  const alone = readingOf([zh]);
  for (const pair of pairsWith(zh)) addVariant(alone, [pair], SURE.character);
  return [alone];
}

function translated({ zh, en }: Translation, pairsWith: Lexicon['pairsWith']): Reading[] {
  const names = [...new Set(en.flatMap((name) => name.split(/\s*(?:[&,/()]|\band\b|\bor\b)\s*/)))].filter(
    Boolean,
  );
  const [only] = names;
  const terms = only ? termsOf(only) : [];
  if (names.length === 1 && terms.length > 0)
    return terms.map((term, i): Reading => {
      const variants: Reading['variants'] = [{ terms: [term], weight: SURE.translation }];
      const reading: Reading = { raw: i === 0 ? zh : '', term, variants };
      // of 杯, cup, the pairs of 保温杯 and 玻璃杯 too
      const [written] = zh.length === 1 ? pairsIn(zh, pairsWith) : [readingOf(pairs(zh))];
      for (const { terms: said, weight } of written!.variants) addVariant(reading, said, weight);
      return reading;
    });
  const [reading] = zh.length === 1 ? pairsIn(zh, pairsWith) : [readingOf(pairs(zh))];
  for (const [i, name] of names.entries())
    addVariant(reading!, termsOf(name), SURE.translation - i * SURE.further);
  return [{ ...reading!, raw: zh }];
}
