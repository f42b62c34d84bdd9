import { expect, test } from 'vitest';
import { request } from '../../../locales/en/deal/request.ts';
import { units } from '../../../locales/en/product/units.ts';
import { request as chinese } from '../../../locales/zh/deal/request.ts';
import { units as chineseUnits } from '../../../locales/zh/product/units.ts';
import { daysText, sampleText, tierTexts } from './texts.ts';

test('each tier has its price in the unit of the language and the quantity it holds from', () => {
  const price = [
    { Start: 100, End: 999, Price: 2.5 },
    { Start: 1000, End: null, Price: 1090 },
  ];
  expect(tierTexts({ price, currency: '$', unit: 'piece' }, request.own, units)).toEqual([
    ['$2.50/piece', 'from 100'],
    ['$1,090.00/piece', 'from 1,000'],
  ]);
  expect(tierTexts({ price, currency: '¥', unit: 'piece' }, chinese.own, chineseUnits)[0]).toEqual([
    '¥2.50/件',
    '100 起',
  ]);
});

test('samples and days in words', () => {
  expect(daysText(1, request.own)).toBe('1 day');
  expect(sampleText({ offered: false, free: false, days: null }, request.own)).toBe('Not offered');
  expect(sampleText({ offered: true, free: true, days: 7 }, request.own)).toBe('Free, in 7 days');
  expect(sampleText({ offered: true, free: false, days: null }, request.own)).toBe('At cost');
});
