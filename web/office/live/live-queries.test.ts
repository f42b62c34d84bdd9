import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { LIVE_TOPICS, type LiveTopic } from '../../../contract/operator/live.ts';
import { routes } from '../../../contract/routes.ts';
import type { Route } from '../../../contract/schema/route.ts';
import { keyOf } from '../../backoffice/app/queries.ts';
import { refreshTopics } from '../../backoffice/live/refresh-topics.ts';
import { OFFICE_TOPICS } from './live-queries.ts';

/** What is read again of all that can be read, after a change of the topics. */
async function readAgain(topics: LiveTopic[], staleTime?: number): Promise<string[]> {
  const client = new QueryClient();
  const again: string[] = [];
  const keys = Object.values<Route>(routes)
    .filter(({ method }) => method === 'GET')
    .map(keyOf);
  const leave = keys.map((key) => {
    client.setQueryData([key, null], 'before');
    const observer = new QueryObserver(client, {
      queryKey: [key, null],
      queryFn: () => {
        again.push(key);
        return 'after';
      },
      staleTime: staleTime ?? 60_000,
    });
    return observer.subscribe(() => {});
  });
  await refreshTopics(client, topics, OFFICE_TOPICS);
  for (const one of leave) one();
  client.clear();
  return again;
}

test('unread counts and lists are read again, and nothing else', async () => {
  expect((await readAgain(['messages'])).toSorted()).toEqual([
    'GET /session/user/messages',
    'GET /session/user/messages/unread',
  ]);
  expect(await readAgain(['account'])).toEqual(['GET /session/user']);
  expect((await readAgain(['notices'])).toSorted()).toEqual([
    'GET /session/dashboard/lists',
    'GET /session/user/notices',
  ]);
});

test.each(['enquiries', 'products', 'quotations', 'leads', 'company'] as const)(
  'something is read of %s',
  async (topic) => {
    expect(await readAgain([topic])).not.toEqual([]);
  },
);

test.each(['enquiries', 'products', 'purchases', 'quotations', 'leads', 'company'] as const)(
  'the workbench follows %s',
  async (topic) => {
    const again = await readAgain([topic]);
    expect(again).toContain('GET /session/dashboard');
    expect(again).toContain('GET /session/dashboard/buyer');
  },
);

test('nothing public is read again whatever has changed', async () => {
  const again = await readAgain([...LIVE_TOPICS]);
  expect(again.filter((key) => !key.startsWith('GET /session/'))).toEqual([]);
});

test('a form keeps what it was opened with', async () => {
  expect(await readAgain([...LIVE_TOPICS], Number.POSITIVE_INFINITY)).toEqual([]);
});
