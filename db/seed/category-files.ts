/** The category tree in db/seed/categories: one file per root. */
import fs from 'node:fs';
import path from 'node:path';

export interface PropertySeed {
  name: string;
  zh: string;
  kind: 'choice' | 'number' | 'boolean' | 'text';
  unit?: string;
  values?: [en: string, zh: string][] | number[];
}

/** Vocabulary for the demo marketplace: prices in US dollars per first unit. */
export interface TradeSeed {
  units: string[];
  price: [low: number, high: number];
  moq: [low: number, high: number];
  features: string[];
  uses: string[];
}

export interface LeafSeed {
  name: string;
  zh: string;
  noun: string;
  price?: [low: number, high: number];
  /**
   * What such a machine does in an hour, or holds, from the cheapest to the dearest of its price range: a branch covers
   * everything from a bread slicer to a bottling line, a single machine only a few of its values.
   */
  capacity?: { property: string; values: number[] };
}

export interface BranchSeed {
  name: string;
  zh: string;
  path: string;
  properties: PropertySeed[];
  trade: TradeSeed;
  subs: LeafSeed[];
}

/** Of the demo marketplace's companies in a root. */
interface SuppliersSeed {
  /** Words behind the name: "Haorui {Lighting}". */
  words: [en: string, zh: string][];
  cities: [city: string, province: string, port: string][];
  /** "Our workshop has …" */
  equipment: string;
  /** "Every … " */
  control: string;
}

export interface RootSeed {
  name: string;
  zh: string;
  path: string;
  suppliers: SuppliersSeed;
  subs: BranchSeed[];
}

/** The order in which roots stand on every page. */
const ROOTS = [
  ...['machinery', 'consumer-electronics', 'lighting', 'apparel', 'home-garden', 'packaging-printing'],
  ...['vehicles-parts', 'construction', 'furniture', 'hardware', 'beauty', 'electrical'],
  ...['tools', 'bags-shoes', 'textiles', 'food-machinery', 'kitchen', 'sports', 'toys', 'gifts'],
  ...['electronic-components', 'energy', 'metals', 'chemicals', 'rubber-plastics', 'medical'],
  ...['safety', 'instruments', 'office', 'agriculture'],
];

export const readRoots = (): RootSeed[] =>
  ROOTS.map((root) =>
    JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'categories', `${root}.json`), 'utf8')),
  );
