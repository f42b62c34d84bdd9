/**
 * Maps a word to its search term: one for singular and plural, British and American spelling. Nothing more is
 * stripped, since a bearing is no bear and an organizer nothing organic; related words are in word-families.ts. Pure.
 */
import pluralize from 'pluralize';

/** Where the rules for plurals go wrong: words that only look like plurals, and their own plurals. */
const IRREGULAR = new Map(
  [
    'lens lenses lense',
    'gas gases gasses',
    'bus buses busses',
    'canvas canvases',
    'atlas atlases',
    'bias biases',
    'abs',
    'pos',
    'gps',
    'ups',
    'ss',
    'asbestos',
    'thermos thermoses',
    'pc pcs',
    'tv tvs',
    'cd cds',
    'kg kgs',
    'man mens',
    'woman womens',
    'child childrens',
    'kid kids kiddie',
    'die dies',
    'plier pliers',
    'scissor scissors',
    'axe axes',
    'gauge gage gages gauges',
    'datum data',
    'medium media',
    'leaf leafs leaves',
    'knife knifes knives',
    'roof roofs rooves',
    'us',
  ].flatMap((line) => {
    const [first, ...others] = line.split(' ');
    return [first!, ...others].map((word) => [word, first!] as const);
  }),
);

function singular(word: string): string {
  const one = IRREGULAR.get(word);
  if (one !== undefined) return one;
  // of "ss" and "us" at the end nothing is many: glass, bonus
  if (!word.endsWith('s') && pluralize.isSingular(word)) return word;
  return word.endsWith('ss') || word.endsWith('us') ? word : pluralize.singular(word);
}

/** One spelling of what is spelled in several: only equal keys count, so that no word needs to come out as one. */
function oneSpelling(word: string): string {
  if (word.length < 5) return word;
  return (
    word
      // cookies lose their s as "cooky"
      .replace(/ie$/, 'y')
      .replace(/([a-z]{3})our(s|ed|ing|ful|less)?$/, '$1or$2')
      .replace(/([a-z]{2}[tb])re$/, '$1er')
      .replace(/([a-z]{3})is(e|ed|er|ing|ation)$/, '$1iz$2')
      .replace(/([a-z]{3}[aeiou])ll(ed|er|ing)$/, '$1l$2')
  );
}

const known = new Map<string, string>();

/** The term of a word; words of one or two letters, or with anything but a–z, stay as they are. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const before = known.get(word);
  if (before !== undefined) return before;
  const out = oneSpelling(singular(word));
  // bounded: the words of a marketplace are some hundred thousand, those of an attacker are not
  if (known.size > 200_000) known.clear();
  known.set(word, out);
  return out;
}
