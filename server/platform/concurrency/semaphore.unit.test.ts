import { expect, test } from 'vitest';
import { semaphore } from './semaphore.ts';

test('so many at once, in order, and a failure gives its place back', async () => {
  const atMostTwo = semaphore(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (n: number) =>
    atMostTwo(async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      order.push(n);
      if (n === 1) throw new Error('failed');
      return n;
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  expect(results.map((r) => r.status).filter((s) => s === 'rejected')).toHaveLength(1);
  await expect(atMostTwo(async () => 'free')).resolves.toBe('free');
});
