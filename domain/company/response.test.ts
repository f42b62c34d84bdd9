import { expect, test } from 'vitest';
import { publicResponse, responseFigures } from './response.ts';

test.each([
  [5, 5, 3600, { rate: 100, hours: 1 }],
  [5, 4, 3601, { rate: 80, hours: 2 }],
  [200, 199, 1, { rate: 99, hours: 1 }],
  [300, 1, 259_200, { rate: 1, hours: 72 }],
  [3, 2, 0, { rate: 67, hours: 1 }],
  [6, 0, null, { rate: 0, hours: null }],
  [6, 0, 400_000, { rate: 0, hours: 112 }],
])('%i asked, %i answered, half within %s s', (asked, answered, medianSeconds, figures) => {
  expect(responseFigures({ asked, answered, medianSeconds })).toEqual(figures);
});

test('fewer than five questions are shown to nobody else', () => {
  expect(publicResponse(null)).toBeNull();
  expect(publicResponse({ asked: 4, answered: 4, medianSeconds: 60 })).toBeNull();
  expect(publicResponse({ asked: 5, answered: 4, medianSeconds: 60 })).toEqual({ rate: 80, hours: 1 });
});
