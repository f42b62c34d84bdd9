import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ANSWERS, startTranslateServer } from '../../../tests/support/servers/translate-server.ts';
import { TranslationError, translate } from './translate.ts';

let server: Awaited<ReturnType<typeof startTranslateServer>>;
beforeAll(async () => {
  server = await startTranslateServer();
});
beforeEach(() => {
  server.answerWith(ANSWERS.translated);
  server.asked.length = 0;
});
afterAll(() => server.stop());

const ask = (timeoutMs?: number) =>
  translate(
    { translateUrl: server.url, translateKey: 'key' },
    { text: 'Steel pipe', target: 'zh', format: 'text' },
    timeoutMs,
  );

test('sends the text, the languages and the key, and nothing else', async () => {
  expect(await ask()).toEqual({ text: '译文 译文', source: 'en' });
  expect(server.asked).toEqual([
    { q: 'Steel pipe', source: 'auto', target: 'zh', format: 'text', api_key: 'key' },
  ]);
});

test('a known source is named, and no key is sent where there is none', async () => {
  const config = { translateUrl: `${server.url}/` };
  await translate(config, { text: '钢管', source: 'zh', target: 'en', format: 'html' });
  expect(server.asked).toEqual([{ q: '钢管', source: 'zh', target: 'en', format: 'html' }]);
});

test.each([
  ['busy', 'away'],
  ['broken', 'away'],
  ['silent', 'away'],
  ['redirect', 'away'],
  ['refused', 'refused'],
  ['noJson', 'bad_answer'],
  ['wrongShape', 'bad_answer'],
  ['oversized', 'bad_answer'],
] as const)('an answer that is %s counts as %s', async (kind, reason) => {
  server.answerWith(ANSWERS[kind]);
  const failure = await ask(300).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(TranslationError);
  expect(failure).toMatchObject({ reason });
  expect((failure as Error).message).not.toContain('Steel');
});

test('nobody there, and no address at all', async () => {
  const request = { text: 'Steel pipe', target: 'zh', format: 'text' } as const;
  for (const translateUrl of ['http://127.0.0.1:9', undefined])
    await expect(translate({ translateUrl }, request)).rejects.toMatchObject({ reason: 'away' });
});
