import { describe, expect, test } from 'vitest';
import { plan, together } from './plan.ts';
import { plainWord } from './words.ts';

const words = (...terms: string[]) => terms.map(plainWord);
const often: Record<string, number> = { x: 10, pipe: 30_000, steel: 400_000, '#7': 9000 };
const statistics = { total: 1e6, frequency: (lexeme: string) => often[lexeme] ?? 0 };

describe('what is asked of the index', () => {
  test('any word, while they are rare', () => {
    expect(plan(words('a1', "b'"), statistics)).toEqual([
      { expression: "'a1' | 'b'''", entries: 0, exact: true },
    ]);
  });

  test('all words, then without the commonest, then any again, where they are common', () => {
    expect(plan(words('steel', 'pipe', 'x'), statistics)).toEqual([
      { expression: "'x' & 'pipe' & 'steel'", entries: 10, exact: false },
      { expression: "'x' & 'pipe'", entries: 10, exact: false },
      { expression: "'x'", entries: 10, exact: true },
      { expression: "'steel' | 'pipe' | 'x'", entries: 430_010, exact: true },
    ]);
  });

  test('a word alone is asked for alone', () => {
    expect(plan(words('steel'), statistics)).toEqual([
      { expression: "'steel'", entries: 400_000, exact: true },
    ]);
    expect(together(words('steel', 'pipe'), statistics)).toEqual({
      expression: "'steel' & 'pipe'",
      entries: 30_000,
      exact: false,
    });
  });

  test('a category stands in every step, and bounds what is read', () => {
    expect(plan(words('steel', 'pipe'), statistics, '#7')).toEqual([
      { expression: "('pipe' & 'steel') & '#7'", entries: 9000, exact: false },
      { expression: "('pipe') & '#7'", entries: 9000, exact: false },
      { expression: "('steel' | 'pipe') & '#7'", entries: 9000, exact: false },
    ]);
  });
});
