import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../../domain/enumerations.ts';
import { backoffice as en } from '../../../../locales/en/backoffice/backoffice.ts';
import { errorSentence } from '../../../../locales/errors.ts';
import { backoffice as zh } from '../../../../locales/zh/backoffice/backoffice.ts';
import { bulkResult } from './bulk-result.ts';

const words = { en, zh };
const nameOf = (id: number) => `Bolt ${id}`;
const done = (n: number) => `Restored: ${n}`;

test('all done: the sentence of what was done', () => {
  const outcomes = [
    { id: 1, done: true },
    { id: 2, done: true },
  ];
  expect(bulkResult(outcomes, { words: en, language: 'en', nameOf, done })).toEqual({
    title: 'Restored: 2',
    failed: [],
  });
  expect(bulkResult(outcomes, { words: en, language: 'en', nameOf }).title).toBe(en.bulk.done(2));
});

test.each(LANGUAGES)('%s: each that was not done by name and with its reason', (language) => {
  const outcomes = [
    { id: 1, done: true },
    { id: 2, done: false, code: 'not_found' },
    { id: 3, done: false, code: 'nobody knows' },
  ];
  const result = bulkResult(outcomes, { words: words[language], language, nameOf, done });
  expect(result.title).toBe(`Restored: 1 · ${words[language].bulk.notDone(2)}`);
  expect(result.failed).toEqual([
    { id: 2, name: 'Bolt 2', reason: errorSentence('not_found', language) },
    { id: 3, name: 'Bolt 3', reason: words[language].failed },
  ]);
});

test('where nothing was done it does not say that none were', () => {
  const outcomes = [{ id: 2, done: false, code: 'not_found' }];
  expect(bulkResult(outcomes, { words: en, language: 'en', nameOf, done }).title).toBe(en.bulk.notDone(1));
});
