/**
 * Whether a PDF opens a web page or another file by itself: when it is opened (OpenAction) or on an event (AA). Links
 * that somebody clicks may, so each such action is traced to where it is used (ISO 32000-1, 12.6).
 */
import { namesIn, SPACE } from './names.ts';

const LEADING = new Set(['URI', 'GoToR', 'GoToE', 'Thread']);
const REFERENCE = new RegExp(`(?<!\\d)(\\d{1,10})${SPACE}+\\d{1,5}${SPACE}+R(?![A-Za-z])`, 'g');
const DEFINITION = new RegExp(`(?<!\\d)0*(\\d{1,10})${SPACE}+\\d{1,5}${SPACE}+obj`, 'g');
const ONE_REFERENCE = new RegExp(`^\\d{1,10}${SPACE}+\\d{1,5}${SPACE}+R`);
const BLANK = new RegExp(`^${SPACE}+`);
const IS_BLANK = new RegExp(SPACE);
/** Characters that are looked through; more is meant to keep us busy. */
const MAX_READ = 32 * 1024 * 1024;
const MAX_FOLLOWED = 5000;
const MAX_OBJECTS = 100_000;

/**
 * `texts`: where what acts may stand. Objects that are named by number lie in `places`, as "7 0 obj … endobj", or are
 * `numbered`, those of object streams.
 */
export function hasAutomaticActions(
  texts: readonly string[],
  places: readonly string[],
  numbered: ReadonlyMap<string, readonly string[]>,
): 'leads_away' | 'unchecked' | null {
  let read = 0;
  const left: { text: string; isList: boolean }[] = [];
  for (const text of texts)
    for (const { name, end } of namesIn(text)) {
      if (name !== 'OpenAction' && name !== 'AA') continue;
      const value = valueAt(text, end);
      read += value.length;
      if (read > MAX_READ) return 'unchecked';
      left.push({ text: value, isList: name === 'AA' });
    }
  const found = left.length > 0 ? definitionsIn(places) : new Map<string, string[]>();
  if (!found) return 'unchecked';
  const seen = new Set<string>();
  for (let next = left.pop(); next; next = left.pop()) {
    const { text, isList } = next;
    read += text.length;
    if (read > MAX_READ || seen.size > MAX_FOLLOWED) return 'unchecked';
    const isReference = /^\d/.test(text);
    // an action refers to pages too, a list of them and what follows one to actions alone
    const actions = isReference || isList ? [text] : [];
    for (const { name, end } of namesIn(text)) {
      if (LEADING.has(name)) return 'leads_away';
      if (name === 'Next') actions.push(valueAt(text, end));
    }
    for (const [, digits] of actions.join(' ').matchAll(REFERENCE)) {
      const number = String(Number(digits));
      const one = { number, isList: isList && isReference };
      if (seen.has(JSON.stringify(one))) continue;
      seen.add(JSON.stringify(one));
      for (const object of [...(found.get(number) ?? []), ...(numbered.get(number) ?? [])])
        left.push({ text: object.replace(BLANK, ''), isList: one.isList });
    }
  }
  return null;
}

export function addTo<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** What follows a name: a dictionary or list as a whole, or a reference. */
function valueAt(text: string, from: number): string {
  let at = from;
  while (at < text.length && IS_BLANK.test(text[at]!)) at++;
  const [open, close] = text.startsWith('<<', at)
    ? ['<<', '>>']
    : text[at] === '['
      ? ['[', ']']
      : [null, null];
  if (open === null) return ONE_REFERENCE.exec(text.slice(at, at + 60))?.[0] ?? '';
  let depth = 0;
  for (let here = at; here < text.length; ) {
    if (text.startsWith(open, here)) [depth, here] = [depth + 1, here + open.length];
    else if (text.startsWith(close, here)) {
      [depth, here] = [depth - 1, here + close.length];
      if (depth === 0) return text.slice(at, here);
    } else here++;
  }
  return text.slice(at);
}

/** Text of the objects by number; one that was changed stands there twice. null when there are too many. */
export function definitionsIn(places: readonly string[]): Map<string, string[]> | null {
  const found = new Map<string, string[]>();
  let count = 0;
  for (const place of places) {
    let last: { number: string; begin: number } | undefined;
    const end = (to?: number) => last && addTo(found, last.number, place.slice(last.begin, to));
    for (const match of place.matchAll(DEFINITION)) {
      if (++count > MAX_OBJECTS) return null;
      end(match.index);
      last = { number: String(Number(match[1])), begin: match.index + match[0].length };
    }
    end();
  }
  return found;
}
