import { diffArrays } from 'diff';

/** What was taken out and put in between two texts, word by word. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Texts that differ by more words than this are compared by lines: the work grows with its square. */
const MAX_EDITS = 600;

// Chinese has no spaces: each character is a word of its own.
const words = (text: string) => text.match(/\s+|[\u3400-\u9fff]|[^\s\u3400-\u9fff]+/g) ?? [];
const lines = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

export function textDiff(before: string, after: string): DiffPart[] {
  const changes =
    diffArrays(words(before), words(after), { maxEditLength: MAX_EDITS }) ??
    diffArrays(lines(before), lines(after));
  return changes.map(({ value, added, removed }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value.join(''),
  }));
}
