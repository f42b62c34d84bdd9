/** A marketplace of made data on the loopback, and before it a door at which a role never loses its session. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { RouteName, routes } from '../../contract/routes.ts';
import type { Route } from '../../contract/schema/route.ts';
import { SCOPES } from '../../domain/account/api-key.ts';
import { buildApp } from '../../server/app.ts';
import { buildDeps } from '../../server/deps.ts';
import { openApiDocument } from '../../server/platform/http/openapi/openapi.ts';
import { readEnvironment } from '../../server/platform/process/environment.ts';
import { keyOf, makeReviewer, sessionOf, tokenOf } from '../../tests/support/data/factories.ts';
import { buildFixtures } from '../../tests/support/data/fixtures.ts';
import { samples } from '../../tests/support/data/samples.ts';
import { cloneDatabase } from '../../tests/support/database/database.ts';
import { startFromTemplate, templateCluster } from '../../tests/support/database/template.ts';
import { freePort } from '../../tests/support/process.ts';

export const FUZZ_ROLES = ['guest', 'seller', 'reviewer', 'key'] as const;
export type FuzzRole = (typeof FUZZ_ROLES)[number];

/** What the role sends; the door puts a session or key that is good now in its place. */
export const STANDING_TOKEN = 'the-standing-one';
/**
 * Left out: the stream of events has no end to wait for (tests/routes/input.test.ts and live.test.ts open it), and these end the
 * account that asks, which no door can give back.
 */
const LEFT = ['followEvents', 'cancelAccount'];
/** A key makes only so many calls a minute (decision 33). */
const CALLS_A_KEY = 100;

export async function openFuzzed(role: FuzzRole) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'marketplace-fuzz-'));
  const postgres = await startFromTemplate(await templateCluster(), { max_connections: '60' });
  const database = await cloneDatabase(postgres.url);
  const environment = readEnvironment({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PUBLIC_HOST: 'b2b.overseas.localhost',
    PUBLIC_SCHEME: 'http',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
  });
  const { deps, close } = await buildDeps(environment, database.url);
  const app = await buildApp(deps);
  const server = await app.listen({ port: await freePort(), host: '127.0.0.1' });
  const call = async (
    { method, path: url }: Route,
    { body }: { body?: object },
    { token }: { token: string },
  ) => {
    const headers = { host: environment.publicHost, authorization: `Bearer ${token}` };
    return (await app.inject({ method, url: `/api${url}`, headers, payload: body ?? {} })).json();
  };
  const has = { deps, db: deps.db, call } as unknown as Parameters<typeof buildFixtures>[0];
  const fixtures = await buildFixtures(has);
  const reviewer = await makeReviewer(has, 'administrator');
  const userId = role === 'reviewer' ? reviewer.userId : fixtures.supplier.userId;

  let calls = 0;
  let key = '';
  /** What it sends as itself now, whatever a call has ended before. */
  async function standing(): Promise<string> {
    if (role === 'guest') return '';
    await deps.db.execute(sql`UPDATE users SET status = 1 WHERE id = ${userId}`);
    // as the command line signs in: staff that has no second factor yet may do nothing else by a session
    if (role === 'reviewer') return tokenOf(has, userId);
    if (role !== 'key') return sessionOf(has, userId, { confirmed: true });
    if (calls++ % CALLS_A_KEY === 0) key = await keyOf(has, userId, SCOPES);
    return key;
  }
  let from = 0;
  async function pass(asked: IncomingMessage): Promise<IncomingMessage> {
    const headers: NodeJS.Dict<string | string[]> = { ...asked.headers, host: environment.publicHost };
    // an address of its own each: the limits of one address are tested elsewhere
    from++;
    headers['x-forwarded-for'] = `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`;
    // each is a record of its own: what one key does twice is tested elsewhere
    if (/^[!-~]{16,255}$/.test(String(headers['idempotency-key'] ?? '')))
      headers['idempotency-key'] = randomUUID();
    if (headers.authorization === `Bearer ${STANDING_TOKEN}`)
      headers.authorization = `Bearer ${await standing()}`;
    return new Promise((resolve, reject) => {
      const { method } = asked;
      const sent = request(server + asked.url, { method, headers: headers as never }, resolve);
      asked.pipe(sent.on('error', reject));
    });
  }
  const door = createServer((asked, answered) => {
    pass(asked).then(
      (reply) => {
        answered.writeHead(reply.statusCode!, reply.headers);
        reply.pipe(answered);
      },
      () => answered.destroy(),
    );
  });
  const port = await freePort();
  await new Promise<void>((resolve) => door.listen(port, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    left: LEFT,
    document: withExamples(openApiDocument(`http://127.0.0.1:${port}`), samples(fixtures)),
    async close() {
      door.closeAllConnections();
      door.close();
      await app.close();
      await close();
      await postgres.stop();
      for (const folder of [dataDir, postgres.dataDir]) fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
}

/** The document, with a well-formed request to each operation about things that are there. */
function withExamples(
  document: ReturnType<typeof openApiDocument>,
  known: Record<RouteName, { params?: object; query?: object; body?: unknown }>,
) {
  for (const methods of Object.values(document.paths))
    for (const operation of Object.values(methods) as Operation[]) {
      const { params, query, body } = known[operation.operationId as keyof typeof routes];
      for (const parameter of operation.parameters) {
        const example = (parameter.in === 'path' ? params : query)?.[parameter.name as never];
        if (example !== undefined) parameter.example = example;
      }
      const content = operation.requestBody?.content['application/json'];
      if (content && body !== undefined) content.example = body;
    }
  return withoutTuples(document) as typeof document;
}

/** The fuzzer reads a list with one schema for all entries, and takes that of each place for a mistake of the document. */
function withoutTuples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTuples);
  if (typeof value !== 'object' || value === null) return value;
  const { prefixItems, ...rest } = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutTuples(inner)]),
  );
  return Array.isArray(prefixItems) ? { ...rest, items: { anyOf: prefixItems } } : rest;
}
