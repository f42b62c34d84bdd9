import { expect, test } from 'vitest';
import { tokenize } from '../tokenize.ts';
import { normalise } from './measurements.ts';

const one = (text: string) => normalise(text).trim().replace(/ +/g, ' ');

test.each([
  ['10 mm', '10mm'],
  ['10 Millimetres', '10mm'],
  ['1,000.50 kg', '1000.5kg'],
  ['3 in 1', '3 in 1'],
  ['2 a day', '2 a day'],
  ['Café', 'cafe'],
  ['10×20', '10 x 20'],
  ['60-Watt', '60w'],
  ['120-Volt', '120v'],
  ['5 gal.', '5gal .'],
  ['10.5 fl. oz.', '10.5oz .'],
  ['250 sq. ft.', '250sqft .'],
  ['1.3 Cu Ft', '1.3cuft'],
  ['12,000 BTU', '12000btu'],
  ["1960's", "1960's"],
])('%s is written %s', (text, expected) => expect(one(text)).toBe(expected));

test.each([
  ['1/2 in.', '0.5in .'],
  ['½"', '0.5in'],
  ['.5 inch', '0.5in'],
  ['1½"', '1.5in'],
  ['2-1/2 in.', '2.5in .'],
  ['2 1/2-inch', '2.5in'],
  ['1/2hp', '0.5hp'],
  ['1/4-20', '0.25-20'],
  ['16/3', '16/3'],
  ['1/2/3', '1/2/3'],
  ['M12 3/8', 'm12 0.375'],
])('the fraction %s is written %s', (text, expected) => expect(one(text)).toBe(expected));

test.each([
  ['2x4x8', '2 x 4 x 8'],
  ['2 X 4', '2 x 4'],
  ["8'x10'", '8ft x 10ft'],
  ['8ftx10ft', '8ft x 10ft'],
  ['4 ft.x8 ft.', '4ft . x 8ft .'],
  ['3/4x1/2', '0.75 x 0.5'],
  ['10"W x 12"D', '10in w x 12in d'],
  ['box 4', 'box 4'],
])('the size %s is written %s', (text, expected) => expect(one(text)).toBe(expected));

const places = (text: string) => tokenize(text).map(({ term, also }) => [term, ...also]);
test.each([
  ['5/8 x 2 1/2 latch', 'Acme 5/8 in. x 2-1/2 in. Steel Door Latch'],
  ['4x8 plywood', '4 ft. x 8 ft. Plywood'],
  ['2 x 4 x 8 lumber', '2 in. x 4 in. x 8 ft. Lumber'],
  ['#8 screw', '#8 x 1-1/4 in. Screws'],
  ['12v pump', '12-Volt Pump'],
  ['60 watt bulb', '60W Bulb'],
  ['.5 hp motor', '1/2 HP Motor'],
])('all of "%s" stands in "%s"', (query, title) => {
  const held = new Set(places(title).flat());
  for (const [term] of places(query)) expect(held).toContain(term);
});
