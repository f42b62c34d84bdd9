/** The API document names every route of the contract, and there is a page to read it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '../contract/route.ts';
import { routes } from '../contract/routes.ts';
import { buildTestApp, HOST, type TestApp } from './support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const get = (url: string) => app.app.inject({ url, headers: { host: HOST } });

test('every route stands in the document, with its access, parameters and replies', async () => {
  const document = (await get('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  const operations = new Map<string, Record<string, unknown>>();
  for (const [path, methods] of Object.entries<Record<string, { operationId: string }>>(document.paths))
    for (const [method, operation] of Object.entries(methods))
      operations.set(operation.operationId, { ...operation, path, method });
  expect([...operations.keys()].sort()).toEqual(Object.keys(routes).sort());
  for (const [name, route] of Object.entries<Route>(routes)) {
    const operation = operations.get(name) as Record<string, unknown> & { parameters: { name: string }[] };
    expect(operation).toMatchObject({ summary: route.summary, method: route.method.toLowerCase() });
    expect(operation.security !== undefined, name).toBe(route.access !== 'guest');
    expect(operation.requestBody !== undefined, name).toBe(
      route.body !== undefined || route.accepts === 'file',
    );
    const named = operation.parameters.map((parameter) => parameter.name);
    const wanted = [...Object.keys(route.params?.shape ?? {}), ...Object.keys(route.query?.shape ?? {})];
    expect(named.sort()).toEqual(wanted.sort());
  }
});

test('the page to read it comes from here, without scripts of others', async () => {
  const page = await get('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toMatch('text/html');
  expect(page.headers['content-security-policy']).toMatch("default-src 'self'");
  expect(page.body).not.toMatch(/(?:src|href)="https?:/);
});
