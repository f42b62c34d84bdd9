/** A server with LibreTranslate's API: POST /translate with q, source, target, format and api_key. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Asked {
  q: string;
  source: string;
  target: string;
  format: string;
  api_key?: string;
}

/** What it answers: a translation, or whatever a test wants to see come back. */
type Answer = (asked: Asked, reply: ServerResponse) => void;

const say = (reply: ServerResponse, status: number, body: unknown) =>
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Chinese for every run of letters outside of tags, or English for every run of characters; what stands in tags stays. */
export function pretend({ q, target }: Asked): string {
  const outside = /(<[^>]*>)|([^<]+)/g;
  return q.replace(outside, (_, tag?: string, words?: string) => {
    if (tag) return tag;
    return target === 'zh'
      ? words!.replace(/[A-Za-z]+/g, '译文')
      : words!.replace(/\p{Script=Han}+/gu, 'translated words');
  });
}

const translated: Answer = (asked, reply) =>
  say(reply, 200, {
    translatedText: pretend(asked),
    ...(asked.source === 'auto' && {
      detectedLanguage: { confidence: 92, language: /\p{Script=Han}/u.test(asked.q) ? 'zh-Hans' : 'en' },
    }),
  });

export const ANSWERS = {
  translated,
  busy: (_, reply) => say(reply, 429, { error: 'Slowdown: 20 per 1 minute' }),
  broken: (_, reply) => say(reply, 500, { error: 'Cannot translate text' }),
  refused: (_, reply) => say(reply, 400, { error: 'zh is not supported' }),
  noJson: (_, reply) => reply.end('<html>gateway</html>'),
  wrongShape: (_, reply) => say(reply, 200, { translation: 'x' }),
  wrongLanguage: ({ q }, reply) => say(reply, 200, { translatedText: `Il ${q} non tradotto` }),
  oversized: (_, reply) => say(reply, 200, { translatedText: '管'.repeat(3_000_000) }),
  silent: () => {},
  redirect: (_, reply) => reply.writeHead(302, { location: '/elsewhere' }).end(),
} satisfies Record<string, Answer>;

export async function startTranslateServer() {
  const asked: Asked[] = [];
  let answer: Answer = ANSWERS.translated;
  const server = createServer(async (request, reply) => {
    if (request.method !== 'POST' || request.url !== '/translate') return void say(reply, 404, {});
    const body = JSON.parse(await text(request)) as Asked;
    asked.push(body);
    answer(body, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every request that came, in order. */
    asked,
    answerWith(next: Answer) {
      answer = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
