import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../../contract/routes.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  leafCategory,
  type MadeCompany,
  makeFile,
  makeSupplier,
} from '../../../tests/support/data/factories.ts';
import { goodProduct } from '../../../tests/support/data/product-content.ts';

let app: TestApp;
let seller: MadeCompany;
let other: MadeCompany;
let cate: number;

beforeAll(async () => {
  app = await buildTestApp();
  seller = await makeSupplier(app, { certified: false });
  other = await makeSupplier(app);
  cate = (await leafCategory(app)).id;
});
afterAll(() => app?.close());

const preview = async (changes: object) => {
  const { html } = await app.call(
    routes.previewProduct,
    { body: { cate, unit: 'piece', ...changes } },
    { token: seller.token },
  );
  return html;
};

test('shows what is typed in either template, to a company that is not certified too', async () => {
  const content = { ...goodProduct(cate, []), title: 'Anchor bolt of <steel>' };
  const plain = await preview(content);
  expect(plain).toContain('Anchor bolt of &lt;steel&gt;');
  const vip = await preview({ ...content, template: 'vip' });
  expect(vip).toContain('Anchor bolt of &lt;steel&gt;');
  expect(vip).not.toBe(plain);
});

test('can be looked at and nothing else: no script, nothing to be pressed, descriptions sanitised', async () => {
  const html = await preview({ content: '<p onclick="alert(1)">Strong</p><script>alert(2)</script>' });
  expect(html).toContain('<p>Strong</p>');
  expect(html).toContain('<body inert>');
  expect(html).not.toMatch(/<script|onclick|speculationrules/);
});

test('a draft with next to nothing in it has a page', async () => {
  expect(await preview({})).toContain('</html>');
});

test('shows own pictures in their order and leaves out those of others', async () => {
  const [first, second, foreign] = [
    await makeFile(app, seller, 5),
    await makeFile(app, seller, 5),
    await makeFile(app, other, 5),
  ];
  const html = await preview({ images: [second.id, foreign.id, first.id] });
  expect(html.indexOf(second.key)).toBeGreaterThan(0);
  expect(html.indexOf(first.key)).toBeGreaterThan(html.indexOf(second.key));
  expect(html).not.toContain(foreign.key);
});

test('says nothing of what would need a script', async () => {
  expect(await preview(goodProduct(cate, []))).not.toMatch(/<noscript>(?!<img)/);
});
