/** Objects in the text of a PDF (ISO 32000-1, 7.3), as far as encryption dictionaries and page trees need them. */
import { plainName, SPACE } from './names.ts';

export type PdfValue = number | boolean | null | Buffer | PdfName | PdfReference | PdfValue[] | PdfDictionary;
export type PdfDictionary = Map<string, PdfValue>;
export interface PdfName {
  name: string;
}
export interface PdfReference {
  number: string;
}

/** Deeper is meant to keep us busy. */
const MAX_DEPTH = 12;
const BLANK = new RegExp(`(?:${SPACE}|%[^\\r\\n]*)+`, 'y');
const NAME = /\/([^\0\s()<>[\]{}/%]*)/y;
const REFERENCE = new RegExp(`(\\d{1,10})${SPACE}+\\d{1,5}${SPACE}+R(?![A-Za-z])`, 'y');
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const WORD = /true|false|null/y;
const HEX = /<([0-9A-Fa-f\0\s]*)>/y;
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The object that stands at a place; undefined when there is none that is whole. */
export function valueIn(text: string, from: number): PdfValue | undefined {
  let at = from;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match;
  };
  function one(depth: number): PdfValue | undefined {
    take(BLANK);
    if (depth > MAX_DEPTH) return undefined;
    if (text.startsWith('<<', at)) return dictionary(depth);
    if (text[at] === '[') return list(depth);
    if (text[at] === '(') return literal();
    const hex = take(HEX);
    if (hex) return hexString(hex[1]!);
    const name = take(NAME);
    if (name) return { name: plainName(name[1]!) };
    const reference = take(REFERENCE);
    if (reference) return { number: String(Number(reference[1])) };
    const number = take(NUMBER);
    if (number) return Number(number[0]);
    const word = take(WORD);
    if (word) return word[0] === 'null' ? null : word[0] === 'true';
    return undefined;
  }
  function dictionary(depth: number): PdfDictionary | undefined {
    const made: PdfDictionary = new Map();
    for (at += 2; ; ) {
      take(BLANK);
      if (text.startsWith('>>', at)) {
        at += 2;
        return made;
      }
      const key = take(NAME);
      const value = key && one(depth + 1);
      if (!key || value === undefined) return undefined;
      made.set(plainName(key[1]!), value!);
    }
  }
  function list(depth: number): PdfValue[] | undefined {
    const made: PdfValue[] = [];
    for (at++; ; ) {
      take(BLANK);
      if (text[at] === ']') {
        at++;
        return made;
      }
      const value = one(depth + 1);
      if (value === undefined) return undefined;
      made.push(value);
    }
  }
  function literal(): Buffer | undefined {
    const made: string[] = [];
    let depth = 0;
    for (; at < text.length; at++) {
      const sign = text[at]!;
      if (sign === '\\') {
        const [octal] = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4)) ?? [];
        const next = text[at + 1] ?? '';
        if (octal) made.push(String.fromCharCode(Number.parseInt(octal, 8) & 0xff));
        else if (next !== '\n' && next !== '\r') made.push(ESCAPES[next] ?? next);
        at += octal?.length ?? (next === '\r' && text[at + 2] === '\n' ? 2 : 1);
        continue;
      }
      if (sign === '(' && depth++ === 0) continue;
      if (sign === ')' && --depth === 0) {
        at++;
        return Buffer.from(made.join(''), 'latin1');
      }
      made.push(sign);
    }
    return undefined;
  }
  return one(0);
}

function hexString(digits: string): Buffer {
  const plain = digits.replace(/[\0\s]/g, '');
  return Buffer.from(plain.length % 2 ? `${plain}0` : plain, 'hex');
}

export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && value !== null && 'number' in value;
export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;
export const nameOf = (value: PdfValue | undefined): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
