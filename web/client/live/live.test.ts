/** Live events in the browser, on the platform's own streams, locks and channels. */
import { afterEach, describe, expect, test } from 'vitest';
import type { LiveTopic } from '../../../contract/operator/live.ts';
import { CallError } from '../call.ts';
import { eventsOf, type StreamEvent } from './event-stream.ts';
import { keepConnected, type LiveListener } from './live-connection.ts';
import { pauseBefore } from './pause.ts';
import { type SharedConnection, shareConnection } from './shared-connection.ts';
import { wakeablePause } from './wakeable-pause.ts';

const OPEN = 'event: open\ndata:\n\n';
const changed = (...topics: string[]) => `event: changed\ndata: ${topics.join()}\n\n`;

const refused = (status: number, seconds: number | null = null) =>
  new CallError(status, { error: 'refused' }, seconds);

/** A stream to which a test adds text. */
function source() {
  let to!: ReadableStreamDefaultController<Uint8Array>;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      to = controller;
    },
    cancel() {
      cancelled = true;
    },
  });
  return {
    body,
    add: (text: string) => to.enqueue(new TextEncoder().encode(text)),
    end: () => to.close(),
    fail: () => to.error(new Error('reset')),
    isCancelled: () => cancelled,
  };
}

/** What a listener was told, in order. */
function heard() {
  const received: string[] = [];
  const listener: LiveListener = {
    onState: (state) => received.push(state),
    onOpen: () => received.push('open'),
    onTopics: (topics: readonly LiveTopic[]) => received.push(...topics),
  };
  return { received, listener };
}

describe('eventsOf', () => {
  const read = async (...chunks: string[]) => {
    const stream = source();
    for (const chunk of chunks) stream.add(chunk);
    stream.end();
    const events: (StreamEvent | null)[] = [];
    for await (const event of eventsOf(stream.body)) events.push(event);
    return events.filter((event) => event !== null);
  };

  test('events that come in pieces, with comments between', async () => {
    expect(await read('event: op', 'en\ndata:\n', '\n:\n\nevent: changed\r\ndata: messages\r\n\r\n')).toEqual(
      [
        { event: 'open', data: '' },
        { event: 'changed', data: 'messages' },
      ],
    );
  });

  test('half an event is none', async () => {
    expect(await read('event: changed\ndata: messages\n')).toEqual([]);
  });

  test('what has no end of a line is refused', async () => {
    await expect(read('x'.repeat(5000))).rejects.toThrow('no event stream');
  });
});

test('pauses grow, differ, keep to a bound and to what the server asks', () => {
  expect([1, 2, 3, 4].map((failures) => pauseBefore(failures, 1))).toEqual([1000, 2000, 4000, 8000]);
  expect(pauseBefore(1, 0)).toBe(500);
  expect(pauseBefore(1000, 1)).toBe(60_000);
  expect(pauseBefore(1, 0, 60)).toBe(60_000);
});

describe('keepConnected', () => {
  const stopping = new AbortController();
  afterEach(() => {
    expect(stopping.signal.aborted).toBe(false);
  });
  const unauthorised = () => Promise.reject(refused(401));

  test('tells what changed; a broken connection is lost until the next one is open', async () => {
    const { received, listener } = heard();
    const [first, second] = [source(), source()];
    const pauses: number[] = [];
    const streams = [first.body, second.body];
    const kept = keepConnected(
      listener,
      {
        connect: async () => streams.shift() ?? unauthorised(),
        pause: async (milliseconds) => void pauses.push(milliseconds),
      },
      stopping.signal,
    );
    first.add(OPEN);
    await expect.poll(() => received).toContain('open');
    first.add(changed('messages', 'products', 'something-newer'));
    await expect.poll(() => received).toContain('products');
    first.fail();
    second.add(OPEN);
    second.end();
    await kept;
    expect(received).toEqual([
      'live',
      'open',
      'messages',
      'products',
      'lost',
      'live',
      'open',
      'lost',
      'ended',
    ]);
    // the second ended as soon as it was open
    expect(pauses[0]).toBeLessThanOrEqual(1000);
    expect(pauses[1]).toBeGreaterThanOrEqual(1000);
  });

  test('failures in a row wait longer and longer, a refusal as long as it says', async () => {
    const { received, listener } = heard();
    const failures = [refused(0), refused(503, 5), refused(429, 60)];
    const pauses: number[] = [];
    const connect = () => Promise.reject(failures.shift() ?? refused(401));
    await keepConnected(
      listener,
      { connect, pause: async (milliseconds) => void pauses.push(milliseconds) },
      stopping.signal,
    );
    expect(received).toEqual(['lost', 'lost', 'lost', 'ended']);
    const bounds = [
      [500, 1000],
      [5000, 6000],
      [60_000, 62_000],
    ] as const;
    for (const [i, [least, most]] of bounds.entries()) {
      expect(pauses[i]).toBeGreaterThanOrEqual(least);
      expect(pauses[i]).toBeLessThanOrEqual(most);
    }
  });

  test('a stream that falls silent is given up', async () => {
    const { received, listener } = heard();
    const silent = source();
    const streams = [silent.body];
    const connect = async (signal: AbortSignal) => {
      const body = streams.shift();
      if (!body) return unauthorised();
      signal.addEventListener('abort', () => silent.fail());
      return body;
    };
    silent.add(OPEN);
    await keepConnected(listener, { connect, pause: async () => {}, silence: 1 }, stopping.signal);
    expect(received).toEqual(['live', 'open', 'lost', 'ended']);
  });

  test('nobody listens after the tab has gone', async () => {
    const { received, listener } = heard();
    const leaving = new AbortController();
    const stream = source();
    const connect = async (signal: AbortSignal) => {
      signal.addEventListener('abort', () => stream.fail());
      return stream.body;
    };
    const kept = keepConnected(listener, { connect, pause: () => new Promise(() => {}) }, leaving.signal);
    leaving.abort();
    await kept;
    expect(received).toEqual([]);
  });
});

describe('shareConnection', () => {
  let serial = 0;
  /** A tab, and its connection if it has the one. */
  function tab(name: string) {
    const { received, listener } = heard();
    let connection: LiveListener | undefined;
    let retried = 0;
    const shared: SharedConnection = shareConnection(listener, {
      name,
      retry: () => void retried++,
      async keep(given, signal) {
        connection = given;
        given.onState('live');
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        connection = undefined;
      },
    });
    return { received, shared, connection: () => connection, retried: () => retried };
  }
  const leaderOf = async (...tabs: ReturnType<typeof tab>[]) => {
    await expect.poll(() => tabs.filter((one) => one.connection()).length).toBe(1);
    return tabs.find((one) => one.connection())!;
  };

  test('of several tabs one is connected, and all hear', async () => {
    const name = `live-test-${++serial}`;
    const tabs = [tab(name), tab(name), tab(name)];
    const leader = await leaderOf(...tabs);
    leader.connection()!.onTopics(['messages']);
    for (const { received } of tabs) await expect.poll(() => received).toContain('messages');
    for (const { shared } of tabs) shared.stop();
  });

  test('when its tab is closed the next one connects', async () => {
    const name = `live-test-${++serial}`;
    const tabs = [tab(name), tab(name)];
    const leader = await leaderOf(...tabs);
    const other = tabs.find((one) => one !== leader)!;
    leader.shared.stop();
    await expect.poll(() => other.connection()).toBeDefined();
    other.shared.stop();
  });

  test('a tab opened later learns that the connection is lost, and can have it tried again', async () => {
    const name = `live-test-${++serial}`;
    const first = tab(name);
    (await leaderOf(first)).connection()!.onState('lost');
    const late = tab(name);
    await expect.poll(() => late.received).toEqual(['lost']);
    late.shared.retry();
    await expect.poll(first.retried).toBe(1);
    first.shared.stop();
    late.shared.stop();
  });

  test('tabs of another user share nothing', async () => {
    const [mine, other] = [tab(`live-test-${++serial}`), tab(`live-test-${++serial}`)];
    await expect.poll(() => [mine, other].every((one) => one.connection())).toBe(true);
    mine.connection()!.onTopics(['messages']);
    other.connection()!.onTopics(['products']);
    await expect.poll(() => other.received).toEqual(['live', 'products']);
    mine.shared.stop();
    other.shared.stop();
  });
});

test('a pause ends when it is over, when somebody wakes it, and when nobody waits any more', async () => {
  const { pause, wake } = wakeablePause();
  const stopping = new AbortController();
  await pause(1, stopping.signal);
  const woken = pause(1e6, stopping.signal);
  wake();
  await woken;
  const stopped = pause(1e6, stopping.signal);
  stopping.abort();
  await stopped;
});
