/**
 * Objections a reviewer would raise to a product, shown to the seller before submission and to the reviewer beside
 * it. The server refuses what blocks; the rest is a matter of judgement.
 */

import { PRODUCT_LIMITS } from '../product/product.ts';
import { plainLetters, prohibitedWordIn } from '../product/prohibited.ts';
import { prohibitedCategoriesIn, type WordLists } from '../product/prohibited-categories.ts';
import { contactsIn } from '../text/contact-data.ts';
import { type ComparedTitle, comparedTitle, titleSimilarity } from '../text/title-similarity.ts';
import { disguisedContactsIn } from './disguised.ts';
import { type Finding, finding } from './finding.ts';
import { BLANK_SPREAD } from './reading.ts';
import { contradictionIn } from './title-parameters.ts';
import { prohibitedVariantIn } from './variants.ts';

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

/** Those of the texts in which a product says what it is. */
export const headlinesOf = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([field]) => HEADLINES.includes(field)));

const pairs = (map: Readonly<Record<string, string>>) => Object.entries(map).flat().join('\n');

/** What is checked, by the name of its field. */
export const textsOf = (given: CheckedTexts): Record<string, string> => ({
  title: given.title,
  keywords: given.keywords.join('\n'),
  properties: pairs(given.properties),
  content: given.description.slice(0, PRODUCT_LIMITS.description.most),
  details: pairs(given.details),
});

/** Of any text: prohibited words and contact data, spelled out or in disguise. A word or a contact in disguise is for a reviewer to see. */
export function findingsInText(
  field: string,
  text: string,
  { refusing }: WordLists,
  severity: Finding['severity'] = 'warn',
): Finding[] {
  const word = prohibitedWordIn(text, refusing);
  const variant = prohibitedVariantIn(text, refusing);
  const contacts = contactsIn(text);
  // what was found as it stands is not found again
  const disguised = disguisedContactsIn(text).filter(
    (one) =>
      !contacts.some(({ found }) => plainLetters(found).includes(one) || one.includes(plainLetters(found))),
  );
  return [
    ...(word === undefined ? [] : [finding(field, 'prohibited_word', 'block', word)]),
    ...(variant === undefined ? [] : [finding(field, 'prohibited_variant', 'warn', variant.found)]),
    ...contacts.map(({ kind, found }) => finding(field, `contact_${kind}`, severity, found)),
    ...disguised.map((found) => finding(field, 'contact_disguised', 'warn', found)),
  ];
}

/** Of a text that says what a thing is: the prohibited categories of which it speaks. */
export const categoryFindings = (field: string, text: string, words: WordLists): Finding[] =>
  prohibitedCategoriesIn(text, words).map((category) =>
    finding(field, 'prohibited_category', 'warn', category),
  );

/** Prohibited words and categories, contact data, and what the title contradicts. */
export function textFindings(given: CheckedTexts, words: WordLists): Finding[] {
  const against = contradictionIn(given.title, given.properties);
  return [
    ...Object.entries(textsOf(given)).flatMap(([field, text]) => {
      const isHeadline = HEADLINES.includes(field);
      return [
        ...findingsInText(field, text, words, isHeadline ? 'block' : 'warn'),
        ...(isHeadline ? categoryFindings(field, text, words) : []),
      ];
    }),
    ...(against
      ? [finding('title', 'title_parameters', 'warn', `${against.title} / ${against.name}: ${against.value}`)]
      : []),
  ];
}

export interface CheckedPicture {
  field: 'images' | 'content';
  name: string;
  width: number | null;
  height: number | null;
  /** How far its colours lie apart, from 0 for one colour; null where nobody looked. */
  spread: number | null;
  /** A product of another company that shows the very same file, or one that looks the same. */
  elsewhere: number | null;
}

export function pictureFindings(pictures: readonly CheckedPicture[]): Finding[] {
  const { least } = PRODUCT_LIMITS.imageSide;
  return pictures.flatMap(({ field, name, width, height, spread, elsewhere }) => {
    const isSmall = field === 'images' && width !== null && Math.min(width, height ?? width) < least;
    // a camera's "IMG_20260101_120000" is no telephone number; the ending is no domain
    const [contact] = contactsIn(name.replace(/\.\w{1,5}$/, '').replace(/[_-]+/g, ' '));
    return [
      ...(contact ? [finding(field, `contact_${contact.kind}`, 'warn', name)] : []),
      ...(isSmall ? [finding(field, 'picture_small', 'block', name)] : []),
      ...(spread !== null && spread < BLANK_SPREAD ? [finding(field, 'picture_blank', 'warn', name)] : []),
      ...(elsewhere === null
        ? []
        : [
            finding(field, 'picture_elsewhere', 'warn', name, {
              other: { entity: 'product', id: elsewhere },
            }),
          ]),
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
