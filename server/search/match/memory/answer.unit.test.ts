/** Which words a document must contain to be counted. */
import { expect, test } from 'vitest';
import { plainWord } from '../../text/word.ts';
import { answer } from './answer.ts';
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

const found = (...words: string[]): number[] => {
  const { total, ids } = answer(index, {
    words: words.map(plainWord),
    head: words.length - 1,
    filters: { closing: [0, null] },
    sort: 'relevance',
    offset: 0,
    limit: 10,
    also: 0,
    now: 0,
  });
  expect(ids).toHaveLength(total);
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
