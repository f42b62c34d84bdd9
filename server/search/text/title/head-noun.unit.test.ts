import { expect, test } from 'vitest';
import { normalise } from '../measure/measurements.ts';
import { tokenize } from '../tokenize.ts';
import { HEAD_END, headTerm, readTitle } from './head-noun.ts';

test.each([
  ['Stainless steel pipe for water supply', 'pipe'],
  ['Pipe clamp, galvanized, 10 mm', 'clamp'],
  ['M8 bolts 3/4 inch', 'bolt'],
  ['', null],
  ['12 x 24', '24'],
  ['(new) steel pipe', 'pipe'],
  // inches end nothing
  ['Acme 5/8 in. x 2-1/2 in. Steel Door Latch', 'latch'],
  ['Acme 22 in. Gas Walk-Behind Mower with Bag', 'mower'],
  ['3 in. x 10 ft. PVC Pipe', 'pipe'],
  ['Tarp in 3 colours', 'tarp'],
  // nor does a part of a word
  ['Built-in Oven', 'oven'],
  ['2-in-1 Cordless Sander', 'sander'],
  ['Mower w/ Bag', 'mower'],
  ['Indoor/Outdoor Rug', 'rug'],
  ['Rug / Mat', 'rug'],
  // brackets end the name unless it goes on behind them
  ['Soft White (2700 K) LED Light Bulb (12-Pack)', 'bulb'],
  ['Cups (Set of 4)', 'cup'],
  ['Cups (Blue) - 4 oz', 'cup'],
  ['Cups (Blue', 'cup'],
])('the head of "%s" is %s', (text, head) => expect(headTerm(text)).toBe(head));

/** What readTitle is in plain words: the text in one spelling, cut where the name of the thing ends. */
function slowly(title: string) {
  const plain = normalise(title);
  const before = tokenize(plain.slice(0, HEAD_END.exec(plain)?.index)).map(({ term }) => term);
  const tokens = tokenize(title);
  const name = before.length > 0 ? before : tokens.map(({ term }) => term);
  const place = name.findLastIndex((term) => !/\d/.test(term));
  const headAt = place < 0 ? name.length - 1 : place;
  return { tokens, headEnd: name.length, headAt, head: name[headAt] ?? null };
}

test('one look at a title finds what three looks would', () => {
  const names = [
    'Steel Pipe',
    'Door Latch 2-Pack',
    'LED 60W Bulb',
    'Café Table',
    '不锈钢管',
    'No. 8 x 1½" Screw',
  ];
  const sizes = ['', '3/4 in. ', '2 x 4 ft. ', '12V ', '1,000 lb. '];
  const ends = [
    '',
    ' for Walls',
    ', White',
    ' (6-Pack)',
    ' - Red/Black',
    ' with 2-in-1 Cap',
    ' | New',
    '|',
    ' in 2',
  ];
  for (const size of sizes)
    for (const name of names)
      for (const end of ends)
        for (const title of [`${size}${name}${end}`, `${name} ${size}${end}`, `${end}${size}${name}`])
          expect(readTitle(title), title).toEqual(slowly(title));
});

// in quadratic time a text this long would not be read before the runner gives up
test.each(['(', '(a ', '(a)', '1 1/2x', "1'x", '1 sq. ', 'w/', ' - ', '/', '1 in', '1 cubic '])(
  'a title of 100,000 times "%s" is read in linear time',
  (piece) => {
    const { tokens, headEnd } = readTitle(piece.repeat(100_000));
    expect(headEnd).toBeLessThanOrEqual(tokens.length);
  },
);
