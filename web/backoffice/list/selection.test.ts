import { expect, test } from 'vitest';
import { stillChosen } from './selection.ts';

const chosen = { of: 'page 1', ids: [3, 5] };

test('rows stay chosen while the page stays', () => {
  expect(stillChosen(chosen, 'page 1', [1, 3, 5])).toEqual([3, 5]);
});

test('any change of the list clears them', () => {
  expect(stillChosen(chosen, 'page 2', [1, 3, 5])).toEqual([]);
});

test('what another took away is not acted on', () => {
  expect(stillChosen(chosen, 'page 1', [1, 5])).toEqual([5]);
});
