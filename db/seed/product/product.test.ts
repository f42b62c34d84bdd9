import { describe, expect, it } from 'vitest';
import { DETAIL_KEYS, productContent } from '../../../contract/product/product-content.ts';
import { pricesProblem } from '../../../domain/price/price.ts';
import { normalKeywords, PRODUCT_LIMITS, textLength } from '../../../domain/product/product.ts';
import { readLeaves } from '../leaves.ts';
import { productOf } from './product.ts';

const seller = {
  brand: 'Haorui',
  port: 'Ningbo',
  certificates: [],
  markets: ['Global'],
  businessTypes: ['Supplier'],
};
const leaves = readLeaves();
const made = leaves.map((leaf, i) => productOf(leaf, seller, i));

describe('generated products', () => {
  it('are the same for the same leaf, seller and number', () => {
    expect(productOf(leaves[7]!, seller, 3)).toEqual(productOf(leaves[7]!, seller, 3));
  });

  it('pass the form a seller fills in', () => {
    for (const p of made) {
      const form = {
        title: p.title,
        cate: 1,
        keywords: p.keywords,
        properties: Object.fromEntries(p.properties),
        images: [1],
        content: p.content,
        price: p.prices,
        currency: p.currency,
        unit: p.unit,
        min_order: p.min_order,
        target_markets: p.target_markets,
        business_type: p.business_types,
        details: p.details,
      };
      expect(productContent.safeParse(form).error?.issues, p.title).toBeUndefined();
    }
  });

  it('have titles within the limits that hardly repeat', () => {
    for (const { title } of made) {
      expect(title.length, title).toBeGreaterThanOrEqual(PRODUCT_LIMITS.title.least);
      expect(title.length, title).toBeLessThanOrEqual(PRODUCT_LIMITS.title.most);
      expect(title).not.toMatch(/\b(\w{4,}) \1\b|undefined|\s{2}/i);
    }
    expect(new Set(made.map((p) => p.title)).size).toBeGreaterThan(made.length * 0.99);
  });

  it('cost less the more one buys', () => {
    for (const { prices } of made) {
      if (prices.length > 0) expect(pricesProblem(prices)).toBeNull();
      for (const [i, tier] of prices.entries())
        if (i > 0) expect(tier.Price).toBeLessThan(prices[i - 1]!.Price);
    }
  });

  it('say where they come from, and what they are in well-formed text', () => {
    for (const p of made) {
      expect(Object.fromEntries(p.properties)).toMatchObject({
        'Brand Name': 'Haorui',
        'Place of Origin': 'China',
      });
      expect(new Set(p.properties.map(([name]) => name)).size).toBe(p.properties.length);
      expect(Object.keys(p.details).every((k) => (DETAIL_KEYS as readonly string[]).includes(k))).toBe(true);
      expect(normalKeywords(p.keywords)).toEqual(p.keywords);
      expect(textLength(p.content)).toBeGreaterThan(120);
      expect(balanced(p.content), p.content).toBe(true);
    }
  });

  it('claim no other material than their name', () => {
    const windows = made.filter((p) => p.leaf.noun.startsWith('Aluminum Window'));
    expect(windows.length).toBeGreaterThan(0);
    for (const p of windows)
      expect(p.properties.find(([name]) => name === 'Material')?.[1] ?? 'Aluminum').toContain('Aluminum');
  });
});

function balanced(html: string): boolean {
  const open: string[] = [];
  for (const [, close, tag] of html.matchAll(/<(\/?)([a-z0-9]+)>/g)) {
    if (!close) open.push(tag!);
    else if (open.pop() !== tag) return false;
  }
  return open.length === 0;
}
