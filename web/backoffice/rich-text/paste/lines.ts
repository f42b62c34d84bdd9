/**
 * Where pasted content goes: an element with inline content in lines (paragraphs, headings) and blocks between them.
 */

interface OpenList {
  level: number;
  list: Element;
}

export interface Lines {
  to: Element;
  /** What a line is. */
  tag: string;
  line: Element | null;
  /** Lists that entries of the same run go on in, the outermost first. */
  lists: OpenList[];
  /** An entry of a list has no headings. */
  noHeadings: boolean;
}

export const linesIn = (to: Element, noHeadings = false): Lines => ({
  to,
  tag: 'p',
  line: null,
  lists: [],
  noHeadings,
});

/** Ends the line; one that says nothing is none. */
export function endLine(lines: Lines): void {
  if (!lines.line) return;
  trimLine(lines.line);
  if (!hasContent(lines.line)) lines.line.remove();
  lines.line = null;
}

export function addInline(lines: Lines, node: Node): void {
  if (!lines.line) {
    if (node.nodeName !== 'IMG' && (node.textContent ?? '').trim() === '') return;
    lines.lists = [];
    lines.line = lines.to.ownerDocument.createElement(lines.tag);
    lines.to.append(lines.line);
  }
  lines.line.append(node);
}

export function addBlock(lines: Lines, block: Element): void {
  endLine(lines);
  lines.lists = [];
  lines.to.append(block);
}

/**
 * An entry of a list whose entries stand side by side and only say how deep they are, as Word writes them.
 * Gives back where its content goes.
 */
export function addEntry(
  lines: Lines,
  { level, ordered, start }: { level: number; ordered: boolean; start: number },
): Lines {
  endLine(lines);
  const { ownerDocument } = lines.to;
  const tag = ordered ? 'ol' : 'ul';
  const open = lines.lists;
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== tag) open.pop();
  if ((open.at(-1)?.level ?? 0) < level) {
    const list = ownerDocument.createElement(tag);
    if (ordered && start > 1) list.setAttribute('start', String(start));
    (open.at(-1)?.list.lastElementChild ?? lines.to).append(list);
    open.push({ level, list });
  }
  const entry = ownerDocument.createElement('li');
  open.at(-1)?.list.append(entry);
  return linesIn(entry, true);
}

const hasContent = (line: Element): boolean =>
  (line.textContent ?? '').trim() !== '' || line.querySelector('img') !== null;

/** Takes off breaks and blanks at both ends, wherever they are nested. */
function trimLine(line: Element): void {
  trimEnd(line, 'firstChild');
  trimEnd(line, 'lastChild');
}

function trimEnd(parent: Node, side: 'firstChild' | 'lastChild'): boolean {
  for (let node = parent[side]; node; node = parent[side]) {
    if (node.nodeName === 'IMG') return true;
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent ?? '';
      node.textContent = side === 'firstChild' ? text.trimStart() : text.trimEnd();
      if (node.textContent !== '') return true;
    } else if (node.nodeName !== 'BR' && trimEnd(node, side)) return true;
    node.parentNode?.removeChild(node);
  }
  return false;
}
