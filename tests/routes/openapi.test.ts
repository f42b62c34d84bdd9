/** The API document names every route of the contract, holds by a public linter, and there is a page to read it. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../contract/routes.ts';
import type { Route } from '../../contract/schema/route.ts';
import { buildTestApp, HOST, type TestApp } from '../support/app.ts';
import { buildFixtures, CALLER, type Fixtures } from '../support/data/fixtures.ts';
import { samples } from '../support/data/samples.ts';

interface Operation {
  operationId: string;
  method: string;
  parameters: { name: string }[];
  security: object[];
  requestBody?: object;
  responses: Record<string, { $ref?: string }>;
}

let app: TestApp;
let fixtures: Fixtures;
const operations = new Map<string, Operation>();
beforeAll(async () => {
  app = await buildTestApp();
  fixtures = await buildFixtures(app);
  const { paths } = (await get('/api/openapi.json')).json();
  for (const methods of Object.values<Record<string, Operation>>(paths))
    for (const [method, operation] of Object.entries(methods))
      operations.set(operation.operationId, { ...operation, method });
});
afterAll(() => app.close());

const get = (url: string, host = HOST) => app.app.inject({ url, headers: { host } });

test('every route stands in the document, with its access, parameters and replies', async () => {
  const document = (await get('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers).toEqual([{ url: `http://${HOST}` }]);
  expect([...operations.keys()].sort()).toEqual(Object.keys(routes).sort());
  for (const [name, route] of Object.entries<Route>(routes)) {
    const operation = operations.get(name)!;
    expect(operation).toMatchObject({ summary: route.summary, method: route.method.toLowerCase() });
    expect(operation.security, name).toEqual([
      ...(route.access === 'guest' ? [{}] : []),
      { bearer: [] },
      ...(route.scope ? [{ apiKey: [route.scope] }] : []),
    ]);
    expect(operation.requestBody !== undefined, name).toBe(
      route.body !== undefined || route.accepts === 'file',
    );
    const named = operation.parameters.map((parameter) => parameter.name);
    const wanted = [
      ...Object.keys(route.params?.shape ?? {}),
      ...Object.keys(route.query?.shape ?? {}),
      ...(route.creates ? ['Idempotency-Key'] : []),
    ];
    expect(named.sort()).toEqual(wanted.sort());
  }
});

test('of a request each text has a form and each list an end', async () => {
  const { paths } = (await get('/api/openapi.json')).json();
  const open: string[] = [];
  const walk = (schema: Record<string, unknown>, at: string) => {
    if (typeof schema !== 'object' || schema === null) return;
    const { type } = schema;
    if (type === 'string' && !['pattern', 'format', 'enum', 'const'].some((name) => name in schema))
      open.push(at);
    if (type === 'array' && !('maxItems' in schema)) open.push(at);
    for (const [name, inner] of Object.entries(schema)) walk(inner as typeof schema, `${at} ${name}`);
  };
  for (const [path, methods] of Object.entries<Record<string, Operation>>(paths))
    for (const { parameters, requestBody } of Object.values(methods))
      walk({ parameters, ...requestBody }, path);
  expect(open).toEqual([]);
  const { searchOpened, createEnquiryLabel } = Object.fromEntries(operations) as never as Record<
    string,
    {
      requestBody: {
        content: Record<string, { schema: { properties: Record<string, { pattern: string }> } }>;
      };
    }
  >;
  const form = ({ requestBody }: NonNullable<typeof searchOpened>, name: string) =>
    new RegExp(requestBody.content['application/json']!.schema.properties[name]!.pattern, 'u');
  for (const [pattern, most] of [
    [form(searchOpened!, 'kw'), 200],
    [form(createEnquiryLabel!, 'name'), 30],
  ] as const)
    expect(
      ['x'.repeat(most), ` ${'x'.repeat(most)}\n`, ' ', '', 'x'.repeat(most + 1)].map((kw) =>
        pattern.test(kw),
      ),
    ).toEqual([true, true, false, false, false]);
});

test("Redocly's linter finds no error by its recommended rules", async () => {
  const source = (await get('/api/openapi.json')).body;
  // the paths are the specification's: some differ only by a parameter
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } });
  const problems = await lintFromString({ source, config });
  const found = problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`);
  // the server of the test is on this machine
  expect(found).toEqual(['no-server-example.com #/servers/0/url']);
});

describe('what a call answers is named by the document', () => {
  test.each(Object.entries<Route>(routes))('%s', async (name, route) => {
    const named = Object.keys(operations.get(name)!.responses);
    const sample = samples(fixtures)[name as keyof typeof routes];
    const token = await fixtures.token(CALLER[route.access]);
    const callers = [token, undefined, await fixtures.token('user'), 'forged'];
    const inputs = [sample, {}, { ...sample, body: { nonsense: true }, query: { page: 'x', limit: 'x' } }];
    for (const caller of callers)
      for (const [i, input] of inputs.entries()) {
        if (i > 0 && caller !== token) continue;
        // parameters of the path are always there
        const whole = { params: sample.params, ...input };
        const { statusCode, body } = await app.send(route, whole, {
          token: caller,
          ip: `198.51.100.${callers.indexOf(caller)}`,
        });
        expect(named, body.slice(0, 200)).toContain(String(statusCode));
      }
  });
});

test('the page to read it comes from here, without scripts of others, with or without a slash', async () => {
  for (const url of ['/api/docs', '/api/docs/']) {
    const page = await get(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toMatch('text/html');
    expect(page.headers['content-security-policy']).toMatch("default-src 'self'");
    expect(page.headers['content-security-policy']).toMatch("base-uri 'none'; form-action 'none'");
    expect(page.body).not.toMatch(/(?:src|href)="https?:/);
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const { pathname } = new URL(file, `http://${HOST}${url}`);
      expect((await get(pathname)).statusCode, pathname).toBe(200);
    }
  }
});

test('the page keeps no key: another visit, or a script of the portal, finds none', async () => {
  const { body } = await get('/api/docs/static/swagger-initializer.js');
  expect(body).toMatch(/"?persistAuthorization"?:\s*false/);
});

test('the page is on the portal only', async () => {
  for (const host of [`my.${HOST}`, `admin.${HOST}`, `mobile.${HOST}`, `shop.${HOST}`]) {
    const page = await get('/api/docs', host);
    expect([page.statusCode, page.json().code], host).toEqual([404, 'not_found']);
  }
});

test('any other path below /api is not found, as JSON, on every host and by every method', async () => {
  for (const host of [HOST, `my.${HOST}`, `admin.${HOST}`, `mobile.${HOST}`, `shop.${HOST}`])
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)
      for (const url of ['/api', '/api/', '/api?x=1', '/api/nothing', '/api/auth/login/nothing'])
        for (const type of ['application/json', 'text/strange']) {
          const payload = method === 'POST' || method === 'PUT' ? '{' : undefined;
          const headers = { host, accept: 'text/html', ...(payload && { 'content-type': type }) };
          const response = await app.app.inject({ method, url, headers, ...(payload && { payload }) });
          expect(response.statusCode, `${method} ${host}${url}`).toBe(404);
          expect(response.headers['content-type']).toMatch('application/json');
          if (method !== 'HEAD') expect(response.json().code).toBe('not_found');
        }
});

test('a path of the document by another method says by which it is called', async () => {
  for (const [url, allow] of [
    ['/api/auth/login', 'POST'],
    ['/api/auth/login/?x=1', 'POST'],
    ['/api/session/groups/7', 'DELETE, PUT'],
  ] as const) {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers.allow, JSON.parse(body).code], url).toEqual([
      405,
      allow,
      'method_not_allowed',
    ]);
  }
  const { statusCode, headers } = await app.app.inject({
    method: 'PATCH',
    url: '/api/cates',
    headers: { host: HOST },
  });
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
  // beside a path with a parameter it is no value of that
  for (const [method, url, allow] of [
    ['GET', '/api/session/products/copy', 'PUT'],
    ['GET', '/api/session/products/copy/', 'PUT'],
    ['HEAD', '/api/session/enquiry/claim', 'POST'],
    ['PUT', '/api/session/products/imports', 'GET, HEAD, POST'],
  ] as const) {
    const { statusCode, headers } = await app.app.inject({ method, url, headers: { host: HOST } });
    expect([statusCode, headers.allow], `${method} ${url}`).toEqual([405, allow]);
  }
});

test('below /api a slash at the end makes no difference', async () => {
  for (const url of ['/api/cates/level/1', '/api/address/trees', '/api/openapi.json'])
    for (const form of [url, `${url}/`]) expect((await get(form)).statusCode, form).toBe(200);
});
