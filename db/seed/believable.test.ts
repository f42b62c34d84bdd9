/** The demo's prices and capacities are believable, by industry and unit. */
import { describe, expect, it } from 'vitest';
import { readLeaves } from './leaves.ts';
import { planDemo } from './plan.ts';

type Range = readonly [least: number, most: number];

/** US$ of one of whatever is counted, a measure or a set; goods sold by weight have their own. */
const PRICES: Record<string, Range> = {
  agriculture: [0.02, 20_000],
  apparel: [0.2, 200],
  'bags-shoes': [0.15, 150],
  beauty: [0.03, 5000],
  chemicals: [0.05, 10],
  construction: [0.2, 30_000],
  'consumer-electronics': [0.2, 2000],
  electrical: [0.005, 100_000],
  'electronic-components': [0.001, 150],
  energy: [0.3, 160_000],
  'food-machinery': [30, 60_000],
  furniture: [0.05, 5000],
  gifts: [0.02, 150],
  hardware: [0.002, 200],
  'home-garden': [0.05, 2000],
  instruments: [0.5, 25_000],
  kitchen: [0.003, 150],
  lighting: [0.2, 700],
  machinery: [5, 180_000],
  medical: [0.01, 7000],
  office: [0.03, 350],
  'packaging-printing': [0.01, 40],
  'rubber-plastics': [0.01, 400],
  safety: [0.03, 1500],
  sports: [0.02, 1500],
  textiles: [0.01, 60],
  tools: [0.05, 7000],
  toys: [0.05, 6000],
  'vehicles-parts': [0.5, 90_000],
};
const BY_WEIGHT: Record<string, Record<string, Range>> = {
  ton: {
    agriculture: [100, 18_000],
    chemicals: [80, 5000],
    metals: [70, 6000],
    'rubber-plastics': [600, 4500],
  },
  kg: {
    agriculture: [0.4, 90],
    chemicals: [0.5, 30],
    hardware: [0.7, 7],
    metals: [0.8, 100],
    'rubber-plastics': [0.2, 20],
    textiles: [0.8, 20],
  },
};

/** "Capacity: 200 kg/h", "Load Capacity: 80 kg": by property and unit, in the industries that state it. */
const CAPACITIES: Record<string, Record<string, Range>> = {
  'Battery Capacity Ah': { lighting: [1, 20] },
  'Breaking Capacity kA': { electrical: [4.5, 100] },
  'Capacity L': {
    'bags-shoes': [5, 120],
    'food-machinery': [0.5, 1000],
    instruments: [0.2, 500],
    kitchen: [0.5, 20],
  },
  'Capacity heads': { agriculture: [10, 1000] },
  'Capacity kg/h': { agriculture: [50, 3000], 'food-machinery': [0.3, 5000] },
  'Capacity ml': { kitchen: [100, 3000], medical: [0.1, 5000], 'packaging-printing': [5, 1000] },
  'Energy Capacity kWh': { energy: [0.3, 250] },
  'Load Capacity kg': {
    furniture: [30, 500],
    hardware: [3, 200],
    'home-garden': [1, 100],
    machinery: [300, 10_000],
    'rubber-plastics': [50, 2000],
    tools: [3, 500],
  },
  'Max Capacity kg': { instruments: [0.1, 5000] },
  'Nominal Capacity Ah': { energy: [2, 400] },
  'Output Capacity kg/h': { machinery: [10, 1000] },
  'Rated Capacity kVA': { electrical: [0.1, 2500] },
};

/** Yuan to the dollar by which the demo prices (pricing.ts). */
const YUAN = 7;
/** What a large quantity takes off the first price at most. */
const REBATE = 0.5;

const outside = (value: number, [least, most]: Range) => !(value >= least && value <= most);
const priceRange = (root: string, unit: string): Range =>
  (BY_WEIGHT[unit] ? BY_WEIGHT[unit][root] : PRICES[root]) ?? [Number.NaN, Number.NaN];

const products = planDemo().flatMap((company) => company.products);

describe('what is believable', () => {
  it('are the prices of every category, by industry and unit', () => {
    const wrong = readLeaves().flatMap(({ path, root, price, trade }) => {
      const range = priceRange(root, trade.units[0]!);
      return price.some((one) => outside(one, range)) ? [`${path}: ${price} a ${trade.units[0]}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('are the prices of every product, in either currency and at any quantity', () => {
    const wrong = products.flatMap(({ title, leaf, unit, currency, prices }) => {
      const [least, most] = priceRange(leaf.root, unit);
      return prices
        .map(({ Price }) => Price / (currency === '¥' ? YUAN : 1))
        .filter((dollars) => outside(dollars, [least * REBATE, most]))
        .map((dollars) => `${title}: $${dollars} a ${unit}`);
    });
    expect(wrong).toEqual([]);
  });

  it('are the capacities of every product, each in a unit of its industry', () => {
    const stated = products.flatMap(({ title, leaf, properties }) =>
      properties
        .filter(([name]) => /\bcapacity$/i.test(name) && name !== 'User Capacity')
        .map(([name, value]) => ({ title, root: leaf.root, name, value })),
    );
    const wrong = stated.filter(({ root, name, value }) => {
      const [, number, unit] = /^([\d.,]+) ?(.+)$/.exec(value) ?? [];
      const range = CAPACITIES[`${name} ${unit}`]?.[root];
      return !range || outside(Number(number?.replaceAll(',', '')), range);
    });
    expect(wrong).toEqual([]);
    const said = new Set(
      stated.map(({ root, name, value }) => `${name} ${value.replace(/^[\d.,]+ ?/, '')} ${root}`),
    );
    const idle = Object.entries(CAPACITIES).flatMap(([what, roots]) =>
      Object.keys(roots).filter((root) => !said.has(`${what} ${root}`)),
    );
    expect(idle).toEqual([]);
  });
});
