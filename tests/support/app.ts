/** The real program on its own database; `api` calls it as the browser does. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { inject } from 'vitest';
import type { Input, Reply, Route } from '../../contract/schema/route.ts';
import { buildApp } from '../../server/app.ts';
import { buildDeps } from '../../server/deps.ts';
import { EVENT_STREAM } from '../../server/platform/http/http.ts';
import { readEnvironment } from '../../server/platform/process/environment.ts';
import type { Pace } from '../../server/platform/work/jobs.ts';
import { cloneDatabase } from './database/database.ts';

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>;
export const HOST = 'b2b.overseas.localhost';

/** What a transaction asks for is begun within a second, once a test calls startWork. */
const PACE: Pace = { schedules: 30, queues: 1, supervision: 60, clock: 600, stop: 5 };

interface Ground {
  database: Awaited<ReturnType<typeof cloneDatabase>>;
  dataDir: string;
}

/** Milliseconds: on a busy machine the first index takes long, and no clock decides a test. */
const SEARCH_PATIENCE = 240_000;

/**
 * Builds the app as main.ts does, with a clock that a test can move. `beside` another app it is a second server on
 * the same database and folder, to be closed first. Decisions are told at once, unless a test says how long they wait.
 */
export async function buildTestApp(
  env: Record<string, string> = {},
  {
    beside,
    undoSeconds = 0,
    callsAMinute,
  }: { beside?: { ground: Ground }; undoSeconds?: number; callsAMinute?: number } = {},
) {
  const ground: Ground = beside?.ground ?? {
    database: await cloneDatabase(inject('databaseUrl')),
    dataDir: fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-files-')),
  };
  const { database, dataDir } = ground;
  const environment = readEnvironment({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PUBLIC_HOST: HOST,
    PUBLIC_SCHEME: 'http',
    LOG_LEVEL: 'silent',
    ...env,
  });
  let shift = 0;
  const built = await buildDeps(environment, database.url, {
    now: () => new Date(Date.now() + shift),
    pace: PACE,
    undoSeconds,
    ...(callsAMinute && { callsAMinute }),
    searchPatience: SEARCH_PATIENCE,
  });
  const app = await buildApp(built.deps);
  await app.ready();

  /** Sends a request to a route; the reply as it came. */
  async function send<R extends Route>(
    route: R,
    input: Partial<Input<R>> | Record<string, unknown> = {},
    options: {
      token?: string | undefined;
      host?: string;
      headers?: Record<string, string>;
      ip?: string;
    } = {},
  ) {
    const {
      params = {},
      query,
      body,
    } = input as { params?: Record<string, unknown>; query?: object; body?: unknown };
    const url = `/api${route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))}`;
    const request: InjectOptions = {
      method: route.method,
      url,
      headers: {
        host: options.host ?? HOST,
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...options.headers,
      },
      remoteAddress: options.ip ?? '203.0.113.9',
    };
    if (query) request.query = query as Record<string, string>;
    if (body !== undefined) request.payload = body as object;
    return route.produces === EVENT_STREAM ? openAndLeave(request) : app.inject(request);
  }
  /** A stream has no end to wait for; what is refused has. */
  async function openAndLeave(request: InjectOptions) {
    const response = await app.inject({ ...request, payloadAsStream: true });
    const stream = response.stream();
    if (response.statusCode === 200) stream.destroy();
    const whole = response.statusCode === 200 ? '' : await text(stream);
    return Object.assign(response, { body: whole, payload: whole, json: () => JSON.parse(whole) });
  }

  return {
    ground,
    app,
    deps: built.deps,
    db: built.deps.db,
    send,
    /** Calls a route that must succeed; its reply. */
    async call<R extends Route>(
      route: R,
      input: Partial<Input<R>> | Record<string, unknown> = {},
      options: Parameters<typeof send>[2] = {},
    ): Promise<Reply<R>> {
      const response = await send(route, input, options);
      if (response.statusCode >= 300)
        throw new Error(`${route.method} ${route.path}: ${response.statusCode} ${response.body}`);
      return response.json() as Reply<R>;
    },
    /** Moves the clock of the program forward by so many seconds. */
    pass(seconds: number) {
      shift += seconds * 1000;
    },
    async close() {
      await app.close();
      await built.close();
      if (beside) return;
      await database.drop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
