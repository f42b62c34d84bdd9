/** Texts of one to eight words in every encoding that is told apart: a doubt is said, a wrong reading is never sure. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { decodeSheet } from '../../../server/features/import/sheet/encoding.ts';
import { pathOf } from '../cases.ts';

interface Short {
  encoding: string;
  words: string[];
  /** In base64: a word a line. */
  bytes: string;
}
const texts = fs
  .readFileSync(pathOf('encodings', 'short-texts.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Short);
const outcomes = texts.map(({ encoding, words, bytes }) => {
  const read = decodeSheet(Buffer.from(bytes, 'base64'));
  return { encoding, words, read, isRight: read.text === `${words.join('\n')}\n` };
});

test('none is read wrongly without a doubt', () => {
  const wrong = outcomes.filter(({ isRight, read }) => !isRight && !read.isDoubtful);
  expect(wrong.map(({ encoding, read }) => `${encoding}: ${read.text}`)).toEqual([]);
});

test('of texts of four words and more nearly all are sure, or right at first', () => {
  const longer = outcomes.filter(({ words }) => words.length >= 4);
  expect(longer.length).toBeGreaterThan(60);
  expect(longer.filter(({ isRight }) => isRight).length / longer.length).toBeGreaterThan(0.9);
  const sure = longer.filter(({ isRight, read }) => isRight && !read.isDoubtful);
  expect(sure.length / longer.length).toBeGreaterThan(0.65);
});

test('the right one is nearly always among those that are offered', () => {
  const offered = outcomes.filter(({ words, read }) =>
    read.likely.some(({ text }) => text === `${words.join('\n')}\n`),
  );
  expect(offered.length / outcomes.length).toBeGreaterThan(0.95);
});
