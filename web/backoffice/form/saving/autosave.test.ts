import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AutosaveState, createAutosave } from './autosave.ts';

const PAUSE = 1000;
let saved: string[];
let phases: AutosaveState['phase'][];
let answer: () => Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  saved = [];
  phases = [];
  answer = async () => {};
});
afterEach(() => void vi.useRealTimers());

const create = () =>
  createAutosave<string>({
    pause: PAUSE,
    async save(values) {
      saved.push(values);
      await answer();
    },
    isConflict: (error) => error === 'conflict',
    onState: ({ phase }) => phases.push(phase),
  });

/** A save that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = () => promise;
  return resolve;
}

test('several changes are saved once, after the last', async () => {
  const autosave = create();
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  autosave.change('ab');
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  expect(saved).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(saved).toEqual(['ab']);
  expect(phases).toEqual(['saving', 'saved']);
});

test('a change during a save is saved after it', async () => {
  const autosave = create();
  const end = held();
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(PAUSE);
  autosave.change('ab');
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(saved).toEqual(['a']);
  expect(autosave.hasUnsaved()).toBe(true);
  end();
  await vi.runAllTimersAsync();
  expect(saved).toEqual(['a', 'ab']);
  expect(autosave.hasUnsaved()).toBe(false);
});

test('after a failure the next change, or asking again, saves', async () => {
  const autosave = create();
  answer = () => Promise.reject('down');
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(phases).toEqual(['saving', 'failed']);
  answer = async () => {};
  await autosave.flush();
  expect(saved).toEqual(['a', 'a']);
  expect(phases.at(-1)).toBe('saved');
});

test('after a conflict nothing is saved any more', async () => {
  const autosave = create();
  answer = () => Promise.reject('conflict');
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(PAUSE);
  autosave.change('b');
  await vi.advanceTimersByTimeAsync(PAUSE);
  await autosave.flush();
  expect(saved).toEqual(['a']);
  expect(phases).toEqual(['saving', 'conflict']);
});

test('held, it forgets what is not saved and waits for the save under way', async () => {
  const autosave = create();
  const end = held();
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(PAUSE);
  autosave.change('ab');
  let isHeld = false;
  const holding = autosave.hold().then(() => {
    isHeld = true;
  });
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(isHeld).toBe(false);
  end();
  await holding;
  expect(saved).toEqual(['a']);
});
