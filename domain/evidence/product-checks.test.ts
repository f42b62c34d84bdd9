import { expect, test } from 'vitest';
import type { WordLists } from '../product/prohibited-categories.ts';
import { comparedTitle } from '../text/title-similarity.ts';
import {
  type CheckedPicture,
  type CheckedTexts,
  duplicateFindings,
  pictureFindings,
  textFindings,
} from './product-checks.ts';

const TEXTS: CheckedTexts = {
  title: 'Hexagon bolt of stainless steel',
  keywords: ['hex bolt'],
  properties: { Material: 'Steel' },
  details: { Packaging: 'Cartons' },
  description: 'A strong bolt that holds.',
};
const WORDS: WordLists = {
  refusing: ['contraband'],
  alerting: new Map([['weapons', ['crossbow', 'firearm']]]),
};
const said = (given: Partial<CheckedTexts>) =>
  textFindings({ ...TEXTS, ...given }, WORDS).map(
    ({ field, code, severity, detail }) => `${severity} ${field} ${code} ${detail}`,
  );

test('nothing is wrong with a plain product', () => expect(said({})).toEqual([]));

test.each<[Partial<CheckedTexts>, string[]]>([
  [{ title: 'Contraband bolts' }, ['block title prohibited_word contraband']],
  [{ keywords: ['bolt', 'crossbow'] }, ['warn keywords prohibited_category weapons']],
  [{ properties: { Note: 'contraband' } }, ['block properties prohibited_word contraband']],
  [{ title: 'Bolts a@b-bolts.com' }, ['block title contact_email a@b-bolts.com']],
  [{ keywords: ['bolt', 'www.bolts.cn'] }, ['block keywords contact_url www.bolts.cn']],
  [{ description: 'Call 13800138000' }, ['warn content contact_phone Call 13800138000']],
  [{ details: { Sample: 'WeChat: bolts88' } }, ['warn details contact_messenger WeChat: bolts88']],
  [{ title: 'Crossbow with needles' }, ['warn title prohibited_category weapons']],
  // in a description it may be what a product is compared with, or not for
  [{ description: 'Not for use with a firearm.' }, []],
])('%j is found', (given, expected) => expect(said(given)).toEqual(expected));

const PICTURE: CheckedPicture = {
  field: 'images',
  name: 'bolt.png',
  width: 800,
  height: 600,
  spread: 40,
  elsewhere: null,
};
test.each<[Partial<CheckedPicture>, string[]]>([
  [{}, []],
  [{ name: 'IMG_20260101_120000.jpg' }, []],
  [{ name: 'DSC-00112233.jpg' }, []],
  [{ name: '13800138000.jpg' }, ['warn contact_phone']],
  [{ name: 'wechat：bolts88.png' }, ['warn contact_messenger']],
  [{ height: 299 }, ['block picture_small']],
  [{ height: 299, field: 'content' }, []],
  [{ spread: 0.5 }, ['warn picture_blank']],
  [{ spread: null }, []],
  [{ elsewhere: 7 }, ['warn picture_elsewhere']],
])('a picture with %j', (given, expected) =>
  expect(pictureFindings([{ ...PICTURE, ...given }]).map((f) => `${f.severity} ${f.code}`)).toEqual(expected),
);

test.each<[string, string[]]>([
  ['Stainless Steel Hexagon Bolt M8', ['duplicate']],
  ['hexagon bolt, stainless steel – M8', ['duplicate']],
  ['Stainless Steel Hexagon Bolts M8', ['similar']],
  // another size is another product
  ['Stainless Steel Hexagon Bolt M10', []],
  ['Carbon Steel Wing Nut M8', []],
])('beside %j', (beside, expected) => {
  const title = 'Stainless Steel Hexagon Bolt M8';
  const codes = (copied?: string) =>
    duplicateFindings(title, [comparedTitle(beside)], copied).map(({ code }) => code);
  expect(codes()).toEqual(expected);
  expect(codes('Wing nut')).toEqual([...expected, 'same_description']);
});
