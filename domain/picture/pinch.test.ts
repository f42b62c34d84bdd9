import { expect, test } from 'vitest';
import { FITTING, fitted, mostScale, within, zoomed } from './pinch.ts';

const window = { width: 400, height: 800 };
const picture = { width: 1600, height: 1600 };
const middle = { x: 0, y: 0 };

test('a picture fits its window and is never made larger for that', () => {
  expect(fitted(picture, window)).toEqual({ width: 400, height: 400 });
  expect(fitted({ width: 100, height: 50 }, window)).toEqual({ width: 100, height: 50 });
});

test('it is enlarged up to its own size, and a small one a little', () => {
  expect(mostScale(picture, window)).toBe(4);
  expect(mostScale({ width: 100, height: 50 }, window)).toBe(1.5);
  expect(zoomed(FITTING, 100, middle, picture, window).scale).toBe(4);
  expect(zoomed(FITTING, 0.1, middle, picture, window)).toEqual(FITTING);
});

test('what lies under the finger stays there', () => {
  const at = { x: 50, y: 20 };
  const view = zoomed(FITTING, 2.5, at, picture, window);
  // the point of the picture under the finger, before and after, in pixels of the fitting picture
  expect((at.x - view.x) / view.scale).toBeCloseTo(at.x);
});

test('it is not moved past its edges, and not at all where it fits', () => {
  expect(within({ scale: 2, x: 900, y: 900 }, picture, window)).toEqual({ scale: 2, x: 200, y: 0 });
  expect(within({ scale: 1, x: 10, y: -10 }, picture, window)).toEqual(FITTING);
});
