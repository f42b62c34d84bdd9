/** The worked example of docs/search-index.md matches what the index holds and answers. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rarity } from '../../rank/ranking-signals.ts';
import { plainWord } from '../../text/word.ts';
import { allOf } from './words/matches.ts';
import { WordPostings } from './words/postings.ts';
import { impactOf, slotOf, TextIndex } from './words/text-index.ts';

const index = new TextIndex();
const said: string[] = [];
const put = (id: number, ...fields: string[]) => {
  const slot = index.put(id, fields.join('\n'));
  said.push(`slot ${slot} id ${id} ${fields.join(' ⏎ ').replace(/ +/g, ' ').trim()}`);
};
const TERMS = ['steel', 'pump', 'industrial', 'acme', 'valve', 'iron'];
const postings = () => {
  for (const term of TERMS) {
    const each = Array.from(index.postings(term), (one) => `${slotOf(one)}:${impactOf(one)}`);
    said.push(`${term} ${each.join(' ')}`);
  }
};
const ask = (...terms: string[]) => {
  const statistics = { total: index.total, frequency: (term: string) => index.frequency(term) };
  const words = terms.map(plainWord).map((word) => {
    const [
      {
        terms: [term = ''],
      },
    ] = word;
    const list = index.postings(term);
    const value = rarity(list.length, statistics);
    said.push(`rarity of ${term} log(1 + (${index.total} + 1) / (${list.length} + 1)) = ${value.toFixed(3)}`);
    return { postings: new WordPostings([{ postings: list, weight: 1 }]), value };
  });
  const { slots, scores } = allOf(words, [], index.liveSlots);
  const found = Array.from(slots, (slot, i) => ({ slot, score: scores[i]! })).sort(
    (a, b) => b.score - a.score,
  );
  for (const { slot, score } of found) said.push(`id ${index.idOf(slot)} worth ${score.toFixed(1)}`);
};

test('the documentation shows what the index holds and answers', () => {
  put(7, '1 2 steel pump', 'industrial*3 steel', 'acme', '');
  put(8, '0 1 valve steel|iron', 'pump', '', '');
  put(9, '0 1 pump', '', '', 'steel*2');
  said.push('');
  postings();
  said.push('');
  ask('steel', 'pump');
  said.push('');
  put(7, '1 2 steel pump', 'industrial*3 steel', '', '');
  postings();
  said.push('');
  ask('steel', 'pump');
  const page = fs.readFileSync(path.resolve(import.meta.dirname, '../../../../docs/search-index.md'), 'utf8');
  const blocks = [...page.matchAll(/```text\n([\s\S]*?)```/g)].map(([, block]) => block!.trim());
  expect(blocks.join('\n\n')).toBe(said.join('\n'));
});
