/**
 * Which drawing shows a product, if one does. `depicts.txt` says of every drawing what it shows; a noun that no phrase
 * names gets no drawing, since a tile without a picture misleads nobody and a picture of another thing does.
 */
import { readFileSync } from 'node:fs';

/** What a product is called ("CNC Lathe Machine"), and the path of its root category. */
export interface Thing {
  root: string;
  noun: string;
}

interface Depiction {
  drawing: string;
  words: readonly string[];
  /** The noun is the phrase and nothing else. */
  whole: boolean;
  root: string | null;
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/);

function parse(drawing: string, text: string): Depiction {
  const [root, phrase] = text.includes(':') ? (text.split(':') as [string, string]) : [null, text];
  return { drawing, words: wordsOf(phrase.replace('=', '')), whole: phrase.startsWith('='), root };
}

/** Every phrase of the table, longest first: "solar street light" stands before "street light". */
export const DEPICTIONS: readonly Depiction[] = readFileSync(new URL('depicts.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .flatMap((line) => {
    const [drawing, phrases] = line.split(' = ') as [string, string];
    return phrases.split(', ').map((phrase) => parse(drawing, phrase));
  })
  .sort((a, b) => b.words.length - a.words.length);

/** Whether a phrase names the thing: all its words stand in the noun, and its last word is the noun's last. */
export function names({ words, whole, root }: Depiction, thing: Thing): boolean {
  const noun = wordsOf(thing.noun);
  if (root !== null && root !== thing.root) return false;
  if (whole) return noun.join(' ') === words.join(' ');
  return noun.at(-1) === words.at(-1) && words.every((word) => noun.includes(word));
}

/** The drawing that shows the thing, or null. */
export function drawingOf(thing: Thing): string | null {
  const found = DEPICTIONS.find((depiction) => names(depiction, thing));
  return found && found.drawing !== '-' ? found.drawing : null;
}
