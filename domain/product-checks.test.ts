import { expect, test } from 'vitest';
import {
  type CheckedPicture,
  type CheckedTexts,
  duplicateFindings,
  type OtherProduct,
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
const said = (given: Partial<CheckedTexts>) =>
  textFindings({ ...TEXTS, ...given }, ['contraband']).map(
    ({ field, code, severity, detail }) => `${severity} ${field} ${code} ${detail}`,
  );

test('nothing is wrong with a plain product', () => expect(said({})).toEqual([]));

test.each<[Partial<CheckedTexts>, string[]]>([
  [{ title: 'Contraband bolts' }, ['block title prohibited_word contraband']],
  [{ properties: { Note: 'contraband' } }, ['block properties prohibited_word contraband']],
  [{ title: 'Bolts a@b-bolts.com' }, ['block title contact_email a@b-bolts.com']],
  [{ keywords: ['bolt', 'www.bolts.cn'] }, ['block keywords contact_url www.bolts.cn']],
  [{ description: 'Call 13800138000' }, ['warn content contact_phone Call 13800138000']],
  [{ details: { Sample: 'WeChat: bolts88' } }, ['warn details contact_messenger WeChat: bolts88']],
  [{ title: 'Tattoo gun with needles' }, ['warn title prohibited_category piercing_tattoo_guns']],
  // in a description it may be what a product is compared with, or not for
  [{ description: 'Not for use with a firearm.' }, []],
])('%j is found', (given, expected) => expect(said(given)).toEqual(expected));

const PICTURE: CheckedPicture = {
  field: 'images',
  name: 'bolt.png',
  width: 800,
  height: 600,
  spread: 40,
  isElsewhere: false,
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
  [{ isElsewhere: true }, ['warn picture_elsewhere']],
])('a picture with %j', (given, expected) =>
  expect(pictureFindings([{ ...PICTURE, ...given }]).map((f) => `${f.severity} ${f.code}`)).toEqual(expected),
);

const other = (title: string, given: Partial<OtherProduct> = {}): OtherProduct => ({
  title,
  isNeighbour: true,
  hasSameDescription: false,
  ...given,
});
test.each<[OtherProduct, string[]]>([
  [other('Stainless Steel Hexagon Bolt M8'), ['duplicate']],
  [other('hexagon bolt, stainless steel – M8'), ['duplicate']],
  [other('Stainless Steel Hexagon Bolts M8'), ['similar']],
  // another size is another product
  [other('Stainless Steel Hexagon Bolt M10'), []],
  [other('Carbon Steel Wing Nut M8'), []],
  [other('Stainless Steel Hexagon Bolt M8', { isNeighbour: false }), []],
  [other('Wing nut', { isNeighbour: false, hasSameDescription: true }), ['same_description']],
])('beside %j', (beside, expected) =>
  expect(duplicateFindings('Stainless Steel Hexagon Bolt M8', [beside]).map(({ code }) => code)).toEqual(
    expected,
  ),
);
