/** Spans as a collector receives them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { freePort, killAll, runScript } from '../../../tests/support/process.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const bodies: string[] = [];
const paths = new Set<string | undefined>();
const collector = createServer(async (request, response) => {
  paths.add(request.url);
  bodies.push(Buffer.concat(await request.toArray()).toString());
  response.setHeader('content-type', 'application/json').end('{}');
});
let endpoint: string;
let app: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  app = await buildTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
});
afterAll(async () => {
  await app?.close();
  await killAll();
  collector.closeAllConnections();
  collector.close();
});

const spans = (): Span[] =>
  bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
const valuesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const ID = '5d2a4c1e-0a55-4d29-8f2e-3f6d7a1b9c00';
const SECRET = 'velvetshibboleth';

test('a request and its statements are one trace, that of the caller, without any value', async () => {
  const asked = Array.from({ length: 40 }, (_, i) =>
    app.app.inject({
      method: 'POST',
      url: '/api/auth/checkemail?from=velvetshibboleth',
      headers: {
        host: HOST,
        'x-request-id': ID,
        traceparent: `00-${TRACE.slice(0, -2)}${i + 10}-${CALLER}-01`,
      },
      payload: { email: `${SECRET}@example.com` },
      // more at once than there are connections
      remoteAddress: `203.0.113.${i + 1}`,
    }),
  );
  await Promise.all(asked);
  await app.app.inject({ url: '/readyz', headers: { host: HOST } });
  await app.deps.telemetry!.stop();
  const found = spans();
  expect([...paths]).toEqual(['/v1/traces']);
  expect(bodies.join()).not.toContain(SECRET);
  expect(found.filter(({ name }) => name.includes('readyz'))).toEqual([]);
  const requests = found.filter(({ parentSpanId }) => parentSpanId === CALLER);
  expect(requests).toHaveLength(40);
  for (const request of requests) {
    expect(request.name).toBe('POST /api/auth/checkemail');
    expect(valuesOf(request)).toMatchObject({
      'http.request.method': 'POST',
      'http.route': '/api/auth/checkemail',
      'url.path': '/api/auth/checkemail',
      'url.scheme': 'http',
      'server.address': HOST,
      'http.response.status_code': 200,
      'request.id': ID,
    });
    const statements = found.filter(({ parentSpanId }) => parentSpanId === request.spanId);
    // after its body has come, and whoever had the connection before
    expect(new Set(statements.map(({ traceId }) => traceId))).toEqual(new Set([request.traceId]));
    expect(statements.map((one) => valuesOf(one)['db.query.text'])).toContainEqual(
      expect.stringMatching(/from "?users"?/i),
    );
    for (const statement of statements) expect(valuesOf(statement)['db.system.name']).toBe('postgresql');
  }
  // none is of nobody
  const known = new Set([CALLER, ...requests.map(({ spanId }) => spanId)]);
  expect(found.filter(({ parentSpanId }) => !known.has(parentSpanId ?? ''))).toEqual([]);
});

test('without the variable nothing of OpenTelemetry is loaded that makes or sends spans', async () => {
  const script = 'tests/support/browser/loaded-modules.ts';
  const env = { DATABASE_URL: inject('databaseUrl'), PORT: String(await freePort()), LOG_LEVEL: 'silent' };
  const without = await runScript(script, [], env).ended;
  expect(without).toMatchObject({ code: 0, err: '', out: '0\n' });
  const { out } = await runScript(script, [], { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).ended;
  expect(Number(out)).toBeGreaterThan(0);
});
