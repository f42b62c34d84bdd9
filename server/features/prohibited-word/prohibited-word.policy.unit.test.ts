import { expect, test } from 'vitest';
import { canDecideHit } from './prohibited-word.policy.ts';

test('nobody decides about what is of their own account', () => {
  expect(canDecideHit({ user: { id: 1 } }, { owner_id: 1 })).toBe(false);
  expect(canDecideHit({ user: { id: 1 } }, { owner_id: 2 })).toBe(true);
});
