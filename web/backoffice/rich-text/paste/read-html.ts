/**
 * Reads pasted HTML as the sanitiser would leave it, so that nothing seen in the editor disappears on saving
 * (decision 28). The parsed document is inert: it runs and loads nothing.
 */
import { isRichTextValue, isWebLink, RICH_TEXT_ATTRIBUTES } from '../../../../domain/shop/rich-text.ts';
import { type LeftOut, nothingLeftOut } from './left-out.ts';
import { addBlock, addEntry, addInline, endLine, type Lines, linesIn } from './lines.ts';
import { blobOf, emojiOf, fileOf, MAX_PICTURES, ownAddress, readBlob, showsNothing } from './pictures.ts';
import {
  type Format,
  formatOf,
  isHidden,
  PLAIN,
  rulesOf,
  type StyleRules,
  type Styles,
  stylesOf,
} from './styles.ts';
import { cellsOf, isLayout, MAX_SPANNED } from './table.ts';
import { marked, scripted, spaced } from './text.ts';
import { isMarker, onlineEntry, wordEntry } from './word-lists.ts';

export interface Pasted {
  html: string;
  /** In the order of their places: `img[data-upload]` holds the index. */
  pictures: (File | Promise<File | null>)[];
  leftOut: LeftOut;
}

interface Reading extends Pasted {
  document: Document;
  rules: StyleRules;
}

/** Elements of a paste, and what it may be long, beyond which it is not read at all. */
const MAX_ELEMENTS = 20_000;
const MAX_CHARACTERS = 60_000_000;

const NOTHING =
  'head, script, style, meta, link, title, template, noscript, input, button, select, textarea, xml';
const EMBEDDED = 'iframe, object, embed, video, audio, canvas, svg, math, applet';
const BLOCKS =
  'p, div, section, article, header, footer, main, aside, nav, figure, figcaption, pre, address, dl, dt, dd, center, form, fieldset, details, summary, h1, h2, h3, h4, h5, h6, li';

/** Null where it is more than is read. */
export function readHtml(html: string): Pasted | null {
  if (html.length > MAX_CHARACTERS) return null;
  const document = new DOMParser().parseFromString(html, 'text/html');
  if (document.querySelectorAll('*').length > MAX_ELEMENTS) return null;
  const rules = rulesOf(document);
  const reading: Reading = { html: '', pictures: [], leftOut: nothingLeftOut(), document, rules };
  const read = document.createElement('div');
  readChildren(reading, document.body, PLAIN, linesIn(read));
  const { pictures, leftOut } = reading;
  return { html: read.innerHTML, pictures, leftOut };
}

function readChildren(reading: Reading, parent: Element, format: Format, lines: Lines): void {
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) readText(reading, node.textContent ?? '', format, lines);
    else if (node.nodeType === Node.ELEMENT_NODE) readElement(reading, node as Element, format, lines);
  }
}

function readText({ document }: Reading, text: string, format: Format, lines: Lines): void {
  const read = scripted(spaced(text), format.script);
  // a source is broken into lines where it breaks the text, and indented
  const shown = lines.line?.lastChild?.nodeName === 'BR' ? read.trimStart() : read;
  if (shown !== '') addInline(lines, marked(document, shown, format, lines.tag !== 'p'));
}

function readElement(reading: Reading, element: Element, format: Format, lines: Lines): void {
  const styles = stylesOf(element, reading.rules);
  if (element.matches(NOTHING) || isHidden(styles) || isMarker(styles)) return;
  if (element.matches(EMBEDDED)) {
    if (element.getAttribute('aria-hidden') !== 'true') reading.leftOut.embedded++;
    return;
  }
  const within = formatOf(element, styles, format);
  const byName = READERS[element.localName];
  if (byName) byName(reading, element, within, lines);
  else if (element.matches(BLOCKS)) readBlock(reading, element, styles, within, lines);
  else readChildren(reading, element, within, lines);
}

type Reader = (reading: Reading, element: Element, format: Format, lines: Lines) => void;

const READERS: Readonly<Record<string, Reader>> = {
  br: ({ document }, _, __, lines) => addInline(lines, document.createElement('br')),
  hr: ({ document }, _, __, lines) => addBlock(lines, document.createElement('hr')),
  a: (reading, link, format, lines) =>
    readChildren(reading, link, { ...format, href: linkOf(link) ?? format.href }, lines),
  img: readPicture,
  ul: readList,
  ol: readList,
  table: readTable,
  blockquote: readQuotation,
};

function linkOf(link: Element): string | null {
  const href = link.getAttribute('href')?.trim() ?? '';
  return isWebLink(href) && URL.canParse(href) ? href : null;
}

function readBlock(reading: Reading, block: Element, styles: Styles, format: Format, lines: Lines): void {
  const entry = wordEntry(block, styles, reading.rules);
  if (entry) readLine(reading, block, format, addEntry(lines, entry));
  else {
    const tag = (!lines.noHeadings && headingOf(block, styles)) || lines.tag;
    // a heading of a word processor is bold by its own style
    readLine(reading, block, tag === lines.tag ? format : { ...format, bold: false }, lines, tag);
  }
}

/** What stands in an element begins a line and ends it. */
function readLine(reading: Reading, from: Element, format: Format, lines: Lines, tag = lines.tag): void {
  endLine(lines);
  const before = lines.tag;
  lines.tag = tag;
  readChildren(reading, from, format, lines);
  endLine(lines);
  lines.tag = before;
}

/** The heading that a block is, by its element, its role or its place in an outline. */
function headingOf(block: Element, styles: Styles): string | null {
  const [, byTag] = /^h([1-6])$/.exec(block.localName) ?? [];
  const byRole = block.getAttribute('role') === 'heading' ? block.getAttribute('aria-level') : null;
  const byName = block.matches('.MsoTitle') ? '1' : block.matches('.MsoSubtitle') ? '2' : null;
  const level = Number(byTag ?? byRole ?? styles['mso-outline-level'] ?? byName ?? 0);
  return level >= 1 && level <= 9 ? `h${Math.min(4, Math.max(2, level))}` : null;
}

function readQuotation(reading: Reading, quotation: Element, format: Format, lines: Lines): void {
  const read = reading.document.createElement('blockquote');
  const own = linesIn(read);
  readChildren(reading, quotation, format, own);
  endLine(own);
  if (read.childNodes.length > 0) addBlock(lines, read);
}

function readList(reading: Reading, list: Element, format: Format, lines: Lines): void {
  const read = reading.document.createElement(list.localName);
  const start = list.getAttribute('start') ?? '';
  if (list.localName === 'ol' && start !== '1' && isRichTextValue('start', start))
    read.setAttribute('start', start);
  for (const item of list.children) {
    const entry = onlineEntry(item);
    if (entry)
      readLine(reading, item, formatOf(item, stylesOf(item, reading.rules), format), addEntry(lines, entry));
    else readItem(reading, item, format, read);
  }
  if (read.childNodes.length > 0) addBlock(lines, read);
}

/** Google Docs and old HTML put a list within a list beside the entry that it belongs to. */
function readItem(reading: Reading, item: Element, format: Format, list: Element): void {
  const styles = stylesOf(item, reading.rules);
  if (isHidden(styles) || item.matches(NOTHING)) return;
  const isList = item.matches('ul, ol');
  const before = isList ? list.lastElementChild : null;
  const entry = before ?? reading.document.createElement('li');
  const own = linesIn(entry, true);
  if (isList) readList(reading, item, format, own);
  else readChildren(reading, item, formatOf(item, styles, format), own);
  endLine(own);
  if (!before && entry.childNodes.length > 0) list.append(entry);
}

function readTable(reading: Reading, table: Element, format: Format, lines: Lines): void {
  const { document, leftOut, rules } = reading;
  const rows = cellsOf(table, rules, leftOut);
  const formatIn = (cell: Element) => formatOf(cell, stylesOf(cell, rules), format);
  if (isLayout(table, rows)) {
    for (const cell of rows.flat()) readLine(reading, cell, formatIn(cell), lines);
    return;
  }
  const read = document.createElement('table');
  const caption = table.querySelector(':scope > caption')?.textContent?.trim();
  if (caption) read.createCaption().textContent = caption;
  const body = read.createTBody();
  for (const cells of rows) {
    const row = body.insertRow();
    for (const cell of cells) row.append(readCell(reading, cell, formatIn(cell)));
  }
  if (rows.length > 0) addBlock(lines, read);
}

function readCell(reading: Reading, cell: Element, format: Format): Element {
  const read = reading.document.createElement(cell.localName);
  for (const name of RICH_TEXT_ATTRIBUTES.td) {
    const count = Number(cell.getAttribute(name));
    if (count > 1 && count <= MAX_SPANNED) read.setAttribute(name, String(count));
  }
  // the cells of a heading row are bold by themselves
  readLine(reading, cell, cell.localName === 'th' ? { ...format, bold: false } : format, linesIn(read));
  return read;
}

function readPicture(reading: Reading, img: Element, _: Format, lines: Lines): void {
  const { document, leftOut, pictures } = reading;
  const emoji = emojiOf(img);
  const own = ownAddress(img);
  if (emoji) addInline(lines, document.createTextNode(emoji));
  else if (own) addInline(lines, ownPicture(document, img, own));
  else if (!showsNothing(img)) {
    const blob = blobOf(img);
    const found = fileOf(img) ?? (blob && readBlob(blob));
    if (found && pictures.length < MAX_PICTURES) {
      const place = document.createElement('img');
      place.setAttribute('data-upload', String(pictures.length));
      pictures.push(found);
      addInline(lines, place);
    } else leftOut.pictures++;
  }
}

function ownPicture(document: Document, img: Element, address: string): Element {
  const picture = document.createElement('img');
  for (const name of RICH_TEXT_ATTRIBUTES.img) {
    const value = name === 'src' ? address : img.getAttribute(name);
    if (value !== null && isRichTextValue(name, value)) picture.setAttribute(name, value);
  }
  return picture;
}
