/**
 * Turns paragraphs that only look like list entries into lists: those of Word and WPS, and the many lists of Word
 * online.
 */
import type { StyleRules, Styles } from './styles.ts';

export interface Entry {
  level: number;
  ordered: boolean;
  /** Of what follows from the marker; 1 where it says nothing. */
  start: number;
}

/** "1." "(2)" "iv)" "三、": what is counted. A bullet is a single sign, the letter o among them. */
const COUNTED = /^(?:[(（]?[\p{L}\p{N}]{1,6}[.)、．）:]|[(（][\p{L}\p{N}]{1,6}[)）]|[①-⑳])/u;

export const isMarker = (styles: Styles): boolean => styles['mso-list'] === 'ignore';

function markerOf(paragraph: Element): string {
  for (const part of paragraph.querySelectorAll('[style*="mso-list" i]'))
    if (/mso-list\s*:\s*ignore/i.test(part.getAttribute('style') ?? ''))
      return (part.textContent ?? '').trim();
  return '';
}

/** `mso-list: l0 level1 lfo1` on a paragraph. */
export function wordEntry(paragraph: Element, styles: Styles, { lists }: StyleRules): Entry | null {
  const [, list, level] = /\b(l\d+)\s+level(\d+)/.exec(styles['mso-list'] ?? '') ?? [];
  if (!list) return null;
  const marker = markerOf(paragraph);
  const counted = lists.get(`${list}:${level}`);
  const ordered =
    marker === '' && counted ? counted !== 'bullet' && counted !== 'image' : COUNTED.test(marker);
  return { level: Number(level), ordered, start: Number(/\d{1,4}/.exec(marker)?.[0] ?? 1) };
}

/** Word online makes each entry a list of its own, which says how deep it stands. */
export function onlineEntry(item: Element): Entry | null {
  const level = Number(item.getAttribute('data-aria-level') ?? 0);
  if (!(level > 0 && level < 20)) return null;
  const list = item.parentElement;
  const ordered = list?.localName === 'ol';
  const start = Number(list?.getAttribute('start') ?? 1);
  return { level, ordered, start: start > 0 && start < 10_000 ? start : 1 };
}
