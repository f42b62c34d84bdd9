/** A client that a public generator makes of the API document compiles, and calls the program through its own types. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../support/app.ts';
import { makeProduct, makeSupplier } from '../support/data/factories.ts';
import { freePort } from '../support/process.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BIN = path.join(ROOT, 'node_modules', '.bin');
const FOLDER = fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-client-'));

/** Ten calls, written against the generated types alone; what they find is returned. */
const CALLS = `
import * as api from './client.ts';
import { ok } from '@oazapfts/runtime';

export async function callTenRoutes(origin: string, token: string, domain: string) {
  api.defaults.baseUrl = origin;
  const signedIn = { headers: { Authorization: \`Bearer \${token}\` } };
  const trees: api.Address[] = await ok(api.addressTrees());
  const deepest = trees.flatMap(({ children = [] }) => children).flatMap(({ children = [] }) => children);
  const [top] = await ok(api.topCategories(1));
  const level: { id: number; is_end: boolean }[] = await ok(api.categoriesOfLevel(1));
  const category = await ok(api.getCategory(top!.path, { level: 1 }));
  const found = await ok(api.searchProducts({ kw: 'hexagon', page: 1, page_size: 5, unit: 'piece' }));
  const shop = await ok(api.companyByDomain(domain));
  const listed = await ok(api.companyProducts(domain, { page: 1 }));
  const product = await ok(api.getProduct(listed.items[0]!.id));
  const company = await ok(api.getCompany(signedIn));
  const refused = await api.getUser();
  return {
    deepest: deepest.length,
    level: level.length,
    category: category.subs.length,
    found: [found.page, found.size],
    title: product.title,
    shop: shop.name,
    listed: listed.items.length,
    company: company.domain,
    refused: refused.status,
  };
}
`;

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(FOLDER, 'node_modules'), 'dir');
});
afterAll(async () => {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  await app.close();
});

const run = (name: string, args: string[]) => {
  const { status, stdout, stderr } = spawnSync(path.join(BIN, name), args, { cwd: FOLDER, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
};

test('generated, compiled, and ten routes called', async () => {
  const document = await app.app.inject({ url: '/api/openapi.json' });
  fs.writeFileSync(path.join(FOLDER, 'openapi.json'), document.body);
  fs.writeFileSync(path.join(FOLDER, 'calls.ts'), CALLS);
  run('oazapfts', ['openapi.json', 'client.ts']);
  const options = {
    strict: true,
    noUncheckedIndexedAccess: true,
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
    allowImportingTsExtensions: true,
    rewriteRelativeImportExtensions: true,
    outDir: 'out',
  };
  fs.writeFileSync(path.join(FOLDER, 'package.json'), JSON.stringify({ type: 'module' }));
  fs.writeFileSync(
    path.join(FOLDER, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: ['calls.ts'] }),
  );
  run('tsc', ['-p', 'tsconfig.json']);

  const supplier = await makeSupplier(app);
  const { title } = await makeProduct(app, supplier.companyId, { title: 'Steel hexagon bolt M8' });
  const port = await freePort();
  await app.app.listen({ port, host: '127.0.0.1' });
  const { callTenRoutes } = await import(pathToFileURL(path.join(FOLDER, 'out', 'calls.js')).href);
  const result = await callTenRoutes(`http://127.0.0.1:${port}`, supplier.token, supplier.domain);
  expect(result).toMatchObject({
    title,
    company: supplier.domain,
    listed: 1,
    found: [1, 5],
    refused: 401,
  });
  for (const count of ['deepest', 'level', 'category']) expect(result[count], count).toBeGreaterThan(0);
});
