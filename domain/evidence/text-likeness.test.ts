import { expect, test } from 'vitest';
import { ALIKE, likeness, textMark, titleKey } from './text-likeness.ts';

const TEXT = `Our centrifugal pump is made of cast iron and moves clean water of up to sixty degrees in houses, gardens and workshops.
The shaft is of stainless steel, the seal of carbon and ceramic. Every pump is tested before it leaves the factory.`;
const ZH =
  '本公司生产的离心泵采用铸铁泵体，适用于输送温度不超过六十度的清水，广泛用于住宅、花园和工厂。泵轴为不锈钢，机械密封为石墨陶瓷，每台水泵出厂前均经过测试，质量可靠，欢迎来电洽谈合作。';
const mark = (text: string) => textMark(text)!;
const alike = (a: string, b: string) => likeness(mark(a).signature, mark(b).signature);

test('a copy with other words at its end is alike, and shares a band', () => {
  const copy = `${TEXT} We are looking forward to hearing from you.`;
  expect(alike(TEXT, copy)).toBeGreaterThanOrEqual(ALIKE);
  expect(mark(copy).bands.some((band) => mark(TEXT).bands.includes(band))).toBe(true);
});
test('case, signs and line breaks change nothing', () =>
  expect(alike(TEXT, TEXT.toUpperCase().replace(/[.,\n]/g, ' - '))).toBe(1));
test('traditional and simplified characters are one text', () =>
  expect(alike(ZH, ZH.replace('离', '離').replace('铸铁', '鑄鐵').replace('质', '質'))).toBe(1));
test('another text of the trade is not', () =>
  expect(
    alike(
      TEXT,
      'Our submersible pump is made of plastic for dirty water in cellars and pits, with a cable of ten metres.',
    ),
  ).toBeLessThan(0.3));
test('a short text has no mark', () => expect(textMark('Good pump, best price.')).toBeNull());
test('the key of a title needs a title of some length', () => {
  expect(titleKey('Stainless Steel Pipe')).toBeUndefined();
  expect(titleKey('Stainless Steel Seamless Pipe 304 316L for Boilers')).toBe(
    titleKey('stainless-steel seamless pipe, 304/316L for boilers'),
  );
  expect(titleKey('304不锈钢无缝管锅炉用厚壁大口径')).toBeDefined();
});
