import { expect, test } from 'vitest';
import { readRequest } from './request-words.ts';

const titles = new Map([
  ['price tag', 5],
  ['search light', 3],
]);
const read = (text: string) => readRequest(text, (phrase) => titles.get(phrase) ?? 0);

test.each([
  ['need stainless steel pipe', 'stainless steel pipe'],
  ['we are looking for LED lamp supplier', 'are led lamp'],
  ['price of solar panel', 'solar panel'],
  ['wholesale water bottles', 'water bottles'],
  ['who makes plastic crates?', 'plastic crates'],
  ['Do you have plastic crates?', 'plastic crates'],
  ['solar panel from china', 'solar panel'],
  ['model 6204-2RS bearing', '6204-2rs bearing'],
  ['tornillos y tuercas', 'tornillos tuercas'],
  ['best price for m8 bolts', 'm8 bolts'],
  ['太阳能板供应商', '太阳能板'],
  ['我想买水泵', '水泵'],
  ['水杯批发价格', '水杯'],
  ['paper bags without handle', 'paper bags'],
  ['不带盖的水杯', '水杯'],
])('of "%s" is searched for "%s"', (typed, text) => expect(read(typed)).toEqual({ text, quantity: null }));

test.each([
  'price tag',
  'search light',
  'DN50 Y strainer',
  'model train',
  'china cabinet',
  'hello kitty',
  'dr who',
  'high pressure pump',
])('"%s" is a thing as it stands', (typed) => expect(read(typed).text).toBe(typed));

test.each(['supplier', 'buy', '批发', 'need 500'])('of "%s" something is left to search for', (typed) =>
  expect(read(typed).text).not.toBe(''),
);

test.each([
  ['500 pcs water bottle', 'water bottle', 500],
  ['water bottle MOQ 100', 'water bottle', 100],
  ['moq: 1,000 pcs gloves', 'gloves', 1000],
  ['100 pairs of socks', 'socks', 100],
  ['500个水杯', '水杯', 500],
  ['起订量100 手套', '手套', 100],
])('"%s" is "%s", and of them %s', (typed, text, quantity) =>
  expect(read(typed)).toEqual({ text, quantity }),
);

test.each([
  '6 pieces cookware set',
  '1000 piece puzzle',
  '50 ton hydraulic press',
  '20件套餐具',
  '6个装灯泡',
  '12 pcs',
])('"%s" has no quantity: the number is of the thing', (typed) => expect(read(typed).quantity).toBeNull());

test.each(['1', 'pcs ', '500 pcs ', 'moq ', '的', 'need to buy ', 'in china ', ' '])(
  '100,000 times "%s" are read in linear time',
  (piece) => expect(read(piece.repeat(100_000)).text.length).toBeLessThanOrEqual(100_000 * piece.length),
);
