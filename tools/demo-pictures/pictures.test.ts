import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { allotPictures } from '../../db/seed/demo/demo-pictures.ts';
import { readLeaves } from '../../db/seed/leaves.ts';
import { type PlannedProduct, planDemo } from '../../db/seed/plan.ts';
import { pictureSvg } from './compose.ts';
import { bannerFor, drawingOf, licenceFor, logoFor, renderPicture } from './index.ts';
import { DEPICTIONS, names } from './match.ts';
import { SHAPES } from './shapes/all.ts';

const digest = (data: Buffer): string => createHash('sha256').update(data).digest('hex');
const sizeOf = async (data: Buffer): Promise<(number | undefined)[]> => {
  const { width, height } = await sharp(data).metadata();
  return [width, height];
};

describe('what a drawing shows', () => {
  it('is said of drawings that are there, of nouns that are there, and once', () => {
    const leaves = readLeaves();
    const unknown = DEPICTIONS.filter(({ drawing }) => drawing !== '-' && !SHAPES[drawing]);
    const idle = DEPICTIONS.filter((depiction) => !leaves.some((leaf) => names(depiction, leaf)));
    const phrases = DEPICTIONS.map(({ words, root, whole }) => [root, whole, ...words].join(' '));
    expect({ unknown, idle, twice: phrases.filter((p, i) => phrases.indexOf(p) !== i) }).toEqual({
      unknown: [],
      idle: [],
      twice: [],
    });
  });

  it.each([
    ['Freeze Dryer Machine', 'food-machinery', null],
    ['ATV', 'vehicles-parts', null],
    ['Starter Motor', 'vehicles-parts', null],
    ['LED Street Light', 'lighting', null],
    ['Solar Street Light', 'lighting', 'streetlight'],
    ['Car Cover', 'vehicles-parts', null],
    ['Electric Car', 'vehicles-parts', 'car'],
    ['Weight Lifting Belt', 'sports', null],
    ['Belt', 'apparel', 'waistbelt'],
    ['Electric Scooter', 'vehicles-parts', null],
    ['Electric Scooter', 'sports', 'escooter'],
  ])('of "%s" in %s is %s', (noun, root, drawing) => {
    expect(drawingOf({ noun, root })).toBe(drawing);
  });
});

describe('the pictures of the demo', () => {
  const companies = planDemo();
  const shown = allotPictures(companies);
  const products = companies.flatMap((c) => c.products);
  const main = (product: PlannedProduct) => shown.get(product)![0]!;

  it('show the product of the title, or a tile with its name', () => {
    const wrong = products.flatMap((product) => {
      const title = product.title.toLowerCase();
      return shown.get(product)!.filter((key) => {
        const [kind, subject, noun] = key.split('|');
        if (kind === 'tile') return !title.includes(noun!.toLowerCase());
        const said = DEPICTIONS.filter(({ drawing }) => drawing === subject);
        return !said.some(({ words }) => words.every((word) => title.includes(word)));
      });
    });
    expect(wrong).toEqual([]);
  });

  it('are not the same for two products of a category, of a shop or of the latest hundred', () => {
    const twice = (list: readonly PlannedProduct[]) => {
      const keys = list.map(main);
      return keys.filter((key, i) => keys.indexOf(key) !== i);
    };
    const lists = [
      ...Map.groupBy(products, ({ leaf }) => leaf.path).values(),
      [...products].sort((a, b) => a.age - b.age).slice(0, 100),
      ...companies.map((c) => c.products.slice(0, 20)),
    ];
    expect(lists.flatMap(twice)).toEqual([]);
  });

  it('are no view of another product of the same seller in the category: a variant stands beside it', () => {
    const twice = companies.flatMap((company) =>
      company.products.filter((product) => {
        const views = shown.get(product)!.slice(1);
        return company.products.some(
          (other) => other.leaf.path === product.leaf.path && views.includes(main(other)),
        );
      }),
    );
    expect(twice.map(({ title }) => title)).toEqual([]);
  });

  it('have no picture twice at all', () => {
    const keys = products.map(main);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });
});

describe('rendering', () => {
  it('draws every archetype in every colour without a flaw in its markup', () => {
    for (const [name, shape] of Object.entries(SHAPES))
      for (let pal = 0; pal < shape.pals.length; pal++)
        expect(pictureSvg(name, 0, pal), name).not.toMatch(/NaN|undefined/);
  });

  it('renders drawings and tiles as WebP, the same each time', { timeout: 60_000 }, async () => {
    const sides = {
      'drawing|bearing|0|0': 750,
      'drawing|tumbler|6|1': 750,
      'tile|toys|Kids Walkie Talkie|HR-KW340': 600,
    };
    for (const [key, side] of Object.entries(sides)) {
      const data = await renderPicture(key);
      const { channels } = await sharp(data).greyscale().stats();
      expect([(await sharp(data).metadata()).format, ...(await sizeOf(data))], key).toEqual([
        'webp',
        side,
        side,
      ]);
      // a flat box has nearly no deviation of its brightness
      expect(channels[0]!.stdev, key).toBeGreaterThan(6);
      expect(digest(await renderPicture(key))).toBe(digest(data));
    }
  });

  it('makes logos, banners and demo licences of the promised sizes', { timeout: 60_000 }, async () => {
    expect(await sizeOf(await logoFor('Müller & Söhne GmbH', 1))).toEqual([320, 320]);
    expect(await sizeOf(await logoFor('宁波海天', 2))).toEqual([320, 320]);
    expect(await sizeOf(await bannerFor([{ root: 'office', noun: 'Notebook' }], 1))).toEqual([1600, 420]);
    expect(await sizeOf(await bannerFor([], 1))).toEqual([1600, 420]);
    const licence = { company: 'Brightway Lighting Ltd', year: 2004, scope: 'Manufacture of LED bulbs' };
    expect(await sizeOf(await licenceFor(licence, 1))).toEqual([1000, 1400]);
    expect(digest(await logoFor('Acme', 1))).not.toBe(digest(await logoFor('Acme', 2)));
  });
});
