import { describe, expect, test } from 'vitest';
import { BUSINESS_TYPES, MAIN_MARKETS, UNITS } from '../../../domain/enumerations.ts';
import { WORDS } from '../../../locales/words.ts';
import {
  categoryName,
  detailValue,
  mainProductsText,
  minOrderText,
  placeText,
  priceText,
  propertyValue,
  unitName,
  valueList,
} from './names.ts';

const { en, zh } = WORDS;

test('a market is shown by its label, not by its value', () => {
  for (const { label, value } of MAIN_MARKETS) expect(valueList([value], en)).toBe(label);
});

test('lists of values are translated part by part', () => {
  expect(valueList('East Europe, Global', en)).toBe('West Europe, Global');
  expect(valueList('East Europe, Global', zh)).toBe('西欧、全球');
  expect(valueList('', zh)).toBe('');
});

test('what is on no list is shown as it is stored', () => {
  expect(valueList('Exporter', zh)).toBe('Exporter');
  expect(unitName('pallet', zh)).toBe('pallet');
});

test('every unit, market and business type has a Chinese name', () => {
  const shown = [
    ...UNITS.map((unit) => unitName(unit, zh)),
    ...MAIN_MARKETS.map(({ value }) => valueList([value], zh)),
    ...BUSINESS_TYPES.map((type) => valueList([type], zh)),
  ];
  for (const name of shown) expect(name).toMatch(/\p{Script=Han}/u);
});

test('the unit of a minimum order is translated, a text without unit is left alone', () => {
  expect(minOrderText('100 piece', zh)).toBe('100 件');
  expect(minOrderText('5 square meter', zh)).toBe('5 平方米');
  expect(minOrderText('100', zh)).toBe('100');
  expect(minOrderText('50000 piece', en)).toBe('50,000 pieces');
});

test('a quantity of more than one is said in the plural, abbreviations stay', () => {
  const stored = ['1 piece', '10 set', '2000 box', '1000 meter', '3 dozen', '500 kg', '20 mt', '4 kwh'];
  expect(stored.map((text) => minOrderText(text, en))).toEqual([
    ...['1 piece', '10 sets', '2,000 boxes', '1,000 meters', '3 dozen', '500 kg', '20 mt', '4 kwh'],
  ]);
});

test('a place is said in the language of the page, in Chinese from the country down', () => {
  const location_name = ['China', 'Guangdong', 'Foshan'];
  const place = { location_name, location_name_zh: ['中国', '广东省', '佛山'] };
  expect(placeText(place, 'en')).toBe('Foshan, Guangdong, China');
  expect(placeText(place, 'zh')).toBe('中国广东省佛山');
});

describe('a price', () => {
  test('names the unit in the language of the page', () => {
    const product = { currency: '$', min_price: 1.2, unit: 'set' } as const;
    expect(priceText(product, en)).toBe('$1.20/set');
    expect(priceText(product, zh)).toBe('$1.20/套');
  });

  test('groups thousands, but not what stands after the point', () => {
    const price = (min_price: number) => priceText({ currency: '$', min_price, unit: 'set' }, en);
    expect(price(25330)).toBe('$25,330.00/set');
    expect(price(0.3182)).toBe('$0.3182/set');
  });

  test('of 0 is negotiable', () => {
    expect(priceText({ currency: '¥', min_price: 0, unit: 'set' }, en)).toBe('Negotiable');
    expect(priceText({ currency: '¥', min_price: 0, unit: 'set' }, zh)).toBe('面议');
  });
});

test('a category without a Chinese name keeps its English one', () => {
  expect(categoryName({ name: 'Tools', name_zh: '工具' }, 'zh')).toBe('工具');
  expect(categoryName({ name: 'Tools', name_zh: '' }, 'zh')).toBe('Tools');
  expect(categoryName({ name: 'Tools', name_zh: '工具' }, 'en')).toBe('Tools');
});

test('values of a vocabulary are shown in Chinese by their property, others as they are stored', () => {
  expect(propertyValue('Power Source', 'Diesel', zh)).toBe('柴油');
  expect(propertyValue('Power Source', 'Diesel', en)).toBe('Diesel');
  expect(propertyValue('Power Source', 'Diesel, Hydrogen, Electric', zh)).toBe('柴油、Hydrogen、电动');
  expect(propertyValue('Power Source', 'Steam, superheated', zh)).toBe('Steam, superheated');
  expect(propertyValue('Waterproof', 'Yes', zh)).toBe('是');
  expect(propertyValue('Certification', 'CE, IOS 9001', zh)).toBe('CE, ISO 9001');
});

test('a measure behind a number is said in Chinese, a unit of physics as it is', () => {
  expect(propertyValue('Warranty', '12 months', zh)).toBe('12 个月');
  expect(propertyValue('Number of Layers', '4 layers', zh)).toBe('4 层');
  expect(propertyValue('Power', '2.2 kW', zh)).toBe('2.2 kW');
  expect(propertyValue('Warranty', '12 months', en)).toBe('12 months');
});

test('what can be delivered agrees in number and is in the language of the page', () => {
  const supply = (value: string, words = en) => detailValue('Supply Ability', value, words);
  expect(supply('100 set per month')).toBe('100 sets per month');
  expect(supply('10,000 pieces per month', zh)).toBe('每月 10,000 件');
  expect(supply('100 sets/week', zh)).toBe('每周 100 套');
  expect(supply('Two containers a week', zh)).toBe('Two containers a week');
  expect(detailValue('Port', '100 sets per month', zh)).toBe('100 sets per month');
});

test.each([
  ['Port', 'Ningbo', '宁波'],
  ['Port', 'Shanghai, China', '上海、中国'],
  ['Port', 'Any port of yours', 'Any port of yours'],
  ['Delivery Time', '15-25 days', '15-25 天'],
  ['Delivery Time', '20 days after deposit', '收到定金后 20 天'],
  ['Delivery Time', 'Within 7 days after order confirmation', '确认订单后 7 天内'],
  ['Payment Terms', 'L/C, T/T, 30% deposit', '信用证、电汇、30% 定金'],
  ['Sample', 'Available, 3-5 days', '可提供样品、3-5 天'],
  ['Sample', 'Available, but ask first', 'Available, but ask first'],
  ['Packaging', 'Colour box and export carton', '彩盒加出口纸箱'],
])('%s %s is %s in Chinese, and as it is in English', (name, value, shown) => {
  expect(detailValue(name, value, zh)).toBe(shown);
  expect(detailValue(name, value, en)).toBe(value);
});

test('main products that are categories have the names of these, also with a comma in them', () => {
  expect(mainProductsText('LED Bulbs, My own thing', zh)).toBe(
    `${zh.values.categoryNames['LED Bulbs']}、My own thing`,
  );
  const withComma = Object.keys(zh.values.categoryNames).find((name) => name.includes(', '))!;
  expect(mainProductsText(`Lathes of ours, ${withComma}`, zh)).toBe(
    `Lathes of ours、${zh.values.categoryNames[withComma]}`,
  );
  expect(mainProductsText('LED Bulbs, Tents', en)).toBe('LED Bulbs, Tents');
  expect(mainProductsText('', zh)).toBe('');
});
