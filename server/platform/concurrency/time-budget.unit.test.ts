import { expect, test } from 'vitest';
import { timeBudget } from './time-budget.ts';

test('what is over the budget of a span is left, the next span has it; one piece is done in each at least', async () => {
  let now = 5;
  const budget = timeBudget({ mostMs: 10, ofMs: 60 }, { now: () => now });
  const done: number[] = [];
  const take = (took: number) =>
    budget(async () => {
      done.push(took);
      now += took;
    });
  for (const took of [4, 5, 6, 7]) await take(took);
  expect(done).toEqual([4, 5, 6]);
  now = 5 + 60;
  await take(100);
  await take(1);
  expect(done, 'a span begins with what is done in it').toEqual([4, 5, 6, 100, 1]);
  await expect(budget(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
