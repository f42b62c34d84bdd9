/** Which words a document must contain to be counted. */
import { expect, test } from 'vitest';
import { plainWord } from '../../text/word.ts';
import { FILLED, type LeadSearch } from '../engine.ts';
import { answer, totalOf } from './answer.ts';
import { LeadIndex } from './kinds/lead-index.ts';

/** So many that a word which nearly all of them hold tells less than a tenth of a query with one that few hold. */
const MANY = 4000;

const index = new LeadIndex();
let lastId = 0;
function put(...words: string[]): number {
  const id = ++lastId;
  const document = `${words.length - 1} ${words.length} ${words.join(' ')}\n\n\n`;
  index.put({ id, document, categories: [1, 2, 3], receive: 'DE', closingAt: 1, publishedAt: 1 });
  return id;
}
for (let i = 0; i < MANY; i++) put('new', 'thing');
const both = put('new', 'thing', 'sprocket');
const alone = put('sprocket');
const without = put('thing', 'sprocket');

const ask = (words: readonly string[], more: Partial<LeadSearch> = {}) =>
  answer(index, {
    words: words.map(plainWord),
    head: words.length - 1,
    filters: { closing: [0, null] },
    sort: 'relevance',
    offset: 0,
    limit: 10,
    also: 0,
    now: 0,
    ...more,
  });
const found = (...words: string[]): number[] => {
  const { total, ids } = ask(words);
  expect(ids).toHaveLength(total);
  expect(totalOf(index.text, { words: words.map(plainWord), head: words.length - 1 })).toBe(total);
  return ids;
};

test('a word that tells no more than a tenth of the query need not be held, and lifts what holds it', () => {
  expect(found('thing', 'sprocket').toSorted()).toEqual([both, alone, without]);
  expect(found('thing', 'sprocket').at(-1)).toBe(alone);
});

test('of words that together tell more only the one that tells least is left out', () => {
  // "new" is the rarer of the two, by the one that does not hold it
  expect(found('new', 'thing', 'sprocket')).toEqual([both]);
});

test('what the query calls the thing is never the word that is left out', () => {
  const made = [put('copper', 'kettle', 'lid'), put('copper', 'whistling', 'lid')];
  const kettle = put('whistling', 'kettle');
  // each of them lacks one word of the three
  expect(ask(['copper', 'whistling', 'kettle']).ids.toSorted()).toEqual([made[0], kettle]);
  expect(ask(['kettle', 'copper', 'whistling'], { head: -1 }).ids.toSorted()).toEqual([...made, kettle]);
});

test('pages go on with what holds only some of the words until the list is filled', () => {
  const page = (offset: number, also = 20) => ask(['thing', 'kettle'], { offset, limit: 20, also });
  const shown = (offset: number) => [...page(offset).ids, ...page(offset).also];
  const { total, behind } = page(0);
  expect([total + behind, shown(0).length]).toEqual([FILLED, 20]);
  const all = [0, 20, 40, 60, 80].flatMap(shown);
  expect([all.length, new Set(all).size, page(FILLED).also]).toEqual([FILLED, FILLED, []]);
  expect(page(0, 0)).toMatchObject({ behind: 0, also: [] });
  // what is counted stands before it, on the same page
  const { ids: counted, also: rest } = ask(['thing', 'sprocket'], { limit: 5, also: 20 });
  expect([counted.length, rest.length]).toEqual([3, 2]);
});

test('beside other words what only the text calls the thing is not counted, where categories call anything so', () => {
  const document = (title: string, category: string, text: string) =>
    index.put({
      id: ++lastId,
      document: `1 2 ${title}\n${category}\n\n${text}`,
      categories: [1, 2, 3],
      receive: 'DE',
      closingAt: 1,
      publishedAt: 1,
    });
  document('oak barrel', '', '');
  document('oak crate', '', 'barrel');
  expect(ask(['oak', 'barrel']).total).toBe(2);
  document('elm barrel', 'barrel', '');
  expect(ask(['oak', 'barrel']).total).toBe(1);
  expect(ask(['barrel']).total).toBe(3);
});
