import { expect, test } from 'vitest';
import { fieldAtFirst, fieldName, fieldOptions, fieldsTwice } from './column-fields.ts';

const column = {
  position: 0,
  header: 'Colour',
  field: null,
  offered: null,
  remembered: false,
  example: 'red',
};

test('a field is called as in the template', () => {
  expect(fieldName('min_order', 'en')).toBe('Minimum order');
  expect(fieldName('min_order', 'zh')).toBe('最小起订量');
  expect(fieldName('property:Colour', 'zh')).toBe('参数：Colour');
  expect(fieldName('detail:Uses: indoor', 'en')).toBe('Detail: Uses: indoor');
});

test('a foreign column may be a property of its own name', () => {
  expect(fieldOptions(column, 'en').own).toEqual([{ value: 'property:Colour', label: 'Property: Colour' }]);
  const offered = { ...column, offered: 'detail:Uses' };
  expect(fieldOptions(offered, 'en').own.map(({ value }) => value)).toEqual([
    'detail:Uses',
    'property:Colour',
  ]);
});

test('the choice begins with what is read, then with what is offered', () => {
  expect(fieldAtFirst({ ...column, field: 'title', offered: 'unit' })).toBe('title');
  expect(fieldAtFirst({ ...column, offered: 'unit' })).toBe('unit');
  expect(fieldAtFirst(column)).toBe('');
});

test('a field is read from one column; several may be left out', () => {
  expect(fieldsTwice(['title', '', 'unit', '', 'title', 'title'])).toEqual(['title']);
});
