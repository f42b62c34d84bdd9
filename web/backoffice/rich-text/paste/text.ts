/** Pieces of pasted text: spaces, marks, superscripts and subscripts. */
import { LINK_REL } from '../../../../domain/shop/rich-text.ts';
import type { Format } from './styles.ts';

const FROM = '0123456789+-=()n';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ';

/** m² and H₂O in characters of their own, since 10³ must not become 103; other text as it stands. */
export function scripted(text: string, script: Format['script']): string {
  if (!script) return text;
  const plain = text.replaceAll('−', '-');
  const to = [...(script === 'super' ? RAISED : LOWERED)];
  if (![...plain.trim()].every((character) => FROM.includes(character))) return text;
  return [...plain].map((character) => to[FROM.indexOf(character)] ?? character).join('');
}

/** Spaces as a reader sees them: word processors fill with no-break spaces, and break lines anywhere. */
export const spaced = (text: string): string =>
  text
    .replace(/[ \t\r\n\f]+/g, ' ')
    .replace(/\u00a0{2,}|\u00a0(?= )|(?<= )\u00a0/g, ' ')
    .replace(/ {2,}/g, ' ');

/** The text in the elements of its format. A heading is not bold beside, nor a link underlined. */
export function marked(document: Document, text: string, format: Format, inHeading: boolean): Node {
  let node: Node = document.createTextNode(text);
  const wrap = (tag: string): HTMLElement => {
    const element = document.createElement(tag);
    element.append(node);
    node = element;
    return element;
  };
  if (format.strike) wrap('s');
  if (format.underline && !format.href) wrap('u');
  if (format.italic) wrap('em');
  if (format.bold && !inHeading) wrap('strong');
  if (format.href) {
    const link = wrap('a');
    link.setAttribute('href', format.href);
    link.setAttribute('rel', LINK_REL);
  }
  return node;
}
