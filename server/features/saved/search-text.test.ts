/** A saved search in words, in both languages (decision 27). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LONGEST_QUERY, searchAt } from '../../../domain/visitor/saved.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/app.ts';
import { searchText } from './search-text.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app?.close());

const said = (query: string, language: 'en' | 'zh', kind = 'product') =>
  searchText(app.deps, searchAt(`/search-${kind}/1.html?${query}`)!, language);

test.each([
  [
    'kw=winch&quantity=1500&sample=true&answers=true&years=10&certificate=IOS+9001',
    '“winch” · 1,500 needed · Samples offered · Answers within 24 hours · ISO 9001 · 10+ years',
    '“winch” · 需要1,500 · 提供样品 · 24 小时内回复 · ISO 9001 · 10 年以上',
  ],
  [
    `parameters=${encodeURIComponent('Material:Brass;Stainless Steel|Warranty:6~12 months|Power:15~ kW')}`,
    'Material: Brass or Stainless Steel · Warranty: 6–12 months · Power: ≥ 15 kW',
    '材质: 黄铜或不锈钢 · 质保期: 6–12 个月 · 功率: ≥ 15 kW',
  ],
  ['sample=maybe&certificate=XYZ&years=many&parameters=Power&quantity=-1', 'Products', '产品'],
])('%s', async (query, en, zh) => {
  expect(await said(query, 'en')).toBe(en);
  expect(await said(query, 'zh')).toBe(zh);
});

test('a search for suppliers by what proves them', async () => {
  const query = 'kw=winch&years=10&answers=true&sample=true&certificate=IOS+9001';
  expect(await said(query, 'en', 'supplier')).toBe(
    '“winch” · Answers within 24 hours · ISO 9001 · 10+ years',
  );
  expect(await said(query, 'zh', 'supplier')).toBe('“winch” · 24 小时内回复 · ISO 9001 · 10 年以上');
});

test('what an address holds of parameters can be kept', () => {
  const parameters = 'x:'.padEnd(200, 'é');
  expect(new URLSearchParams({ parameters }).toString().length).toBeGreaterThan(LONGEST_QUERY);
  // two hundred letters of the alphabet fit, beside words and filters
  const { query } = searchAt(`/search-product/1.html?kw=pump&parameters=x:${'a'.repeat(198)}`)!;
  expect(query).toContain('parameters=');
});
