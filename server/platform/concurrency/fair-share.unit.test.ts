import { expect, test } from 'vitest';
import { fairShare } from './fair-share.ts';

/** Work that is begun in turn, and ends when it is told to. */
function desk(places: number, mostWaiting: number) {
  const share = fairShare(places, mostWaiting);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (address: string, name: string) =>
    share(address, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const endNext = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { ask, begun, endNext };
}

test('who asks for much waits for themselves: the next network has the next turn', async () => {
  const { ask, begun, endNext } = desk(2, 10);
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('192.0.2.1', name));
  all.push(ask('192.0.2.2', 'b1'), ask('192.0.2.3', 'c1'));
  expect(begun).toEqual(['a1', 'a2']);
  for (let i = 0; i < 6; i++) await endNext();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1']);
});

test('a network with too much waiting is refused; the others are not', async () => {
  const { ask, begun, endNext } = desk(1, 2);
  const taken = ['a1', 'a2', 'a3'].map((name) => ask('2001:db8:1:2:aaaa::1', name));
  await expect(ask('2001:db8:1:2:bbbb::9', 'a4')).rejects.toMatchObject({ code: 'too_many', retryAfter: 5 });
  taken.push(ask('2001:db8:1:3::1', 'b1'));
  for (let i = 0; i < 4; i++) await endNext();
  await Promise.all(taken);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('work that fails gives its place to the next', async () => {
  const share = fairShare(1);
  await expect(share('192.0.2.1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await share('192.0.2.1', async () => 7)).toBe(7);
});
