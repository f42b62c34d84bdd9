import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readSession } from '../../client/session.ts';
import { introduction } from './introduction.ts';

const HOUR = 3600;
const cookies = new Map<string, string>();
/** What the server answers, by path; without an answer it is away. */
let answers: Record<string, Response>;
const asked: string[] = [];

vi.stubGlobal('location', { protocol: 'http:', host: 'b2b.test', hostname: 'b2b.test' });
vi.stubGlobal('dispatchEvent', () => true);
vi.stubGlobal('document', {
  documentElement: { lang: 'en' },
  querySelector: () => null,
  get cookie() {
    return [...cookies].map((pair) => pair.join('=')).join('; ');
  },
  set cookie(text: string) {
    const [, name = '', value = '', expires = ''] = /^([^=]+)=([^;]*).*Expires=([^;]+)/.exec(text) ?? [];
    if (new Date(expires).getTime() > Date.now()) cookies.set(name, value);
    else cookies.delete(name);
  },
});
vi.stubGlobal('fetch', async (path: string) => {
  asked.push(path);
  const answer = answers[path];
  if (!answer) throw new TypeError('Failed to fetch');
  return answer;
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  answers = {};
  asked.length = 0;
  const now = Math.floor(Date.now() / 1000);
  const session = {
    token: 'a.b.c',
    expired: now + HOUR,
    refresh_after: now + HOUR / 2,
    data: { id: 7, cid: 3, name: 'Ann Buyer' },
    persistent: true,
  };
  cookies.clear();
  cookies.set('userInfo', encodeURIComponent(JSON.stringify(session)));
});

test('a guest is not asked for', async () => {
  cookies.clear();
  expect(await introduction()).toBeNull();
  expect(asked).toEqual([]);
});

test('a member is introduced with name, e-mail and company', async () => {
  answers = {
    '/api/session/user': Response.json({ email: 'ann@buyer.example' }),
    '/api/session/company': Response.json({ name: 'Hamburg Trading GmbH' }),
  };
  expect(await introduction()).toEqual({
    name: 'Ann Buyer',
    email: 'ann@buyer.example',
    company: 'Hamburg Trading GmbH',
  });
});

test('who has no company types it, and without any answer the name alone is known', async () => {
  answers = {
    '/api/session/user': Response.json({ email: 'ann@buyer.example' }),
    '/api/session/company': Response.json({ code: 'no_company' }, { status: 403 }),
  };
  expect(await introduction()).toEqual({ name: 'Ann Buyer', email: 'ann@buyer.example', company: '' });
  answers = {};
  expect(await introduction()).toEqual({ name: 'Ann Buyer', email: '', company: '' });
});

test('a session that the server has ended is forgotten: the next time nobody is asked for', async () => {
  const ended = { status: 401, headers: { 'X-Session': 'ended' } };
  answers = {
    '/api/session/user': Response.json({ code: 'signed_out' }, ended),
    '/api/session/company': Response.json({ code: 'signed_out' }, ended),
  };
  expect(await introduction()).toEqual({ name: 'Ann Buyer', email: '', company: '' });
  expect(readSession()).toBeNull();
  expect(await introduction()).toBeNull();
});
