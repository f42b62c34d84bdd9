import { expect, test } from 'vitest';
import { WORDS } from './words.ts';

/** Every text with the path to it. */
const texts = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : texts(value, `${path}${key}.`),
  );
const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test('no text is empty', () => {
  for (const words of Object.values(WORDS))
    for (const [path, text] of texts(words)) expect(text, path).not.toBe('');
});

test('both languages leave the same places to fill', () => {
  const chinese = new Map(texts(WORDS.zh));
  for (const [path, text] of texts(WORDS.en)) {
    const translation = chinese.get(path);
    if (translation !== undefined) expect(places(translation), path).toEqual(places(text));
  }
});
