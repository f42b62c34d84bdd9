import { expect, test } from 'vitest';
import { changeBetween, changesTogether } from './company-change.ts';

test('a change has the facts that differ, and nothing is a fact too', () => {
  const before = { desc: ['We make bolts.'], main_product: ['Bolts', 'Nuts'], fax: [] };
  const after = { desc: ['We make screws.'], main_product: ['Bolts', 'Nuts'], fax: ['123'] };
  expect(changeBetween(before, after)).toEqual({
    before: { desc: ['We make bolts.'], fax: [] },
    after: { desc: ['We make screws.'], fax: ['123'] },
  });
  expect(changeBetween(before, before)).toBeNull();
});

test('the order of a list counts', () => {
  expect(changeBetween({ banner: ['/a', '/b'] }, { banner: ['/b', '/a'] })).not.toBeNull();
});

test('two changes are one from what was first to what is last', () => {
  const first = { before: { desc: ['one'], fax: ['1'] }, after: { desc: ['two'], fax: ['2'] } };
  const second = { before: { desc: ['two'], port: [] }, after: { desc: ['three'], port: ['Ningbo'] } };
  expect(changesTogether(first, second)).toEqual({
    before: { desc: ['one'], fax: ['1'], port: [] },
    after: { desc: ['three'], fax: ['2'], port: ['Ningbo'] },
  });
});

test('a change that is taken back is none', () => {
  const there = { before: { desc: ['one'] }, after: { desc: ['two'] } };
  expect(changesTogether(there, { before: there.after, after: there.before })).toBeNull();
});
