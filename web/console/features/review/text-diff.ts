/** What was taken out and put in between two texts, word by word. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Above this many cells the table of the comparison would be slow to fill; lines are compared instead of words. */
const MOST_CELLS = 4_000_000;

// Chinese has no spaces: each character is a word of its own.
const words = (text: string) => text.match(/\s+|[\u3400-\u9fff]|[^\s\u3400-\u9fff]+/g) ?? [];
const lines = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

export function textDiff(before: string, after: string): DiffPart[] {
  const [a, b] = [words(before), words(after)];
  return a.length * b.length <= MOST_CELLS ? compare(a, b) : compare(lines(before), lines(after));
}

function compare(a: readonly string[], b: readonly string[]): DiffPart[] {
  const common = commonLengths(a, b);
  const width = b.length + 1;
  const parts: DiffPart[] = [];
  const put = (kind: DiffPart['kind'], text: string) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      put('same', a[i++]!);
      j++;
    } else if (
      j >= b.length ||
      (i < a.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)
    ) {
      put('removed', a[i++]!);
    } else put('added', b[j++]!);
  }
  return parts;
}

/** Length of the longest common part of a from i and b from j, at i × (b.length + 1) + j. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1;
  const table = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const at = i * width + j;
      table[at] = a[i] === b[j] ? table[at + width + 1]! + 1 : Math.max(table[at + width]!, table[at + 1]!);
    }
  }
  return table;
}
