import { describe, expect, test } from 'vitest';
import { IllegalTransition, next } from '../tests/support/lifecycle.ts';
import { defineLifecycle } from './lifecycle.ts';

const door = defineLifecycle({
  states: ['open', 'shut', 'locked'],
  initial: ['open'],
  transitions: {
    shut: { from: ['open'], to: 'shut', by: ['guest', 'host'] },
    lock: { from: ['shut'], to: 'locked', by: ['host'] },
    open: { from: ['shut', 'locked'], to: 'open', by: ['host'] },
  },
});

describe('a lifecycle', () => {
  test('goes to the state of the table', () => {
    expect(next(door, 'open', 'shut', 'guest')).toBe('shut');
    expect(next(door, 'locked', 'open', 'host')).toBe('open');
  });

  test('refuses a transition from a state that it does not start in', () => {
    expect(() => next(door, 'open', 'lock', 'host')).toThrow(IllegalTransition);
  });

  test('refuses a transition by a role that may not take it, and says which', () => {
    expect(() => next(door, 'shut', 'lock', 'guest')).toThrow(
      expect.objectContaining({ name: 'IllegalTransition', state: 'shut', action: 'lock', role: 'guest' }),
    );
  });

  test('refuses an action that every object inherits', () => {
    expect(() => next(door, 'open', 'constructor' as 'lock', 'host')).toThrow(IllegalTransition);
  });

  test('lists what a role may do, in the order of the table', () => {
    expect(door.actions('shut', 'host')).toEqual(['lock', 'open']);
    expect(door.actions('open', 'guest')).toEqual(['shut']);
    expect(door.actions('locked', 'guest')).toEqual([]);
  });

  test('tells where an action starts and ends', () => {
    expect(door.from('open')).toEqual(['shut', 'locked']);
    expect(door.to('lock')).toBe('locked');
  });

  test('tells whether a role may take an action at all', () => {
    expect(door.permits('shut', 'guest')).toBe(true);
    expect(door.permits('lock', 'guest')).toBe(false);
  });
});

describe('a table is refused when', () => {
  /** States 1 to `count`, created in 1. The types would refuse an unknown state, so they are widened here. */
  const define = (count: number, transitions: Record<string, [from: number[], to: number]>, initial = [1]) =>
    defineLifecycle<number, string, 'host'>({
      states: Array.from({ length: count }, (_, i) => i + 1),
      initial,
      transitions: Object.fromEntries(
        Object.entries(transitions).map(([action, [from, to]]) => [action, { from, to, by: ['host'] }]),
      ),
    });

  test('a transition starts in an unknown state', () => {
    expect(() => define(2, { go: [[1, 9], 2] })).toThrow('Unknown state in the lifecycle: 9');
  });

  test('a transition ends in an unknown state', () => {
    expect(() => define(2, { go: [[1], 2], far: [[1], 9] })).toThrow('Unknown state in the lifecycle: 9');
  });

  test('an initial state is unknown', () => {
    expect(() => define(2, { go: [[1], 2] }, [1, 9])).toThrow('Unknown state in the lifecycle: 9');
  });

  test('no transition leads to a state', () => {
    expect(() => define(3, { go: [[1], 2] })).toThrow('Unreachable state in the lifecycle: 3');
  });

  test('transitions lead to a state only from states that are themselves out of reach', () => {
    expect(() => define(4, { go: [[1], 2], there: [[3], 4], back: [[4], 3] })).toThrow('3, 4');
  });

  test('but not when a state is several transitions away', () => {
    expect(() => define(3, { on: [[2], 3], go: [[1], 2] })).not.toThrow();
  });
});
