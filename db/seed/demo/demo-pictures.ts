/** The demo's pictures: each drawn once and stored under the same key in every run. */
import { createHash } from 'node:crypto';
import os from 'node:os';
import type { FileStore } from '../../../server/platform/files/file-store.ts';
import {
  bannerFor,
  drawingOf,
  licenceFor,
  logoFor,
  pictureKeysFor,
  renderPicture,
  sameThing,
} from '../../../tools/demo-pictures/index.ts';
import type { PlannedCompany, PlannedProduct } from '../plan.ts';
import { seedOf } from '../product/draw.ts';
import type { Progress } from '../progress.ts';

export interface Picture {
  key: string;
  /** Index of the company whose file it is; null: shared by the suppliers of the demo. */
  owner: number | null;
  purpose: 1 | 2 | 3 | 5;
  name: string;
  bytes: number;
  width: number;
  height: number;
  sha256: string;
}

interface Order {
  /** What tells it from every other picture; the file's key follows from it. */
  id: string;
  draws: string;
  owner: number | null;
  purpose: 1 | 2 | 3 | 5;
  name: string;
  draw(): Promise<Buffer>;
}

export const fileKey = (id: string) =>
  `${createHash('sha256').update(`demo:${id}`).digest('hex').slice(0, 32)}.webp`;

/** Views of a product beside its main picture. */
const MAX_VIEWS = 3;

const textOf = (product: PlannedProduct, name: RegExp) =>
  product.properties.find(([label]) => name.test(label))?.[1] ?? '';

const keysOf = (product: PlannedProduct) =>
  pictureKeysFor({
    root: product.leaf.root,
    noun: product.leaf.noun,
    colour: `${product.title} ${textOf(product, /^colou?r$/i)}`,
    mark: textOf(product, /^Model Number$/),
  });

/**
 * Which pictures every product shows, main picture first. Each takes the first of its keys that nobody has, then the
 * one that the fewest have and none of its own category, so that no list shows a picture twice. Its other views are
 * those of the same thing in the same colours that others take, but no variant beside it: no picture is drawn for them
 * alone.
 */
export function allotPictures(companies: readonly PlannedCompany[]): Map<PlannedProduct, string[]> {
  const takers = new Map<string, PlannedProduct[]>();
  const mains = new Map<PlannedProduct, string>();
  const sellers = new Map(companies.flatMap((company) => company.products.map((p) => [p, company])));
  for (const product of companies.flatMap((c) => c.products)) {
    const times = (key: string) => takers.get(key)?.length ?? 0;
    const near = (key: string) => takers.get(key)?.some((p) => p.leaf.path === product.leaf.path) ?? false;
    const keys = keysOf(product);
    const apart = keys.filter((key) => !near(key));
    const key = (apart.length > 0 ? apart : keys).reduce((a, b) => (times(b) < times(a) ? b : a));
    takers.set(key, [...(takers.get(key) ?? []), product]);
    mains.set(product, key);
  }
  const views = new Map<string, string[]>();
  for (const key of takers.keys()) views.set(sameThing(key), [...(views.get(sameThing(key)) ?? []), key]);
  return new Map(
    [...mains].map(([product, main]) => {
      const beside = (one: PlannedProduct) =>
        one.leaf.path === product.leaf.path && sellers.get(one) === sellers.get(product);
      const others = views
        .get(sameThing(main))!
        .filter((key) => key !== main && !takers.get(key)!.some(beside));
      return [product, [main, ...others.slice(0, MAX_VIEWS)]];
    }),
  );
}

/** The id of a company's picture: the key it is drawn by, and whose file it is. */
export const pictureId = (company: PlannedCompany, at: number, key: string) =>
  company.ownFiles ? `${at}:${key}` : key;
export const logoId = (at: number) => `logo:${at}`;
export const licenceId = (at: number) => `licence:${at}`;
/** Pictures in the albums of the first company, and what stands in the recycle bin. */
export const ALBUM_PICTURES = 9;
export const albumPictureId = (n: number) => `album:${n}`;
/** What they show: each thing once, those that have a drawing first. */
export function albumProducts({ products }: PlannedCompany): PlannedProduct[] {
  const nouns = products.map(({ leaf }) => leaf.noun);
  const things = products.filter(({ leaf }, i) => nouns.indexOf(leaf.noun) === i);
  const drawn = ({ leaf }: PlannedProduct) => drawingOf(leaf) !== null;
  return [...things.filter(drawn), ...things.filter((product) => !drawn(product))].slice(0, ALBUM_PICTURES);
}
export const bannerIds = (at: number) => (at < 2 ? [`banner:${at}:0`, `banner:${at}:1`] : [`banner:${at}:0`]);

export function pictureOrders(
  companies: readonly PlannedCompany[],
  shown: Map<PlannedProduct, string[]>,
): Order[] {
  const orders = new Map<string, Order>();
  companies.forEach((company, at) => {
    const seed = seedOf('picture', company.name);
    const add = (id: string, purpose: 2 | 3, name: string, drawn: () => Promise<Buffer>) =>
      orders.set(id, { id, draws: id, owner: at, purpose, name, draw: drawn });
    add(logoId(at), 3, 'logo.webp', async () => logoFor(company.name, seed));
    if (company.certification !== 0)
      add(licenceId(at), 2, 'business-licence.webp', () =>
        licenceFor({ company: company.name, year: company.year, scope: company.scope }, seed),
      );
    bannerIds(at).forEach((id, i) => {
      if (company.certification === 3)
        add(id, 3, `banner-${i + 1}.webp`, () =>
          bannerFor(
            company.products.map(({ leaf }) => leaf),
            seed + i,
          ),
        );
    });
    const fileName = ({ leaf }: PlannedProduct) =>
      `${leaf.noun.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.webp`;
    if (at === 0)
      albumProducts(company).forEach((product, n) => {
        const id = albumPictureId(n);
        const key = shown.get(product)![0]!;
        const name = fileName(product);
        orders.set(id, { id, draws: key, owner: at, purpose: 5, name, draw: () => renderPicture(key) });
      });
    for (const product of company.products)
      for (const key of shown.get(product)!) {
        const id = pictureId(company, at, key);
        if (orders.has(id)) continue;
        const name = fileName(product);
        orders.set(id, {
          id,
          draws: key,
          owner: company.ownFiles ? at : null,
          purpose: 1,
          name,
          draw: () => renderPicture(key),
        });
      }
  });
  return [...orders.values()];
}

/** Width and height of a WebP in one of its three forms. */
export function webpSize(bytes: Buffer): { width: number; height: number } {
  const form = bytes.toString('latin1', 12, 16);
  if (form === 'VP8X') return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (form === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** Draws and stores what the plan shows, but for what a killed run has stored already: the next one goes on from there. */
export async function storePictures(
  files: FileStore,
  companies: readonly PlannedCompany[],
  shown: Map<PlannedProduct, string[]>,
  progress: Progress,
): Promise<Map<string, Picture>> {
  const orders = pictureOrders(companies, shown);
  const pictures = new Map<string, Picture>();
  const drawn = new Map<string, Order[]>();
  for (const order of orders) drawn.set(order.draws, [...(drawn.get(order.draws) ?? []), order]);
  const queue = [...drawn.values()];
  let done = 0;
  const worker = async () => {
    for (let same = queue.shift(); same; same = queue.shift()) {
      const stored = await files.get(fileKey(same[0]!.id));
      const bytes = stored ?? (await same[0]!.draw());
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      for (const { id, owner, purpose, name } of same) {
        const key = fileKey(id);
        if (!stored || id !== same[0]!.id) await files.put(key, bytes, 'image/webp');
        pictures.set(id, {
          key,
          owner,
          purpose,
          name,
          sha256,
          bytes: bytes.length,
          ...webpSize(bytes),
        });
      }
      done += same.length;
      progress('Pictures', done, orders.length);
    }
  };
  // sharp works on its own threads: one picture more than cores keeps all of them busy
  await Promise.all(Array.from({ length: os.availableParallelism() + 1 }, worker));
  return pictures;
}
