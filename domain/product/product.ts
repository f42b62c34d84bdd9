import { PRICE_TIERS } from '../price/price.ts';

/** The limits of a product (decision 22, Spec M5.7), in characters, bytes and pixels. */
export const PRODUCT_LIMITS = {
  title: { least: 10, most: 128 },
  properties: { least: 1, most: 20 },
  propertyName: { most: 50 },
  propertyValue: { most: 100 },
  images: { least: 1, most: 6 },
  imageBytes: { most: 5 * 1024 * 1024 },
  imageSide: { least: 300 },
  description: { least: 20, most: 50_000 },
  priceTiers: PRICE_TIERS,
  keywords: { most: 4 },
  keyword: { most: 50 },
  ownNumber: { most: 40 },
} as const;

/**
 * Keywords with spaces tidied, empty ones and repetitions (in any case) left out; the first spelling stays.
 * Too many or too long ones are not cut: the schema refuses them, so that the seller knows.
 */
export function normalKeywords(list: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const keyword of list.map((raw) => raw.trim().replace(/\s+/g, ' ')).filter(Boolean)) {
    const key = keyword.toLowerCase();
    if (!kept.has(key)) kept.set(key, keyword);
  }
  return [...kept.values()];
}

/** Without what nobody sees: a number that was copied from a chat is the one that was typed. */
export const normalOwnNumber = (number: string): string =>
  number
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * May a company with this main category publish in that category? Trails are category ids, root first.
 * Under the main category or under its first-level category (Spec M2.9): the second contains the
 * first, so sharing the root is the whole rule.
 */
export function isPermittedCategory(trail: readonly number[], companyTrail: readonly number[]): boolean {
  return trail.length > 0 && trail[0] === companyTrail[0];
}

/** Characters of text in sanitised HTML: tags count nothing, an entity one, a run of white space one. */
export function textLength(html: string): number {
  const text = html
    // Sanitised attributes have no bare angle bracket; leaving both out keeps "<<<<…" in linear time.
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi, 'x')
    .replace(/\s+/g, ' ')
    .trim();
  return [...text].length;
}
