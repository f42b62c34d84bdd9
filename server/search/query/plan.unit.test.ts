import { describe, expect, test } from 'vitest';
import { plainWord, type Word } from '../text/tsquery.ts';
import { planQuery, stepOfAllWords } from './plan.ts';

const words = (...terms: string[]) => terms.map(plainWord);
const often: Record<string, number> = { x: 10, pipe: 30_000, steel: 400_000, bolt: 50_000, '#7': 9000 };
const statistics = { total: 1e6, frequency: (lexeme: string) => often[lexeme] ?? 0 };

describe('what is asked of the index', () => {
  test('any word, while they are rare', () => {
    expect(planQuery(words('a1', "b'"), statistics)).toEqual([
      { expression: "'a1' | 'b'''", entries: 0, exact: true },
    ]);
  });

  test('a common word alone is asked for alone', () => {
    const step = { expression: "'steel'", entries: 400_000, exact: true };
    expect(planQuery(words('steel'), statistics)).toEqual([step]);
    expect(stepOfAllWords(words('steel'), statistics)).toEqual(step);
  });

  test('of common words all, then all but one, to any two, then any: the commonest are only looked up', () => {
    expect(planQuery(words('steel', 'pipe', 'bolt'), statistics)).toEqual([
      { expression: "'pipe' & 'bolt' & 'steel'", entries: 30_000, exact: false },
      { expression: "'pipe' & 'bolt' | 'pipe' & 'steel' | 'bolt' & 'steel'", entries: 80_000, exact: false },
      { expression: "'steel' | 'pipe' | 'bolt'", entries: 480_000, exact: true },
    ]);
  });

  test('a rare word, or one that is not known, is enough at every step', () => {
    expect(planQuery(words('steel', 'x', 'new1'), statistics).map(({ expression }) => expression)).toEqual([
      "'new1' & 'x' & 'steel' | 'new1' | 'x'",
      "'new1' & 'x' | 'new1' & 'steel' | 'x' & 'steel' | 'new1' | 'x'",
      "'steel' | 'x' | 'new1'",
    ]);
  });

  test('what is rare as it was typed is looked for before what it may stand for', () => {
    const bolo: Word = [
      { terms: ['bolo'], weight: 1 },
      { terms: ['bolt'], weight: 0.7 },
    ];
    expect(planQuery([bolo], statistics)).toEqual([
      { expression: "'bolo'", entries: 1000, exact: false },
      { expression: "('bolo' | 'bolt')", entries: 50_000, exact: true },
    ]);
  });

  test('words of many variants are not combined into endless expressions', () => {
    const many: Word = [
      { terms: ['a'], weight: 1 },
      ...Array.from({ length: 40 }, (_, i) => ({ terms: [`a${i}`], weight: 0.9 })),
    ];
    const common = { total: 1e6, frequency: () => 20_000 };
    const steps = planQuery(
      Array.from({ length: 6 }, () => [...many] as unknown as Word),
      common,
    );
    expect(Math.max(...steps.map(({ expression }) => expression.length))).toBeLessThan(2500);
  });

  test('of many words the rarest are combined', () => {
    const many = words(...Array.from({ length: 16 }, (_, i) => `w${i}`));
    const common = { total: 1e6, frequency: () => 20_000 };
    const steps = planQuery(many, common);
    expect(steps).toHaveLength(6);
    expect(Math.max(...steps.map(({ expression }) => expression.length))).toBeLessThan(600);
  });

  test('a category stands in every step, and limits what is read', () => {
    expect(planQuery(words('steel', 'pipe'), statistics, '#7')).toEqual([
      { expression: "('pipe' & 'steel') & '#7'", entries: 9000, exact: false },
      { expression: "('steel' | 'pipe') & '#7'", entries: 9000, exact: false },
    ]);
    expect(stepOfAllWords(words('steel', 'pipe'), statistics, '#7').expression).toBe(
      "'steel' & 'pipe' & '#7'",
    );
  });
});
