/** Finds what a Chinese title calls the thing, in text without spaces. Pure. */
import type { Segment } from './segment.ts';

/** A run of Chinese as the words that dictionaries know, and what nobody knows. */
export type Cut = (run: string) => readonly Segment[];

/** A stretch of Chinese between others, with what stands right before and behind it. */
const STRETCH = /([a-z0-9]?)([\p{Script=Han}]{2,})([a-z0-9]?)/giu;
/** These stand between things, in the name of none. */
const BETWEEN = /[的与及或]/u;
/** As many characters are a name at most; longer ones are all that their owner says of it. */
const LONGEST = 10;
/** Further stretches of a title say nothing new. */
const MAX_STRETCHES = 8;

interface Piece {
  zh: string;
  isKnown: boolean;
}

/** A single character is a part of what stands before it, else of what follows: of 手电|钻|家用 the drill is 手电钻. */
function piecesOf(run: string, cut: Cut): Piece[] {
  const pieces: Piece[] = [];
  for (const { from, to, isKnown } of cut(run)) {
    const piece = { zh: run.slice(from, to), isKnown };
    const before = pieces.at(-1);
    if (before && (piece.zh.length === 1 || before.zh.length === 1))
      pieces[pieces.length - 1] = { zh: before.zh + piece.zh, isKnown: false };
    else pieces.push(piece);
  }
  return pieces;
}

/**
 * The words of a title in Chinese, and of each stretch the last two and three together, as phrases.ts has those of
 * English. Of a mixed name, "T恤衫", nobody knows what the stretch would be alone: a piece that Latin letters or figures
 * touch counts only where it is a word of its own.
 */
export function chineseNamesOf(title: string, cut: Cut): string[] {
  const names = new Set<string>();
  let stretches = 0;
  for (const [, before = '', stretch = '', after = ''] of title.matchAll(STRETCH)) {
    if (++stretches > MAX_STRETCHES) break;
    const runs = stretch.split(BETWEEN);
    for (const [i, run] of runs.entries()) {
      const pieces = piecesOf(run, cut);
      if (i === 0 && before !== '' && pieces[0]?.isKnown === false) pieces.shift();
      const touched = i === runs.length - 1 && after !== '' && pieces.at(-1)?.isKnown === false;
      const whole = touched ? pieces.slice(0, -1) : pieces;
      for (const { zh } of whole) names.add(zh);
      for (let n = 2; n <= (touched ? 0 : 3) && n <= whole.length; n++)
        names.add(
          whole
            .slice(-n)
            .map(({ zh }) => zh)
            .join(''),
        );
    }
  }
  return [...names].filter(({ length }) => length >= 2 && length <= LONGEST);
}
