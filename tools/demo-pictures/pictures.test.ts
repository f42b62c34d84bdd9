import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bannerFor, type Leaf, licenceFor, logoFor, pictureKeysFor, renderPicture } from './index.ts';
import { namedSubjects, subjectFor } from './match.ts';
import { SHAPES } from './shapes/all.ts';

interface CategoryFile {
  path: string;
  subs: { name: string; subs: { name: string; noun?: string }[] }[];
}

const folder = new URL('../../db/seed/categories/', import.meta.url);
const leaves: Leaf[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => {
    const root = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as CategoryFile;
    return root.subs.flatMap((sub) =>
      sub.subs.map((leaf) => ({
        root: root.path,
        sub: sub.name,
        leaf: leaf.name,
        noun: leaf.noun ?? leaf.name,
      })),
    );
  });

const digest = (data: Buffer): string => createHash('sha256').update(data).digest('hex');

/** Standard deviation of the brightness; a flat box has nearly none. */
async function liveliness(data: Buffer): Promise<number> {
  const { channels } = await sharp(data).greyscale().stats();
  return channels[0]?.stdev ?? 0;
}

describe('matching', () => {
  it('finds the category files', () => {
    expect(leaves.length).toBeGreaterThan(1000);
  });

  it('knows every subject a rule names', () => {
    const unknown = namedSubjects().filter((s) =>
      s.startsWith('e_') ? !existsSync(new URL(`emoji/${s.slice(2)}.webp`, import.meta.url)) : !SHAPES[s],
    );
    expect(unknown).toEqual([]);
  });

  it('rarely falls back to the subject of the root', () => {
    const generic = leaves.filter((leaf) => subjectFor(leaf).level === 'root');
    const names = generic.map((leaf) => `${leaf.root}/${leaf.leaf}`).join(', ');
    expect(generic.length / leaves.length, names).toBeLessThanOrEqual(0.05);
  });

  it('gives three to five keys, the same for the same input, from a bounded set', () => {
    const all = new Set<string>();
    for (const leaf of leaves) {
      for (let variant = 0; variant < 4; variant++) {
        const keys = pictureKeysFor(leaf, variant);
        expect(keys.length).toBeGreaterThanOrEqual(3);
        expect(keys.length).toBeLessThanOrEqual(5);
        expect(new Set(keys).size).toBe(keys.length);
        expect(pictureKeysFor(leaf, variant)).toEqual(keys);
        for (const key of keys) all.add(key);
      }
    }
    expect(all.size).toBeLessThanOrEqual(1500);
  });
});

describe('rendering', () => {
  it('draws every archetype in every colour without a flaw in its markup', { timeout: 240_000 }, async () => {
    const { pictureSvg } = await import('./compose.ts');
    for (const [name, shape] of Object.entries(SHAPES)) {
      for (let pal = 0; pal < shape.pals.length; pal++) {
        const text = await pictureSvg(`${name}.m${pal}`);
        expect(text, name).not.toMatch(/NaN|undefined/);
      }
    }
  });

  it('renders a sample as lively 750 × 750 WebP', { timeout: 120_000 }, async () => {
    const keys = [...new Set(leaves.flatMap((leaf, i) => (i % 53 ? [] : pictureKeysFor(leaf, i % 4))))];
    for (const key of keys) {
      const data = await renderPicture(key);
      const meta = await sharp(data).metadata();
      expect([meta.format, meta.width, meta.height], key).toEqual(['webp', 750, 750]);
      expect(await liveliness(data), key).toBeGreaterThan(6);
    }
  });

  it('is deterministic', { timeout: 60_000 }, async () => {
    for (const key of ['bearing.m0', 'e_backpack.g0', 'tumbler.t1', 'pack.cartons.2']) {
      expect(digest(await renderPicture(key))).toBe(digest(await renderPicture(key)));
    }
  });

  it('makes logos, banners and demo licences of the promised sizes', { timeout: 60_000 }, async () => {
    const sizeOf = async (data: Buffer): Promise<(number | undefined)[]> => {
      const { width, height } = await sharp(data).metadata();
      return [width, height];
    };
    expect(await sizeOf(await logoFor('Müller & Söhne GmbH', 1))).toEqual([320, 320]);
    expect(await sizeOf(await logoFor('宁波海天', 2))).toEqual([320, 320]);
    expect(await sizeOf(await bannerFor('machinery', 1))).toEqual([1600, 420]);
    expect(await sizeOf(await bannerFor('no-such-root', 1))).toEqual([1600, 420]);
    expect(await sizeOf(await licenceFor('Brightway Lighting Ltd', 1))).toEqual([1000, 1400]);
    expect(digest(await logoFor('Acme', 1))).toBe(digest(await logoFor('Acme', 1)));
    expect(digest(await logoFor('Acme', 1))).not.toBe(digest(await logoFor('Acme', 2)));
  });
});
