import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, HOST, type TestApp } from '../../../tests/support/app.ts';
import { leafCategory, makeProduct, makeSupplier } from '../../../tests/support/data/factories.ts';
import { PDF } from '../../../tests/support/data/upload.ts';

let app: TestApp;
let leaf: Awaited<ReturnType<typeof leafCategory>>;
let serial = 0;
beforeAll(async () => {
  app = await buildTestApp();
  leaf = await leafCategory(app);
});
afterAll(() => app?.close());

const inDays = (days: number) =>
  new Date(app.deps.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const filled = (given: Record<string, string> = {}) => ({
  title: `Steel bottles ${++serial}`,
  root: String(leaf.trail[0]),
  category: String(leaf.id),
  description: 'Double wall, 500 ml.',
  quantity: '5000',
  unit: 'piece',
  receive: 'DE',
  targetPrice: '',
  currency: '$',
  closingDate: inDays(30),
  'contact.name': 'Ann <b>Buyer</b>',
  'contact.email': `ann${serial}@buyer.example`,
  'contact.company': '',
  ...given,
});
interface FileOf {
  name: string;
  bytes: Buffer;
}
/** A browser's own form: multipart, from an address of its own. */
function post(
  fields: Record<string, string | string[]>,
  files: FileOf[] = [],
  url = '/post-sourcing-request',
) {
  const boundary = 'xxFORMxx';
  const parts = Object.entries(fields).flatMap(([name, values]) =>
    [values]
      .flat()
      .map((value) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const attached = files.flatMap(({ name, bytes }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return app.app.inject({
    method: 'POST',
    url,
    headers: { host: HOST, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(parts.join('')), ...attached, Buffer.from(`--${boundary}--\r\n`)]),
    remoteAddress: `203.0.113.${(++serial % 200) + 20}`,
  });
}
const get = (url: string) => app.app.inject({ url, headers: { host: HOST } });
const requestsOf = async (email: string) =>
  (
    await app.db.execute<{ id: number; title: string; status: number; files: number }>(
      sql`SELECT p.id, p.title, p.status, (SELECT count(*)::int FROM purchase_files f WHERE f.purchase_id = p.id) AS files
          FROM purchases p WHERE contact_email = ${email}`,
    )
  ).rows;

describe('the form', () => {
  test('carries the industries, not all categories, and no inline script', async () => {
    const { body } = await get('/post-sourcing-request');
    expect(body.match(/<option/g)!.length).toBeLessThan(420);
    expect(body).not.toMatch(/<optgroup/);
    expect(Buffer.byteLength(body)).toBeLessThan(80_000);
  });

  test('an industry of the address opens its product types', async () => {
    const { body } = await get(`/post-sourcing-request?root=${leaf.trail[0]}&title=Bottles%22`);
    expect(body).toContain(`value="${leaf.id}"`);
    expect(body).toContain('<optgroup');
    expect(body).toContain('value="Bottles&quot;"');
  });

  test('about a product it is filled from it and names its supplier', async () => {
    const supplier = await makeSupplier(app, { name: 'Bottle Works Ltd' });
    const product = await makeProduct(app, supplier.companyId);
    const { body } = await get(`/post-sourcing-request/${product.id}`);
    expect(body).toContain(`value="${product.title}"`);
    expect(body).toContain('<meta name="robots" content="noindex,follow">');
    expect(body).toContain('Bottle Works Ltd will be invited to quote.');
    expect(body).toMatch(new RegExp(`<option value="${product.categoryId}" selected`));
    const email = 'invites@buyer.example';
    const fields = filled({ 'contact.email': email, product: String(product.id) });
    expect((await post(fields, [], `/post-sourcing-request/${product.id}`)).statusCode).toBe(303);
    expect(await requestsOf(email)).toHaveLength(1);
    expect((await get('/post-sourcing-request/99999999')).headers.location).toBe('/404');
  });
});

describe('sent without script', () => {
  test('it is there, with its attachments, and the answer leads on', async () => {
    const fields = filled();
    const reply = await post(fields, [{ name: 'drawing.pdf', bytes: PDF }]);
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      '/post-sourcing-request-success?confirm=1',
    ]);
    expect(await requestsOf(fields['contact.email'])).toMatchObject([
      { title: fields.title, status: 2, files: 1 },
    ]);
    const { rows } = await app.db.execute<{ body: string }>(
      sql`SELECT body FROM outbox WHERE address = ${fields['contact.email']}`,
    );
    expect(rows[0]!.body).toContain(`http://${HOST}/confirm/`);
  });

  test('in Chinese it leads to the Chinese page', async () => {
    const reply = await post(filled(), [], '/zh/post-sourcing-request');
    expect(reply.headers.location).toBe('/zh/post-sourcing-request-success?confirm=1');
  });

  test('what is wrong is told at its field, and nothing that was typed is lost', async () => {
    const fields = {
      ...filled({ quantity: '-1', closingDate: inDays(-3), 'contact.email': 'no address' }),
      certifications: ['IOS 9001', 'IATF 16949'],
    };
    const { statusCode, body } = await post(fields, [{ name: 'kept.pdf', bytes: PDF }]);
    expect(statusCode).toBe(422);
    for (const id of ['quantity', 'contact.email']) expect(body).toContain(`id="request-${id}-error"`);
    expect(body).toContain(`value="${fields.title}"`);
    expect(body).toContain('Double wall, 500 ml.</textarea>');
    expect(body).toContain('value="Ann &lt;b&gt;Buyer&lt;/b&gt;"');
    expect(body).toMatch(/<option value="DE" selected/);
    expect(body).toMatch(new RegExp(`<option value="${leaf.id}" selected`));
    for (const name of fields.certifications)
      expect(body).toMatch(
        new RegExp(`<input[^>]*value="${name}"[^>]*checked|<input[^>]*checked[^>]*value="${name}"`),
      );
    const kept = /name="kept"[^>]*value="(\d+\/kept\.pdf)"/.exec(body)![1]!;
    const email = 'kept@buyer.example';
    expect((await post({ ...filled({ 'contact.email': email }), kept })).statusCode).toBe(303);
    expect((await requestsOf(email))[0]!.files).toBe(1);
  });

  test('an empty form names every required field', async () => {
    const { statusCode, body } = await post({ title: '' });
    expect(statusCode).toBe(422);
    for (const id of ['title', 'root', 'description', 'quantity', 'receive', 'contact.name', 'contact.email'])
      expect(body, id).toContain(`id="request-${id}-error"`);
    expect(body).not.toContain('wrong type');
  });

  test('"Show product types" brings them and posts nothing', async () => {
    const fields = filled({ step: 'category', category: '' });
    const { statusCode, body } = await post(fields);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<option value="${leaf.id}"`);
    expect(body).toContain(`value="${fields.title}"`);
    expect(body).not.toContain('-error"');
    expect(await requestsOf(fields['contact.email'])).toEqual([]);
  });

  test('a file that is too large or of another kind is named, and the form is rendered again', async () => {
    const fields = filled();
    const big = await post(fields, [{ name: 'big.pdf', bytes: Buffer.alloc(11 * 1024 * 1024, 1) }]);
    expect(big.statusCode).toBe(422);
    expect(big.body).toContain('big.pdf: The file is too large.');
    expect(big.body).toContain(`value="${fields.title}"`);
    const script = await post(fields, [{ name: 'run.exe', bytes: Buffer.from('MZ not a picture') }]);
    expect(script.body).toContain('run.exe: This type of file is not accepted.');
    const many = Array.from({ length: 7 }, (_, i) => ({ name: `${i}.pdf`, bytes: PDF }));
    expect((await post(fields, many)).body).toContain('At most 6 files.');
    expect(await requestsOf(fields['contact.email'])).toEqual([]);
  });

  test('sent twice it is there once', async () => {
    const fields = filled();
    await Promise.all([post(fields), post(fields)]);
    await post(fields);
    expect(await requestsOf(fields['contact.email'])).toHaveLength(1);
  });
});

test('one root of the tree is a small part of it', async () => {
  const { body } = await get(`/api/cates/tree?root=${leaf.trail[0]}`);
  const tree = JSON.parse(body);
  expect(tree.map(({ id }: { id: number }) => id)).toEqual([leaf.trail[0]]);
  expect(body.length).toBeLessThan(20_000);
});
