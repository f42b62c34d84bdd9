import { expect, test } from 'vitest';
import { withMergedValue } from './value-merge.ts';

const MERGE = {
  names: ['Material', '材质'],
  source: ['Stainless', '不锈'],
  target: ['Stainless steel', '不锈钢'],
} as const;

test.each<[string, string, string | undefined]>([
  ['Material', 'stainless', 'Stainless steel'],
  ['material', ' STAINLESS ', 'Stainless steel'],
  ['材质', '不锈', '不锈钢'],
  ['Material', 'Stainless steel', undefined],
  ['Finish', 'Stainless', undefined],
])('%s: %s', (name, value, expected) => {
  const merged = withMergedValue(
    [
      ['Size', 'M8'],
      [name, value],
    ],
    MERGE,
  );
  expect(merged).toEqual(
    expected && [
      ['Size', 'M8'],
      [name, expected],
    ],
  );
});
