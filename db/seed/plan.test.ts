import { describe, expect, it } from 'vitest';
import { limitsFor } from '../../domain/company/membership.ts';
import { shopDomainProblem } from '../../domain/page/host.ts';
import { productPageTitle } from '../../domain/page/page-title.ts';
import { AS_DELIVERED } from '../../domain/setting.ts';
import { arrayOf, copyLine } from '../../server/platform/database/copy.ts';
import { bulkCompanies, DEEP_LEAF } from './bulk/bulk-plan.ts';
import { readLeaves } from './leaves.ts';
import { PRODUCTS, planDemo } from './plan.ts';

const plan = planDemo();
const products = plan.flatMap((c) => c.products);

describe('the plan of the demo', () => {
  it('is the same every time', () => {
    expect(planDemo()).toEqual(plan);
  }, 30_000);

  it('has 4,000 products in all roots, no title twice', () => {
    expect(products.length).toBe(PRODUCTS);
    expect(new Set(products.map((p) => p.leaf.root)).size).toBe(30);
    expect(new Set(products.map((p) => p.title)).size).toBeGreaterThan(PRODUCTS * 0.995);
    // the first 32 characters tell products of one seller apart (spec P9.2)
    const pageTitles = plan.flatMap((c) => c.products.map((p) => productPageTitle(p.title, c.name)));
    expect(new Set(pageTitles).size).toBe(PRODUCTS);
    const online = products.filter((p) => p.status === 1).length / PRODUCTS;
    expect(online).toBeGreaterThan(0.9);
  });

  it('has companies that could register, within their limits', () => {
    expect(new Set(plan.map((c) => c.name)).size).toBe(plan.length);
    expect(new Set(plan.map((c) => c.domain)).size).toBe(plan.length);
    for (const c of plan) {
      expect(c.name.length).toBeLessThanOrEqual(50);
      expect(c.description.length).toBeLessThanOrEqual(2000);
      expect(shopDomainProblem(c.domain), c.domain).toBeNull();
      expect(c.nameZh, c.name).toMatch(/^[\u4e00-\u9fff]{4,}有限公司$/);
      expect(c.products.length).toBeLessThanOrEqual(limitsFor(c.tier, AS_DELIVERED).products);
      if (c.certification !== 3) expect(c.products.every((p) => p.status === 5)).toBe(true);
    }
  });

  it('gives gold@demo.test products in every state', () => {
    const gold = plan[0]!;
    expect(gold).toMatchObject({ email: 'gold@demo.test', tier: 'vip', certification: 3 });
    expect(new Set(gold.products.map((p) => p.status))).toEqual(new Set([0, 1, 2, 4, 5]));
    expect(gold.products.filter((p) => p.status === 1).length).toBeGreaterThanOrEqual(60);
  });
});

describe('large loads', () => {
  it('have a leaf that is there', () => {
    expect(readLeaves().some((l) => l.path === DEEP_LEAF)).toBe(true);
  });

  it('have documents that hold the names of categories in both languages', () => {
    const bulbs = readLeaves().find(({ path }) => path === 'lighting/led-bulbs-tubes/led-bulbs');
    expect(bulbs?.bothNames.slice(-2)).toEqual(['LED Bulbs', 'LED球泡灯']);
    expect(bulbs?.bothNames).toHaveLength(6);
  });

  it('have companies with names and addresses of their own', () => {
    const companies = bulkCompanies(2000);
    expect(new Set(companies.map((c) => c.name)).size).toBe(2000);
    for (const c of companies) expect(c.name.length).toBeLessThanOrEqual(50);
  });

  it('write what COPY reads', () => {
    expect(copyLine([1, 'a\tb\nc\\d', null, true])).toBe('1\ta\\tb\\nc\\\\d\t\\N\ttrue\n');
    expect(arrayOf(['a "b"', 'c\\d'])).toBe('{"a \\"b\\"","c\\\\d"}');
  });
});
