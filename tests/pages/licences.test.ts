/** The page of licences over HTTP: what is bundled, and whose data is used. */
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../support/app.ts';

const MAX_BYTES = 300_000;
const MAX_COMPRESSED = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
const get = (url: string, label = '') => app.app.inject({ url, headers: { host: `${label}${HOST}` } });

test.each([
  ['/licences', 'Licences'],
  ['/zh/licences', '开源许可'],
])('%s names packages, texts and data, in bounded bytes', async (url, title) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  for (const name of ['antd', 'react', 'preact', 'fastify', '@img/sharp-libvips', 'vite'])
    expect(body).toContain(name);
  for (const text of ['GNU LESSER GENERAL PUBLIC LICENSE', 'Permission is hereby granted, free of charge'])
    expect(body).toContain(text);
  for (const link of [
    'https://opendatacommons.org/licenses/odbl/1-0/',
    'https://creativecommons.org/licenses/by-sa/4.0/',
  ])
    expect(body).toContain(`href="${link}"`);
  expect(Buffer.byteLength(body)).toBeLessThan(MAX_BYTES);
  expect(brotliCompressSync(body).length).toBeLessThan(MAX_COMPRESSED);
});

test('every footer of the portal leads there, and the mobile site leads to the portal', async () => {
  expect((await get('/zh/guide')).body).toContain('href="/zh/licences"');
  expect((await get('/', 'mobile.')).body).toContain(`href="http://${HOST}/licences"`);
  expect((await get('/licences', 'mobile.')).headers.location).toBe(`http://${HOST}/licences`);
});
