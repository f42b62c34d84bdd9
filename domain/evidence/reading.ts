/** What machines read in a picture or a document, and what of it is found (decision 37). */
import type { DifferenceHash } from '../picture/difference-hash.ts';
import { plainLetters } from '../product/prohibited.ts';
import { contactsIn } from '../text/contact-data.ts';
import { disguisedContactsIn } from './disguised.ts';
import { type Finding, type FindingPlace, finding } from './finding.ts';

export interface ReadPage {
  /** Of a document, from 1; 1 of a picture. */
  page: number;
  /** Lines of text, from above. */
  lines: string[];
  /** What QR codes and bar codes say. */
  codes: string[];
  /** Share of the page that lines of text take, 0 to 1. */
  textShare: number;
  /** How far its colours lie apart, 0 for one colour. */
  spread: number;
  isScreenshot: boolean;
}

export interface FileReading {
  pages: ReadPage[];
  /** Whether text in pictures was looked for: without the models only codes and a document's own text are read. */
  isOcr: boolean;
  /** Looks of a picture beside the stored one: mirrored, turned, and of its parts (domain/picture/likeness.ts). */
  mirrored?: DifferenceHash | null;
  turned?: (DifferenceHash | null)[];
  parts?: (string | null)[];
}

/** Of black, white, or one colour with the noise of a compression. */
export const BLANK_SPREAD = 4;
/** A certificate or a drawing is less; a price list, or a notice, is more. */
const MOSTLY_TEXT = 0.22;
const LEAST_LINES = 6;
/** Codes of goods, not of contacts: digits alone, as bar codes of products have. */
const OF_GOODS = /^\d{6,14}$/;

/** What stands in the bar of a phone or a computer, or on its buttons. */
const OF_SCREENS =
  /(?:^|\s)\d{1,2}:\d{2}(?:\s|$)|wi-?fi|\b[45]g\b|https?:\/\/|上午|下午|返回|发送|搜索|聊天|朋友圈|\b(?:file|edit|view|settings|search|send|reply|inbox|bookmarks)\b/i;
const LEAST_FLAT = 0.55;
const LEAST_SCREEN_LINES = 4;
/** Lines at the top and the bottom in which such words stand. */
const EDGE_LINES = 2;

/** Surfaces without noise, and words of a screen's edge. A photograph of goods has neither. */
export function looksLikeScreenshot({ lines, flat }: { lines: readonly string[]; flat: number }): boolean {
  const edges = [...lines.slice(0, EDGE_LINES), ...lines.slice(-EDGE_LINES)];
  return (
    flat >= LEAST_FLAT && lines.length >= LEAST_SCREEN_LINES && edges.some((line) => OF_SCREENS.test(line))
  );
}

export const contactIn = (text: string): string | undefined =>
  contactsIn(text)[0]?.found ?? disguisedContactsIn(text)[0];

export interface ReadIn {
  field: string;
  name: string;
  at: FindingPlace;
  /** A licence or a certificate is nearly all text, and has the telephone of its authority. */
  isDocument: boolean;
  prohibitedIn(text: string): string | undefined;
}

/** What is found in what was read of one picture or document. */
export function findingsInReading(
  { pages }: FileReading,
  { field, name, at, isDocument, prohibitedIn }: ReadIn,
): Finding[] {
  return pages.flatMap(({ page, lines, codes, textShare, spread, isScreenshot }) => {
    const where: FindingPlace = pages.length > 1 || isDocument ? { ...at, page } : at;
    const text = lines.join('\n');
    const contact = contactIn(text);
    const prohibited = prohibitedIn(text);
    const code = codes.find((one) => !OF_GOODS.test(plainLetters(one).trim()));
    return [
      ...(contact === undefined ? [] : [finding(field, 'picture_contact', 'warn', contact, where)]),
      ...(prohibited === undefined ? [] : [finding(field, 'prohibited_word', 'warn', prohibited, where)]),
      ...(code === undefined ? [] : [finding(field, 'picture_code', 'warn', code, where)]),
      ...(isDocument ? [] : ofItsKind({ lines, textShare, spread, isScreenshot }, field, name, where)),
    ];
  });
}

type Shown = Pick<ReadPage, 'lines' | 'textShare' | 'spread' | 'isScreenshot'>;

function ofItsKind(shown: Shown, field: string, name: string, where: FindingPlace): Finding[] {
  if (shown.spread < BLANK_SPREAD) return [finding(field, 'picture_blank', 'warn', name, where)];
  if (shown.isScreenshot) return [finding(field, 'picture_screenshot', 'warn', name, where)];
  const isText = shown.textShare >= MOSTLY_TEXT && shown.lines.length >= LEAST_LINES;
  return isText ? [finding(field, 'picture_text', 'warn', name, where)] : [];
}
