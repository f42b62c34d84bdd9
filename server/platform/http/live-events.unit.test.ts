import { expect, test } from 'vitest';
import { liveEvents } from './live-events.ts';

const followed = (
  live: ReturnType<typeof liveEvents>,
  id: string,
  user: number,
  company: number | null = null,
) => {
  let text = '';
  const stream = live.open(id, { user, company, staff: false }, () => {});
  stream.readable.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const said = () => [...text.matchAll(/^data: (.+)$/gm)].map(([, topics]) => topics);
  return { stream, said };
};
const soon = () => new Promise((resolve) => setImmediate(resolve));

test('the first change is said at once, what follows in quick succession together', async () => {
  const live = liveEvents(1);
  const { said } = followed(live, 'a', 7);
  await soon();
  for (let i = 0; i < 100; i++) live.hear(`u7 ${i % 2 ? 'products' : 'messages'}`);
  await expect.poll(said).toEqual(['messages', 'products,messages']);
});

test('a notice reaches the user, their company and everybody, and nobody else', async () => {
  const live = liveEvents(1);
  const seller = followed(live, 'a', 7, 3);
  const other = followed(live, 'b', 3, 7);
  await soon();
  live.hear('c3 products');
  live.hear('u8 messages');
  await expect.poll(seller.said).toEqual(['products']);
  live.hear('all notices');
  await expect.poll(other.said).toEqual(['notices']);
});

test('whoever founds a company hears of it from then on', async () => {
  const live = liveEvents(1);
  const { stream, said } = followed(live, 'a', 7);
  await soon();
  live.hear('c3 products');
  stream.readdress({ user: 7, company: 3, staff: false });
  live.hear('c3 company');
  await expect.poll(said).toEqual(['company']);
});

test.each(['', 'u7', 'u7 prices', 'u7  messages', `u7 ${'x'.repeat(8000)}`])(
  'what is no notice is not passed on: %j',
  async (notice) => {
    const live = liveEvents(1);
    const { said } = followed(live, 'a', 7);
    await soon();
    live.hear(notice);
    live.hear('u7 messages');
    await expect.poll(said).toEqual(['messages']);
  },
);

test('streams that may have to end are named, and only theirs', () => {
  const live = liveEvents(1);
  const asked: string[][] = [];
  live.onSession((ids) => asked.push([...ids]));
  followed(live, 'a', 7);
  followed(live, 'b', 8);
  live.hear('u7 session');
  live.hear('u9 session');
  expect(asked).toEqual([['a']]);
});

test('a stream that takes nothing is given up, and nothing is kept of it', async () => {
  const live = liveEvents(1);
  let ended = 0;
  live.open('a', { user: 7, company: 3, staff: false }, () => ended++);
  for (let beats = 0; beats < 1000 && live.ids().length > 0; beats++) {
    live.beat();
    await soon();
  }
  expect(live.ids()).toEqual([]);
  expect(ended).toBe(1);
});
