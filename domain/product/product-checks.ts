/**
 * Objections a reviewer would raise to a product, shown to the seller before submission and to the reviewer beside
 * it. The server refuses what blocks; the rest is a matter of judgement.
 */
import { CONTACT_KINDS, contactsIn } from '../text/contact-data.ts';
import { type ComparedTitle, comparedTitle, titleSimilarity } from '../text/title-similarity.ts';
import { PRODUCT_LIMITS } from './product.ts';
import { prohibitedWordIn } from './prohibited.ts';
import { prohibitedCategoriesIn } from './prohibited-categories.ts';

export const FINDING_CODES = [
  // limits; `detail` is the limit, or of a problem its code
  'missing',
  'too_short',
  'too_long',
  'problem',
  // texts; `detail` is what stands there
  'prohibited_word',
  'prohibited_category',
  ...CONTACT_KINDS.map((kind) => `contact_${kind}` as const),
  // pictures; `detail` is the name of the file
  'picture_small',
  'picture_blank',
  'picture_elsewhere',
  // other products of the seller; `detail` is the title
  'duplicate',
  'similar',
  'same_description',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

export interface Finding {
  /** Of the product's content. */
  field: string;
  code: FindingCode;
  severity: 'block' | 'warn';
  detail: string;
}

export const blocks = ({ severity }: Finding): boolean => severity === 'block';

/** What is shown of a text that was found. */
const MAX_SHOWN = 60;
export const finding = (
  field: string,
  code: FindingCode,
  severity: Finding['severity'],
  detail = '',
): Finding => ({
  field,
  code,
  severity,
  detail: [...detail].slice(0, MAX_SHOWN).join(''),
});

export interface CheckedTexts {
  title: string;
  keywords: readonly string[];
  properties: Readonly<Record<string, string>>;
  details: Readonly<Record<string, string>>;
  /** The description's text without tags, with the texts that stand for its pictures. */
  description: string;
}

/**
 * Where a product says what it is, and a contact has no business at all. Elsewhere a number or an address may be part of
 * the trade, and a word of a prohibited category what the product is compared with.
 */
const HEADLINES: readonly string[] = ['title', 'keywords'];

/** Prohibited words and categories, and contact data. */
export function textFindings(given: CheckedTexts, prohibitedWords: readonly string[]): Finding[] {
  const pairs = (map: Readonly<Record<string, string>>) => Object.entries(map).flat().join('\n');
  const texts = {
    title: given.title,
    keywords: given.keywords.join('\n'),
    properties: pairs(given.properties),
    content: given.description.slice(0, PRODUCT_LIMITS.description.most),
    details: pairs(given.details),
  };
  return Object.entries(texts).flatMap(([field, text]) => {
    const word = prohibitedWordIn(text, prohibitedWords);
    const isHeadline = HEADLINES.includes(field);
    const categories = isHeadline ? prohibitedCategoriesIn(text) : [];
    const severity = isHeadline ? 'block' : 'warn';
    return [
      ...(word === undefined ? [] : [finding(field, 'prohibited_word', 'block', word)]),
      ...categories.map(({ category }) => finding(field, 'prohibited_category', 'warn', category)),
      ...contactsIn(text).map(({ kind, found }) => finding(field, `contact_${kind}`, severity, found)),
    ];
  });
}

export interface CheckedPicture {
  field: 'images' | 'content';
  name: string;
  width: number | null;
  height: number | null;
  /** How far its colours lie apart, from 0 for one colour; null where nobody looked. */
  spread: number | null;
  /** Another company shows the very same file. */
  isElsewhere: boolean;
}

/** Of black, white, or one colour with the noise of a compression. */
const BLANK_SPREAD = 4;

export function pictureFindings(pictures: readonly CheckedPicture[]): Finding[] {
  const { least } = PRODUCT_LIMITS.imageSide;
  return pictures.flatMap(({ field, name, width, height, spread, isElsewhere }) => {
    const isSmall = field === 'images' && width !== null && Math.min(width, height ?? width) < least;
    // a camera's "IMG_20260101_120000" is no telephone number; the ending is no domain
    const [contact] = contactsIn(name.replace(/\.\w{1,5}$/, '').replace(/[_-]+/g, ' '));
    return [
      ...(contact ? [finding(field, `contact_${contact.kind}`, 'warn', name)] : []),
      ...(isSmall ? [finding(field, 'picture_small', 'block', name)] : []),
      ...(spread !== null && spread < BLANK_SPREAD ? [finding(field, 'picture_blank', 'warn', name)] : []),
      ...(isElsewhere ? [finding(field, 'picture_elsewhere', 'warn', name)] : []),
    ];
  });
}

const SIMILAR = 0.8;

/**
 * Other products of the company that are the same, or nearly; the nearest of each kind.
 * @param neighbours those of the same category
 * @param copied title of one with the same description
 */
export function duplicateFindings(
  title: string,
  neighbours: readonly ComparedTitle[],
  copied: string | undefined,
): Finding[] {
  const own = comparedTitle(title);
  const same = neighbours.find(({ words }) => words === own.words);
  const [nearest] = same
    ? []
    : neighbours
        .map((other) => ({ other, titleSimilarity: titleSimilarity(own, other) }))
        .filter((near) => near.titleSimilarity >= SIMILAR)
        .sort((a, b) => b.titleSimilarity - a.titleSimilarity);
  return [
    ...(same ? [finding('title', 'duplicate', 'warn', same.title)] : []),
    ...(nearest ? [finding('title', 'similar', 'warn', nearest.other.title)] : []),
    ...(copied === undefined ? [] : [finding('content', 'same_description', 'warn', copied)]),
  ];
}
