import { expect, test } from 'vitest';
import { madeInTurn } from './made-in-turn.ts';

/** Work that ends when it is told to, and says what runs. */
function bench(places: number) {
  const inTurn = madeInTurn<string>(places);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const ask = (address: string, key: string) =>
    inTurn(address, key, () => {
      begun.push(key);
      return new Promise<string>((resolve, reject) =>
        ends.set(key, (error) => (error ? reject(error) : resolve(`made ${key}`))),
      );
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { ask, begun, ends, settle };
}

test('six who ask for one thing take one of six places, and it is made once', async () => {
  const { ask, begun, ends, settle } = bench(6);
  const same = Array.from({ length: 6 }, (_, n) => ask(`198.51.${n}.1`, 'slow'));
  const others = Array.from({ length: 5 }, (_, n) => ask('203.0.113.9', `other${n}`));
  await settle();
  expect(begun).toEqual(['slow', 'other0', 'other1', 'other2', 'other3', 'other4']);
  for (const end of ends.values()) end();
  expect(await Promise.all(same)).toEqual(Array.from({ length: 6 }, () => 'made slow'));
  await Promise.all(others);
});

test('while there is no place, forty of one network who want the same wait as one', async () => {
  const { ask, begun, ends, settle } = bench(1);
  const first = ask('198.51.100.1', 'first');
  const forty = Array.from({ length: 40 }, () => ask('198.51.100.1', 'second'));
  ends.get('first')!();
  await first;
  await settle();
  expect(begun).toEqual(['first', 'second']);
  ends.get('second')!();
  expect(new Set(await Promise.all(forty))).toEqual(new Set(['made second']));
});

test('whoever has the first turn begins it: nobody waits in the line of another network', async () => {
  const { ask, begun, ends, settle } = bench(2);
  const busy = [ask('198.51.100.1', 'first'), ask('198.51.100.1', 'second')];
  const line = ['a', 'b', 'wanted'].map((key) => ask('198.51.100.1', key));
  const other = ask('203.0.113.9', 'wanted');
  for (const key of ['first', 'second', 'a', 'b']) {
    ends.get(key)!();
    await settle();
  }
  expect(begun).toEqual(['first', 'second', 'a', 'wanted', 'b']);
  // whoever stood in line for it has given the place back to wait: another one has it
  const next = ask('198.51.100.1', 'next');
  await settle();
  expect(begun.at(-1)).toBe('next');
  for (const key of ['wanted', 'next']) ends.get(key)!();
  expect([await other, ...(await Promise.all(line)), await next]).toEqual([
    ...['made wanted', 'made a', 'made b', 'made wanted', 'made next'],
  ]);
  await Promise.all(busy);
});

test('a failure is told to all who asked, and the next one tries again', async () => {
  const { ask, begun, ends, settle } = bench(2);
  const asked = [ask('198.51.100.1', 'x'), ask('203.0.113.9', 'x')];
  await settle();
  ends.get('x')!(new Error('broken'));
  expect(await Promise.allSettled(asked)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  const again = ask('198.51.100.1', 'x');
  await settle();
  ends.get('x')!();
  expect(await again).toBe('made x');
  expect(begun).toEqual(['x', 'x']);
});
