/** Common Chinese trade words with their English, kept as data; names from the marketplace itself take precedence. */
import fs from 'node:fs';
import path from 'node:path';

export type ChineseWords = ReadonlyMap<string, readonly string[]>;

/** Lines of a word, a space and its English separated by commas; "#" begins a remark. */
export function readChineseWords(text: string): Map<string, readonly string[]> {
  const words = new Map<string, readonly string[]>();
  for (const line of text.split('\n')) {
    const at = line.indexOf(' ');
    if (at > 0 && !line.startsWith('#')) words.set(line.slice(0, at), line.slice(at + 1).split(', '));
  }
  return words;
}

const read = (name: string): Map<string, readonly string[]> =>
  readChineseWords(fs.readFileSync(path.join(import.meta.dirname, name), 'utf8'));

let words: ChineseWords | undefined;

/** All of them, read when first asked for. */
export function chineseWords(): ChineseWords {
  words ??= new Map([...read('words.txt'), ...read('trade.txt')]);
  return words;
}
