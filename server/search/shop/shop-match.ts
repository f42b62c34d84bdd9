/** Which products of a shop contain the words; a shop is small enough to read every document. Pure. */
import type { Word } from '../text/word.ts';

interface Fields {
  title: ReadonlySet<string>;
  /** All but what is the same in the whole shop: the line of the company is left out (index/document.ts). */
  product: ReadonlySet<string>;
}

function fieldsOf(document: string): Fields {
  const [title = '', described = '', , text = ''] = document.split('\n');
  // places of the head come before the words, each with what else it counts as
  const words = title
    .split(' ')
    .slice(2)
    .flatMap((word) => word.split('|'));
  const others = `${described} ${text}`.split(' ').map((term) => term.replace(/\*\d+$/, ''));
  return { title: new Set(words), product: new Set([...words, ...others]) };
}

const holds = (terms: ReadonlySet<string>, word: Word): boolean =>
  word.some((variant) => variant.terms.every((term) => terms.has(term)));

/**
 * Those with all of the words in their titles; where none has, all of them anywhere; where none has, any. What says more
 * of the words in its title comes first, else the order stays.
 */
export function matchShop<D extends { document: string }>(
  documents: readonly D[],
  words: readonly Word[],
): D[] {
  const read = documents.map((one) => ({ one, fields: fieldsOf(one.document) }));
  const steps: ((fields: Fields) => boolean)[] = [
    ({ title }) => words.every((word) => holds(title, word)),
    ({ product }) => words.every((word) => holds(product, word)),
    ({ product }) => words.some((word) => holds(product, word)),
  ];
  for (const step of steps) {
    const found = read.filter(({ fields }) => step(fields));
    if (found.length === 0) continue;
    const inTitle = ({ fields }: (typeof read)[number]) =>
      words.filter((word) => holds(fields.title, word)).length;
    return found.toSorted((a, b) => inTitle(b) - inTitle(a)).map(({ one }) => one);
  }
  return [];
}
