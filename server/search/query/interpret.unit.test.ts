import { expect, test } from 'vitest';
import { editDistance } from '../text/spelling.ts';
import { type Lexicon, pairsOf } from '../text/term-statistics.ts';
import { phrasesOf } from '../text/title/phrases.ts';
import { Vocabulary } from '../text/vocabulary.ts';
import type { Variant, Word } from '../text/word.ts';
import { interpretQuery } from './interpret.ts';

const TITLES: [string, number][] = [
  ['stainless', 900],
  ['steel', 2000],
  ['stainless steel', 800],
  ['pipe', 700],
  ['hard disk', 50],
  ['disk', 90],
  ['hard', 200],
  ['dishwasher', 40],
  ['dish', 80],
  ['washer', 80],
  ['bearing', 300],
  ['bedding', 20],
  ['wall', 90],
  ['paper', 90],
  ['battery', 500],
  ['waterproof', 60],
  ['waterproofing', 30],
  ['hoover', 30],
];
const PAIRS = [
  { zh: '不锈钢', en: 'Stainless Steel' },
  { zh: '钢管', en: 'Steel Pipes' },
  { zh: '轴承', en: 'Bearings' },
  { zh: '微耕机', en: 'Power Tillers & Cultivators' },
  { zh: 'LED球泡灯', en: 'LED Bulbs' },
  { zh: 'USB轴承', en: 'USB Bearings' },
];
const KNOWN = new Set([
  'stainless',
  'steel',
  'pipe',
  'hard',
  'disk',
  'dishwasher',
  'dish',
  'washer',
  'bearing',
  'wall',
  'paper',
  'battery',
  '304',
  '12v',
  'hoover',
]);
const lexicon: Lexicon = {
  total: 10_000,
  frequency: (term) => (KNOWN.has(term) ? 50 : 0),
  vocabulary: new Vocabulary(TITLES, PAIRS),
  related: () => [],
  pairsWith: pairsOf(
    new Map([
      ['台灯', 9],
      ['灯管', 20],
      ['灯灯', 3],
      ['钢管', 7],
      ['lamp', 90],
    ]),
  ),
};
const read = (text: string) => interpretQuery(text, lexicon);
/** A word as it is written in these tests: each way to say it, terms side by side with <->. */
const variantText = ({ terms }: Variant) =>
  terms.length === 1 ? `'${terms[0]}'` : `(${terms.map((term) => `'${term}'`).join(' <-> ')})`;
const wordQuery = (word: Word) =>
  word.length === 1 ? variantText(word[0]) : `(${word.map(variantText).join(' | ')})`;
const queries = (text: string) => read(text).words.map(wordQuery);

test.each([
  ['stainles steel', 'stainless steel'],
  ['staniless steel pipe', 'stainless steel pipe'],
  ['batery', 'battery'],
  ['harddisk', 'hard disk'],
  ['hardisk', 'hard disk'],
  ['3/4 stainles pipe, 5"', '3/4 stainless pipe, 5"'],
  ['stainlesssteel', 'stainless steel'],
  ['stainless steel', null],
  ['qqqqqq', null],
  ['304 steel', null],
])('%s is corrected to %s', (typed, correction) =>
  expect(read(typed).correction).toEqual(correction && { kw: correction, applied: true }),
);

test('a mistyped word is searched as it was typed too, the likely one beside it', () => {
  expect(queries('beraing')).toEqual(["('beraing' | 'bearing')"]);
});

test('neighbours tell which of two words was meant', () => {
  const spell = (word: string, before: string, after: string) => {
    const vocabulary = new Vocabulary(
      [
        ['wire', 90],
        ['white', 60],
        ['white paint', 20],
        ['copper wire', 9],
      ],
      [],
    );
    return vocabulary.spell(word, before, after);
  };
  expect(spell('wite', 'copper', '')).toBe('wire');
  expect(spell('wite', '', 'paint')).toBe('white');
  expect(lexicon.vocabulary.spell('pippe')).toBe('pipe');
});

test('a word that hardly any product has is searched as its much commoner neighbour too, which is offered', () => {
  const often: Record<string, number> = { vavle: 3, valve: 700, pump: 900, pumb: 40 };
  const rare: Lexicon = {
    ...lexicon,
    frequency: (term) => often[term] ?? 0,
    vocabulary: new Vocabulary(
      [
        ['valve', 600],
        ['pump', 800],
        ['pumb', 9],
        ['vavle', 1],
      ],
      [],
    ),
  };
  const { words, correction } = interpretQuery('vavle pumb', rare);
  expect(words.map(wordQuery)).toEqual(["('vavle' | 'valve' | 'vavlepumb')", "('pumb' | 'vavlepumb')"]);
  expect(correction).toEqual({ kw: 'valve pumb', applied: false });
});

test('a word that titles never hold may be a mistake although its term is known', () => {
  const often: Record<string, number> = { drawe: 50, draw: 50, drawer: 300, storage: 90, chest: 40 };
  const drawers: Lexicon = {
    ...lexicon,
    frequency: (term) => often[term] ?? 0,
    vocabulary: new Vocabulary(
      [
        ['drawers', 200],
        ['draw', 20],
        ['storage', 50],
        ['chest', 30],
        ['chess', 9],
      ],
      [],
    ),
  };
  const terms = (text: string) => interpretQuery(text, drawers).words.map(wordQuery);
  expect(terms('storage drawes')).toEqual([
    "('storage' | 'storagedrawe')",
    "('drawe' | 'drawer' | 'storagedrawe')",
  ]);
  expect(terms('storage draw')).toEqual(["('storage' | 'storagedraw')", "('draw' | 'storagedraw')"]);
  expect(terms('chests')).toEqual(["'chest'"]);
});

test('many of a thing are spelled as one', () => {
  expect(lexicon.vocabulary.spell('ppipes')).toBe('pipe');
  expect(lexicon.vocabulary.spell('bearngss')).toBe('bearing');
});

test('what was meant has synonyms and is joined, not the mistake', () => {
  expect(queries('hoovr')).toEqual(["('hoovr' | 'hoover' | ('vacuum' <-> 'cleaner'))"]);
  expect(queries('dish wahser')).toEqual(["('dish' | 'dishwasher')", "('wahser' | 'washer' | 'dishwasher')"]);
});

test('joined words are found apart, and words apart joined, for all that is known', () => {
  expect(queries('dish washer')).toEqual(["('dish' | 'dishwasher')", "('washer' | 'dishwasher')"]);
  expect(queries('harddisk')).toEqual(["('harddisk' | 'hard')", "('harddisk' | 'disk')"]);
  expect(read('steel harddisk')).toMatchObject({
    head: 2,
    correction: { kw: 'steel hard disk', applied: true },
  });
});

test('the last word may be unfinished, the others not', () => {
  expect(queries('paper waterpro')).toEqual([
    "('paper' | 'paperwaterpro')",
    "('waterpro' | 'waterproof' | 'waterproofing' | 'paperwaterpro')",
  ]);
  expect(read('paper waterpro').correction).toBeNull();
});

test('synonyms are data; variants of several words stand side by side', () => {
  expect(queries('hoover')).toEqual(["('hoover' | ('vacuum' <-> 'cleaner'))"]);
  expect(queries('vacuum cleaner')).toEqual([
    "('vacuum' | 'vacuumcleaner' | 'hoover')",
    "('cleaner' | 'vacuumcleaner' | 'hoover')",
  ]);
  // both are written for the screw as for the brand, and neither is a mistake that could be corrected
  expect(queries('phillips')).toEqual(["('phillip' | 'philip')"]);
  expect(queries('philips')).toEqual(["('philip' | 'phillip')"]);
  // without the stop word
  expect(queries('pots and pans set')).toEqual([
    "('pot' | 'potspan' | ('cookware' <-> 'set'))",
    "('pan' | 'potspan' | 'pansset' | ('cookware' <-> 'set'))",
    "('set' | 'pansset' | ('cookware' <-> 'set'))",
  ]);
});

test('Chinese is read by the vocabulary of categories and properties', () => {
  expect(queries('不锈钢管')).toEqual([
    "('stainless' | ('不锈' <-> '锈钢') | 'inox')",
    "('steel' | ('不锈' <-> '锈钢') | 'inox')",
    "('pipe' | '钢管' | 'tube')",
  ]);
  expect(read('不锈钢管').head).toBe(2);
  expect(queries('微耕机')).toEqual(["(('微耕' <-> '耕机') | ('power' <-> 'tiller') | 'cultivator')"]);
  expect(queries('魍魉魑')).toEqual(["'魍魉'", "'魉魑'"]);
  expect(queries('304 轴承')).toEqual(["'304'", "('bearing' | '轴承')"]);
});

test('a name that begins with Latin letters is known by its Chinese part, unless that is a name of its own', () => {
  expect(queries('球泡灯')).toEqual(["('bulb' | ('球泡' <-> '泡灯'))"]);
  expect(lexicon.vocabulary.translate('轴承')[0]!.en).toEqual(['Bearings']);
});

test('what products are called is one with its words, and no part of it is the whole', () => {
  const named = (...names: string[]): Lexicon => ({
    ...lexicon,
    vocabulary: new Vocabulary([...TITLES, ...names.map((name): [string, number] => [name, 1])], PAIRS),
  });
  const words = (text: string, ...names: string[]) =>
    interpretQuery(text, named(...names)).words.map(wordQuery);
  // without a product of the name what nobody knows is left out
  expect(words('轴承砻')).toEqual(["('bearing' | '轴承')"]);
  const name = "('轴承' <-> '承砻')";
  expect(words('轴承砻', '轴承砻')).toEqual([`('bearing' | '轴承' | ${name})`, name]);
  // the longest name first, then those in it
  const longer = "('魍轴' <-> '轴承' <-> '承砻')";
  expect(words('魍轴承砻', '轴承砻', '魍轴承砻')).toEqual([
    longer,
    `('bearing' | '轴承' | ${name} | ${longer})`,
    `(${name} | ${longer})`,
  ]);
  // of what no dictionary has the name is the word; beside others it is cut out of them
  expect(words('魍魉魑', '魍魉魑')).toEqual(["('魍魉' <-> '魉魑')"]);
  expect(words('魍魉魑钢管', '魍魉魑').slice(0, 1)).toEqual(["('魍魉' <-> '魉魑')"]);
  // a name that categories or dictionaries have keeps its English
  expect(words('轴承', '轴承')).toEqual(words('轴承'));
  expect(words('水泵', '水泵')).toEqual(words('水泵'));
});

test('Chinese as it was typed is surer than its English, which is surer than other English', () => {
  const [word] = read('轴承').words;
  expect(word!.map(({ terms, weight }) => [terms[0], weight < 1])).toEqual([
    ['bearing', true],
    ['轴承', false],
  ]);
  const [first, second] = read('微耕机').words[0]!.slice(1);
  expect(second!.weight).toBeLessThan(first!.weight);
});

test('one Chinese character is looked for in the pairs that hold it, the commonest first', () => {
  expect(queries('灯')).toEqual(["('灯' | '灯管' | '台灯' | '灯灯' | 'lamp' | 'light')"]);
  expect(queries('304 管')).toEqual(["'304'", "('管' | '灯管' | '钢管' | 'pipe' | 'tube')"]);
  expect(queries('未')).toEqual(["'未'"]);
});

test('part numbers and sizes are terms of their own and are never corrected', () => {
  expect(queries('M8x20')).toEqual(["'m8'", "'20'"]);
  expect(queries('12v 5a')).toEqual(["'12v'", "'5amp'"]);
  expect(queries('304 stainless')).toEqual(["'304'", "'stainless'"]);
  expect(queries('XC-7741B')).toEqual(["('xc7741b' | ('xc' <-> '7741b'))"]);
  expect(queries('12/2 steel')).toEqual(["('12/2' | ('12' <-> '2'))", "'steel'"]);
  expect(queries('6steel')).toEqual(["('6steel' | ('6' <-> 'steel'))"]);
});

test('a part number finds the same in other writings', () => {
  expect(queries('6204-2RS')).toEqual(["('62042rs' | ('6204' <-> '2rs'))"]);
  expect(queries('6204 2RS')).toEqual(["('6204' | '62042rs')", "('2rs' | '62042rs')"]);
  expect(queries('62042RS')[0]).toContain("('6204' <-> '2rs')");
  expect(queries('LED-500W')).toHaveLength(2);
});

test('a size is one word: its sides alone are in too many sizes', () => {
  expect(queries('600x1200 tile')).toEqual(["('600x1200' | '1200x600' | ('600' <-> '1200'))", "'tile'"]);
  expect(queries('8x8')).toEqual(["('8x8' | ('8' <-> '8'))"]);
});

test('the sides of a size stand in any order', () => {
  expect(queries('2x4x8')).toEqual([
    "('2x4x8' | '2x8x4' | '4x2x8' | '4x8x2' | '8x2x4' | '8x4x2' | ('2' <-> '4' <-> '8'))",
  ]);
});

test.each(['need', 'supplier', 'iphone', 'cleaner', 'feed'])(
  '"%s" is English or a brand: it is neither corrected nor taken for the beginning of another',
  (word) => {
    const near: Lexicon = {
      ...lexicon,
      frequency: (term) => (term.startsWith(word) || term === 'steel' ? 0 : 500),
      vocabulary: new Vocabulary(
        [
          ['needle', 900],
          ['feed', 900],
          ['supplies', 900],
          ['phone', 900],
          ['clean', 900],
          ['need', 1],
        ],
        [],
      ),
    };
    const { words, correction } = interpretQuery(`steel ${word}`, near);
    expect(correction).toBeNull();
    expect(words.flat().flatMap(({ terms }) => terms)).not.toContain('phone');
  },
);

test('as it was typed nothing is corrected, and what nothing holds is named', () => {
  expect(interpretQuery('stainles pipe', lexicon, { exact: true })).toMatchObject({
    correction: null,
    unread: ['stainles'],
  });
  expect(read('stainless qzqzqz')).toMatchObject({ unread: ['qzqzqz'], correction: null });
  expect(read('stainles pipe').unread).toEqual([]);
});

test('words of a kin count less than the word itself', () => {
  const kin: Lexicon = { ...lexicon, related: (term) => (term === 'welding' ? ['welded'] : []) };
  const [word] = interpretQuery('welding', kin).words;
  expect(word!.map(({ terms, weight }) => [terms[0], weight < 1])).toEqual([
    ['welding', false],
    ['welded', true],
  ]);
});

test('what is asked around the thing is no word of it, and a quantity is a number', () => {
  const asked = interpretQuery('need 500 pcs stainless pipe from China', lexicon);
  expect(asked.words.map(wordQuery)[0]).toContain('stainless');
  expect(asked).toMatchObject({ quantity: 500, head: 1 });
  expect(asked.words).toHaveLength(2);
});

test('runs too long for words are read as they are, and of very many words the first', () => {
  expect(queries(`12${'steel'.repeat(10)}`)).toEqual([]);
  expect(queries(`${'a-'.repeat(60)}1`)).toEqual(["'a'"]);
  expect(queries('qzqz '.repeat(40) + Array.from({ length: 40 }, (_, i) => `q${i}`).join(' '))).toEqual([
    "('qzqz' | 'qzqzqzqz')",
  ]);
});

test('an empty lexicon corrects nothing', () => {
  const none: Lexicon = {
    total: 0,
    frequency: () => 0,
    vocabulary: new Vocabulary([], []),
    pairsWith: () => [],
    related: () => [],
  };
  expect(interpretQuery('stainles', none)).toMatchObject({ correction: null, head: 0 });
});

test.each([
  ['abc', 'abc', 2, 0],
  ['bearing', 'beraing', 2, 1],
  ['batery', 'battery', 2, 1],
  ['pipe', 'valve', 2, 3],
])('%s is %s but for some letters', (a, b, most, distance) =>
  expect(editDistance(a, b, most)).toBe(distance),
);

test('phrases of a title end with what it calls the thing', () => {
  expect(phrasesOf('M8 Stainless Steel Hex Bolt 20mm for Machines')).toEqual(
    expect.arrayContaining(['bolt', 'hex bolt', 'steel hex bolt', 'machines']),
  );
  expect(phrasesOf('M8 Stainless Steel Hex Bolt for Machines')).not.toContain('bolt for');
});

test('phrases that begin so come with the commonest first', () => {
  expect(lexicon.vocabulary.complete('sta', 5)).toEqual(['stainless', 'stainless steel']);
  expect(lexicon.vocabulary.complete('w', 2)).toEqual(['wall', 'paper'].slice(0, 1).concat('washer'));
  expect(lexicon.vocabulary.complete('zzz', 2)).toEqual([]);
});

test('a bare number before words that find something is a quantity, unless titles say it of the thing', () => {
  const read = (text: string, more = {}) => {
    const { words, quantity, isBare } = interpretQuery(text, lexicon, more);
    return { said: words.map(([{ terms }]) => terms[0]), quantity, isBare };
  };
  expect(read('500 steel pipes')).toEqual({ said: ['steel', 'pipe'], quantity: 500, isBare: true });
  const literal = { said: ['500', 'steel', 'pipe'], quantity: null, isBare: false };
  expect(read('500 steel pipes', { isNumberNamed: true })).toEqual(literal);
  expect(read('500 steel pipes', { exact: true })).toEqual(literal);
  // with a unit there is nothing to doubt, and nothing to find is no quantity of anything
  expect(read('500 pcs steel pipe')).toMatchObject({ quantity: 500, isBare: false });
  expect(read('500 zyxwvs').quantity).toBeNull();
});

test('mistakes: two in six letters where nothing else is near, and none beside a neighbour of titles', () => {
  const titles: [string, number][] = [
    ['duffle', 300],
    ['duffle bag', 200],
    ['bag', 900],
    ['valve', 60],
    ['value', 20],
    ['gate valce', 1],
    ['valce', 1],
  ];
  const counts = new Map(titles);
  const trade: Lexicon = {
    ...lexicon,
    frequency: (term) => counts.get(term) ?? 0,
    vocabulary: new Vocabulary(titles, []),
  };
  const read = (text: string) => interpretQuery(text, trade).correction;
  expect(read('dfofle bag')).toEqual({ kw: 'duffle bag', applied: true });
  // one title writes it so: searched as itself and as what is twenty times as common
  expect(read('steel valce')).toEqual({ kw: 'steel valve', applied: false });
  expect(read('gate valce')).toBeNull();
});

test('words of a kin count for more where titles write both beside the same word', () => {
  const trade: Lexicon = {
    ...lexicon,
    related: (term) => (term === 'roofing' ? ['roof'] : []),
    vocabulary: new Vocabulary(
      [
        ['roofing sheet', 9],
        ['roof sheet', 9],
        ['roofing nail', 9],
      ],
      [],
    ),
  };
  const kin = (text: string) =>
    interpretQuery(text, trade).words[0]!.find(({ terms }) => terms[0] === 'roof')?.weight;
  expect([kin('roofing sheets'), kin('roofing nails')]).toEqual([0.75, 0.5]);
});

test('what nobody calls by a word in -er is found by what it does', () => {
  const trade: Lexicon = {
    ...lexicon,
    related: (term) => ({ seal: ['sealing'], wash: ['washing'] })[term] ?? [],
  };
  const ways = (text: string) => interpretQuery(text, trade).words[0]!.flatMap(({ terms }) => terms);
  expect(ways('sealer')).toContain('sealing');
  // somebody sells washers
  expect(ways('washer')).not.toContain('washing');
});

test('Chinese by what one name alone ends with, and by names of one character where they are all of it', () => {
  const pairs = [
    { zh: '立铣刀', en: 'End Mills' },
    { zh: '涡轮流量计', en: 'Turbine Meters' },
    { zh: '转子流量计', en: 'Rotameters' },
    { zh: '钛', en: 'Titanium' },
    { zh: '棒', en: 'Bar' },
    { zh: '生', en: 'Raw' },
  ];
  const trade: Lexicon = { ...lexicon, vocabulary: new Vocabulary([], pairs) };
  const ways = (text: string) =>
    interpretQuery(text, trade).words.map((word) => word.map(({ terms }) => terms.join(' ')));
  expect(ways('铣刀').flat()).toContain('mill');
  // two kinds of meter end so: neither is what the word means
  expect(ways('流量计').flat()).not.toContain('rotameter');
  expect(ways('钛棒')).toEqual([expect.arrayContaining(['titanium']), expect.arrayContaining(['bar'])]);
  expect(ways('生㐀').flat()).not.toContain('raw');
});
