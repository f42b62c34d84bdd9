import { expect, test } from 'vitest';
import { PhraseCounter } from '../title/phrases.ts';
import { Vocabulary } from '../vocabulary.ts';
import { chineseNamesOf } from './names.ts';

const vocabulary = new Vocabulary(
  [],
  [
    { zh: '保温', en: 'Insulated' },
    { zh: '水杯', en: 'Water Bottles' },
    { zh: '手电', en: 'Torches' },
    { zh: '家用', en: 'Home Use' },
    { zh: '线槽', en: 'Cable Trunking' },
    { zh: '儿童', en: 'Children' },
  ],
);
const namesOf = (title: string) => chineseNamesOf(title, (run) => vocabulary.cut(run)).toSorted();

test.each([
  // words, and the last two and three of a stretch together
  ['儿童保温水杯', ['保温', '保温水杯', '儿童', '儿童保温水杯', '水杯']],
  // what no dictionary has is a word of its own, a single character a part of what stands before it
  ['手电钻家用', ['家用', '手电钻', '手电钻家用']],
  ['水杯套', ['水杯套']],
  // at the beginning of what follows
  ['桥线槽 16mm', ['桥线槽']],
  ['水杯的保温', ['保温', '水杯']],
  ['Water bottle, 500 ml', []],
])('%s is called %j', (title, names) => expect(namesOf(title)).toEqual(names.toSorted()));

test('a stretch of a mixed name is no name, where Latin letters or figures touch it', () => {
  expect(namesOf('T魍魉家用')).toEqual(['家用']);
  expect(namesOf('家用魍魉OK')).toEqual(['家用']);
  expect(namesOf('304保温水杯')).toEqual(['保温', '保温水杯', '水杯']);
});

test('a name is counted once a product, whether the title or the keywords say it; long ones and many are bounded', () => {
  const counter = new PhraseCounter((run) => vocabulary.cut(run));
  counter.add('保温水杯', ['水杯', '手电钻', 'bottle']);
  counter.add('Water bottle', ['水杯']);
  const counts = new Map(counter.best(100));
  expect([counts.get('水杯'), counts.get('手电钻'), counts.get('bottle')]).toEqual([2, 1, 1]);
  expect(
    namesOf(Array.from({ length: 50 }, (_, i) => `保温水杯${'家用'.repeat(i)}`).join(' ')).length,
  ).toBeLessThan(30);
  for (const name of namesOf('儿童保温水杯家用儿童保温水杯')) expect(name.length).toBeLessThanOrEqual(10);
});
