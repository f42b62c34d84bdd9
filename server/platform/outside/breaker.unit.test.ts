import { expect, test } from 'vitest';
import { breaker } from './breaker.ts';

/** Of something that is away while `away` is true; what it was asked and told. */
function patient() {
  const clock = { time: 0, now: () => clock.time };
  const changes: boolean[] = [];
  const guard = breaker(
    {
      failures: 3,
      restMs: 5000,
      isAway: (error) => (error as Error).message === 'away',
      refuse: (seconds) => new Error(`refused for ${seconds}`),
      onChange: (isOpen) => changes.push(isOpen),
    },
    clock,
  );
  const state = { calls: 0, says: 'away' };
  const call = () =>
    guard(async () => {
      state.calls++;
      if (state.says !== 'well') throw new Error(state.says);
      return 'well';
    }).catch((error: Error) => error.message);
  return { clock, changes, guard, state, call };
}

test('after three failures in a row nothing is asked for five seconds, then once', async () => {
  const { clock, changes, guard, state, call } = patient();
  for (let i = 0; i < 3; i++) expect(await call()).toBe('away');
  expect([await call(), state.calls, guard.isOpen()]).toEqual(['refused for 5', 3, true]);
  clock.time = 4000;
  expect(await call()).toBe('refused for 1');
  clock.time = 5000;
  // of three at once one is let through
  expect((await Promise.all([call(), call(), call()])).sort()).toEqual([
    'away',
    'refused for 5',
    'refused for 5',
  ]);
  expect(state.calls).toBe(4);
  expect(await call()).toBe('refused for 5');
  clock.time = 10_000;
  state.says = 'well';
  expect([await call(), await call(), guard.isOpen()]).toEqual(['well', 'well', false]);
  expect(changes).toEqual([true, false]);
});

test('what is answered ends the row, an error of another kind too', async () => {
  const { state, call } = patient();
  for (const says of ['away', 'away', 'no such key', 'away', 'away', 'well', 'away', 'away']) {
    state.says = says;
    expect(await call()).toBe(says);
  }
  expect(state.calls).toBe(8);
});
