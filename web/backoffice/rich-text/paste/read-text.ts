/** Reads pasted plain text: lines become paragraphs, and lines that start like list entries become a list. */
import { addEntry, addInline, endLine, linesIn } from './lines.ts';

const BULLET = /^(\s*)(?:[-*•·●○▪■◆–—]|)\s+(?=\S)/u;
const NUMBER = /^(\s*)(\d{1,3})(?:[.)]\s+|[、．]\s*)(?=\S)/;

interface Line {
  text: string;
  indent: number;
  /** Null: a bullet. */
  number: number | null;
}

const width = (blanks: string): number => blanks.replaceAll('\t', '    ').length;

function entryIn(line: string): Line | null {
  const [bullet, blanks] = BULLET.exec(line) ?? [];
  if (bullet !== undefined)
    return { text: line.slice(bullet.length), indent: width(blanks ?? ''), number: null };
  const [marker, before, number] = NUMBER.exec(line) ?? [];
  if (marker === undefined) return null;
  return { text: line.slice(marker.length), indent: width(before ?? ''), number: Number(number) };
}

/**
 * Which lines are entries: a bullet is one; a number is one where it begins a count ("1.") or goes on with it, so that
 * "20. December" stays a sentence.
 */
function entriesOf(lines: readonly string[]): (Line | null)[] {
  const last = new Map<number, number>();
  return lines.map((line) => {
    const entry = entryIn(line);
    if (!entry) {
      if (line.trim() !== '') last.clear();
      return null;
    }
    const { indent, number } = entry;
    for (const deeper of [...last.keys()]) if (deeper > indent) last.delete(deeper);
    if (number === null) return entry;
    if (number !== 1 && last.get(indent) !== number - 1) return null;
    last.set(indent, number);
    return entry;
  });
}

/** HTML of a text of several lines. */
export function readText(text: string): string {
  const document = new DOMParser().parseFromString('', 'text/html');
  const read = linesIn(document.createElement('div'));
  const lines = text.split(/\r\n?|\n|\u2028|\u2029/);
  const entries = entriesOf(lines);
  let indents: number[] = [];
  for (const [n, line] of lines.entries()) {
    const entry = entries[n];
    if (entry) {
      while ((indents.at(-1) ?? -1) > entry.indent) indents.pop();
      if ((indents.at(-1) ?? -1) < entry.indent) indents.push(entry.indent);
      const own = addEntry(read, { level: indents.length, ordered: entry.number !== null, start: 1 });
      addInline(own, document.createTextNode(entry.text.trim()));
      endLine(own);
    } else if (line.trim() !== '') {
      indents = [];
      addInline(read, document.createTextNode(line.trim()));
      endLine(read);
    }
  }
  return read.to.innerHTML;
}
