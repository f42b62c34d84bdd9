/** The demo's pictures: each drawn once, stored under a key that is the same in every run. */
import { createHash } from 'node:crypto';
import os from 'node:os';
import type { FileStore } from '../../server/platform/file-store.ts';
import {
  bannerFor,
  licenceFor,
  logoFor,
  pictureKeysFor,
  renderPicture,
} from '../../tools/demo-pictures/index.ts';
import { seedOf } from './draw.ts';
import type { PlannedCompany, PlannedProduct } from './plan.ts';
import type { Progress } from './progress.ts';

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

/** Drawing takes the longest of a first start: no more than these. */
const MOST_DRAWN = 1450;

const keysOf = ({ leaf }: PlannedProduct, variant: number) =>
  pictureKeysFor(
    { root: leaf.root, sub: leaf.branch, leaf: leaf.path.split('/')[2]!, noun: leaf.noun },
    variant,
  );

/**
 * Which pictures every product shows, main picture first. While pictures are left to draw, first every thing gets
 * its main picture, then its others, then those of its variants; after that products share what their thing has.
 */
export function allotPictures(companies: readonly PlannedCompany[]): Map<PlannedProduct, string[]> {
  const products = companies.flatMap((c) => c.products);
  const drawn = new Set<string>();
  const ofBranch = new Map<string, string>();
  const allot = (key: string) => {
    if (drawn.size < MOST_DRAWN) drawn.add(key);
    return drawn.has(key);
  };
  for (const p of products) {
    const key = keysOf(p, 0)[0]!;
    if (allot(key) && !ofBranch.has(p.leaf.branch)) ofBranch.set(p.leaf.branch, key);
  }
  for (const p of products) for (const key of keysOf(p, 0).slice(1, 3)) allot(key);
  for (const p of products) for (const key of keysOf(p, p.variant)) allot(key);
  return new Map(
    products.map((p) => {
      const keys = [...new Set([...keysOf(p, p.variant), ...keysOf(p, 0)])].filter((key) => drawn.has(key));
      return [p, keys.length > 0 ? keys.slice(0, 5) : [ofBranch.get(p.leaf.branch) ?? [...drawn][0]!]];
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
      add(licenceId(at), 2, 'business-licence.webp', async () => licenceFor(company.name, seed));
    bannerIds(at).forEach((id, i) => {
      if (company.certification === 3)
        add(id, 3, `banner-${i + 1}.webp`, async () => bannerFor(company.root, seed + i));
    });
    const fileName = ({ leaf }: PlannedProduct) =>
      `${leaf.noun.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.webp`;
    if (at === 0)
      company.products.slice(0, ALBUM_PICTURES).forEach((product, n) => {
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
