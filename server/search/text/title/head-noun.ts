/** Where a title names the thing, and what it calls it. Pure. */

import { normalise } from '../measure/measurements.ts';
import { placesOf, runsIn, type Token } from '../tokenize.ts';

const PREPOSITIONS = 'with|for|by|of|from|to|and|in';
/**
 * Before these a title has said what the thing is: "steel pipe for water supply". Neither inches ("22 in. mower") nor
 * parts of a word ("built-in oven", "indoor/outdoor rug") end anything, nor do brackets that a word follows: "soft
 * white (2700 K) bulb".
 */
export const HEAD_END = new RegExp(
  [
    '[,;|–]',
    `\\((?![^()]*\\) ?(?!(?:${PREPOSITIONS})\\b)[a-z0-9])`,
    '\\bw\\/',
    '(?<= )\\/|\\/(?= )',
    ' - ',
    `(?<![-\\w])(?!in\\.)(?<!\\d (?=in))(?:${PREPOSITIONS})(?![-\\w])`,
  ].join('|'),
);

/** A title as the ranking looks at it. */
export interface Title {
  /** What stands at each place. */
  tokens: readonly Token[];
  /** The head noun: the last word before the first preposition or bracket; null where there are no words. */
  head: string | null;
  /** Its place; -1 where there is none. */
  headAt: number;
  /** Places before that end: all of them where there is none, or where the title begins with it. */
  headEnd: number;
}

/** Reads a title or a query once. */
export function readTitle(text: string): Title {
  const plain = normalise(text);
  const runs = runsIn(plain);
  const end = HEAD_END.exec(plain);
  const runsBefore = end ? runsIn(plain.slice(0, end.index)).length : runs.length;
  const tokens: Token[] = [];
  let before = 0;
  const places = placesOf(runs);
  for (let i = 0; i < places.length; i++) {
    for (const token of places[i]!) tokens.push(token);
    if (i === runsBefore - 1) before = tokens.length;
  }
  const headEnd = before || tokens.length;
  const headAt = headPlace(tokens, headEnd);
  return { tokens, head: tokens[headAt]?.term ?? null, headAt, headEnd };
}

/** The last of so many places that is no number, else the last. */
function headPlace(tokens: readonly Token[], headEnd: number): number {
  for (let i = headEnd - 1; i >= 0; i--) if (!/\d/.test(tokens[i]!.term)) return i;
  return headEnd - 1;
}

/** The head noun of a title or query. */
export const headTerm = (text: string): string | null => readTitle(text).head;
