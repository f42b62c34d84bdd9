import { describe, expect, test } from 'vitest';
import { cellText, columnsOf, rowOf } from './sheet.ts';

const schema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    company: { anyOf: [{ type: 'object', properties: { name: {}, domain: {} } }, { type: 'null' }] },
    reasons: { type: 'array' },
    detail: { type: 'object', additionalProperties: {} },
    either: {
      anyOf: [
        { type: 'object', properties: { a: {} } },
        { type: 'object', properties: { b: {} } },
      ],
    },
  },
};

test('an object in the row has a column a part; what may be several things has one', () => {
  expect(columnsOf(schema)).toEqual(['id', 'company.name', 'company.domain', 'reasons', 'detail', 'either']);
});

test('cells stand in the order of the columns, and nothing is an empty one', () => {
  const columns = columnsOf(schema);
  const row = { id: 7, company: { domain: 'bolts', name: 'Bolts' }, reasons: ['a', 'b'], detail: { x: 1 } };
  expect(rowOf(columns, row)).toEqual(['7', 'Bolts', 'bolts', 'a; b', '{"x":1}', '']);
  expect(rowOf(columns, { id: 8, company: null })).toEqual(['8', '', '', '', '', '']);
});

describe('what a spreadsheet would run', () => {
  test.each(['=1+1', '+49 30 1234', '-2+3', '@SUM(A1)', ' =1', "'=1", '\t=1', '＝1', '\r\n=cmd'])(
    '%j stands behind an apostrophe',
    (text) => expect(cellText(text)).toBe(`'${text}`),
  );
  test.each(['-12.5', '3', 'a=b', 'No. -1', ''])('%j stays', (text) => expect(cellText(text)).toBe(text));
  test('a list that begins with it too', () => {
    expect(rowOf(['a'], { a: ['=1', 'x'] })).toEqual(["'=1; x"]);
  });
});
