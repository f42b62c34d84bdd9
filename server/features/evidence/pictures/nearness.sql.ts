/** Pictures of other companies that a picture is like: mirrored, turned, cut out of one another, or with something laid over. */
import { sql } from 'drizzle-orm';
import type { FileReading } from '../../../../domain/evidence/reading.ts';
import type { DifferenceHash } from '../../../../domain/picture/difference-hash.ts';
import {
  isOverlaid,
  likenessOfParts,
  type PictureLikeness,
  partBands,
} from '../../../../domain/picture/likeness.ts';
import { PRODUCT_STATUS } from '../../../../domain/product/product-review.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { pictureParts } from '../evidence.tables.ts';
import { productThatShows } from '../rules/compare.sql.ts';

/** Pictures with a band in common that are looked at, of which those with most in common are compared. */
const MAX_CANDIDATES = 2000;
const MAX_COMPARED = 60;

const shown = sql.param([PRODUCT_STATUS.published, PRODUCT_STATUS.underReview]);

export interface NearPicture {
  how: PictureLikeness;
  product: number;
}

interface Candidate {
  product: number;
  look: string;
}

export async function nearPicture(
  executor: Executor,
  companyId: number | null,
  look: DifferenceHash | null,
  { mirrored = null, turned = [], parts = [] }: Pick<FileReading, 'mirrored' | 'turned' | 'parts'>,
): Promise<NearPicture | undefined> {
  for (const [how, other] of [
    ['mirrored', mirrored],
    ...turned.map((one) => ['turned', one] as const),
  ] as const) {
    // by its look alone: there is no file with these bytes
    const product = other && (await productThatShows(executor, companyId, '', other));
    if (product) return { how, product };
  }
  const under = look && (await overlaid(executor, companyId, look));
  if (under) return { how: 'overlaid', product: under };
  return byParts(executor, companyId, parts);
}

async function overlaid(
  executor: Executor,
  companyId: number | null,
  { bits, bands }: DifferenceHash,
): Promise<number | undefined> {
  const given = sql`${sql.param(bands)}::int[]`;
  const { rows } = await executor.execute<Candidate & Record<string, unknown>>(sql`
    SELECT c.product, c.look FROM (
      SELECT p.id::float8 AS product, o.look::text AS look, o.look_bands AS bands FROM files o
        JOIN product_images i ON i.file_id = o.id JOIN products p ON p.id = i.product_id
      WHERE o.look IS NOT NULL AND o.deleted_at IS NULL AND o.purpose IN (1, 5) AND o.look_bands && ${given}
        AND o.company_id <> ${companyId ?? 0} AND p.status = ANY (${shown}::int[])
      LIMIT ${MAX_CANDIDATES}) c
    ORDER BY (SELECT count(*) FROM unnest(c.bands) b WHERE b = ANY (${given})) DESC, c.product LIMIT ${MAX_COMPARED}`);
  return rows.find(({ look }) => isOverlaid(bits, look))?.product;
}

async function byParts(
  executor: Executor,
  companyId: number | null,
  parts: readonly (string | null)[],
): Promise<NearPicture | undefined> {
  const looks = parts.filter((look) => look !== null);
  if (looks.length === 0) return undefined;
  const given = sql`${sql.param([...new Set(looks.flatMap(partBands))])}::int[]`;
  const { rows } = await executor.execute<{ product: number; looks: (string | null)[] }>(sql`
    SELECT c.product, c.looks FROM (
      SELECT p.id::float8 AS product, o.looks::text[] AS looks, o.bands FROM picture_parts o
        JOIN files f ON f.id = o.file_id JOIN product_images i ON i.file_id = f.id JOIN products p ON p.id = i.product_id
      WHERE o.bands && ${given} AND f.company_id <> ${companyId ?? 0} AND f.deleted_at IS NULL
        AND p.status = ANY (${shown}::int[])
      LIMIT ${MAX_CANDIDATES}) c
    ORDER BY (SELECT count(*) FROM unnest(c.bands) b WHERE b = ANY (${given})) DESC, c.product LIMIT ${MAX_COMPARED}`);
  for (const { product, looks: others } of rows) {
    const how = likenessOfParts(parts, others);
    if (how) return { how, product };
  }
  return undefined;
}

/** Keeps by what a picture is found that others are cut out of. */
export async function keepParts(
  executor: Executor,
  fileId: number,
  parts: readonly (string | null)[],
): Promise<void> {
  const bands = [...new Set(parts.flatMap((look) => (look === null ? [] : partBands(look))))];
  // a null in an array of bits; the driver knows no such array
  const looks = sql`${sql.param(parts.map((look) => look ?? null))}::text[]::bit(64)[]`;
  await executor
    .insert(pictureParts)
    .values({ fileId, looks, bands })
    .onConflictDoUpdate({ target: pictureParts.fileId, set: { looks, bands } });
}

/** Pictures of listed products that were not looked at, the newest first. */
export async function picturesWithoutParts(executor: Executor, most: number) {
  const { rows } = await executor.execute<{ id: number; key: string; mime: string; sha256: string }>(sql`
    SELECT f.id::float8 AS id, f.key, f.mime, f.sha256 FROM files f
    WHERE f.company_id IS NOT NULL AND f.purpose IN (1, 5) AND f.mime = 'image/webp' AND f.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM picture_parts o WHERE o.file_id = f.id)
      AND EXISTS (SELECT FROM product_images i JOIN products p ON p.id = i.product_id
        WHERE i.file_id = f.id AND p.status = ${PRODUCT_STATUS.published})
    ORDER BY f.id DESC LIMIT ${most}`);
  return rows;
}
