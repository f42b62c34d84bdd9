import { expect, test } from 'vitest';
import { localName, price } from './format.ts';

test('prices have two to four decimals and no range where there is none', () => {
  const priced = { currency: '$', min_price: 1.2, max_price: 1500 };
  expect(price(priced, 'piece', '-')).toBe('$1.20–$1,500.00/piece');
  expect(price({ ...priced, max_price: 1.2 }, '件', '-')).toBe('$1.20/件');
  expect(price({ ...priced, min_price: 0.0125, max_price: 0.0125 }, 'piece', '-')).toBe('$0.0125/piece');
  expect(price({ ...priced, min_price: 0 }, 'piece', 'Negotiable')).toBe('Negotiable');
});

test('a name falls back to English', () => {
  expect(localName({ name: 'Bolts', name_zh: '螺栓' }, 'zh')).toBe('螺栓');
  expect(localName({ name: 'Bolts', name_zh: '螺栓' }, 'en')).toBe('Bolts');
  expect(localName({ name: 'Bolts', name_zh: null }, 'zh')).toBe('Bolts');
});
