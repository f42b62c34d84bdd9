import { expect, test } from 'vitest';
import { EMAILS } from './emails.ts';
import * as errorsEn from './en/error/errors.ts';
import * as problemsEn from './en/error/problems.ts';
import * as messagesEn from './en/message/messages.ts';
import { HEADS, LEGAL_HEADS } from './heads.ts';
import { WORDS } from './words.ts';
import * as errorsZh from './zh/error/errors.ts';
import * as problemsZh from './zh/error/problems.ts';
import * as messagesZh from './zh/message/messages.ts';

const TOPICS: Record<string, Record<'en' | 'zh', object>> = {
  words: WORDS,
  heads: HEADS,
  legalHeads: LEGAL_HEADS,
  emails: EMAILS,
  messages: { en: { ...messagesEn }, zh: { ...messagesZh } },
  errors: { en: { ...errorsEn }, zh: { ...errorsZh } },
  problems: { en: { ...problemsEn }, zh: { ...problemsZh } },
};

/** Every text with the path to it. */
const texts = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : texts(value, `${path}${key}.`),
  );
const places = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

/** Parts that an e-mail may be without: then it is without them in both languages. */
const OPTIONAL = /\.(?:button|after)$/;

test.each(Object.keys(TOPICS))('no text of %s is empty', (topic) => {
  const [en, zh] = Object.values(TOPICS[topic]!).map((words) => texts(words));
  for (const [i, [path, text]] of en!.entries()) {
    const twin = zh![i]![1];
    if (topic === 'emails' && OPTIONAL.test(path)) expect(twin === '', path).toBe(text === '');
    else for (const one of [text, twin]) expect(one, path).not.toBe('');
  }
});

/** Chinese counts with the unit, which English says once, at the price. */
const COUNTED_WITH_UNIT = /^price\.(?:from|at)$/;

test.each(Object.keys(TOPICS))('both languages leave the same places to fill: %s', (topic) => {
  const { en, zh } = TOPICS[topic]!;
  const chinese = new Map(texts(zh));
  for (const [path, text] of texts(en)) {
    const twin = chinese.get(path);
    const translation = COUNTED_WITH_UNIT.test(path) ? twin?.replace('{quantity}', '{n}') : twin;
    if (translation !== undefined) expect(places(translation), path).toEqual(places(text));
  }
});
