/** Where pictures of a company are shown. */
import { sql } from 'drizzle-orm';
import type { ImageUse } from '../../../../contract/schema/image-use.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { fileReferences } from '../references.sql.ts';

export interface Uses {
  used: number;
  /** The first of them. */
  uses: ImageUse[];
}

/** A picture may be in every product of a company. */
const MAX_TOLD = 10;

/** Of these tables it is known what a reference means; any other says only that there is one. */
const KNOWN = new Set([
  'companies',
  'company_banners',
  'company_photos',
  'product_images',
  'product_text_images',
  'products',
]);

/** What shows each of these files of a company; nothing of those that nothing shows. */
export async function usesOf(
  executor: Executor,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, Uses>> {
  if (ids.length === 0) return new Map();
  const wanted = sql`ANY (${sql.param([...ids])}::bigint[])`;
  const others = (await fileReferences(executor))
    .filter(({ table }) => !KNOWN.has(table))
    .map(
      ({ table, column }) => sql`
        UNION SELECT ${sql.identifier(column)}, 8, 'other', NULL, '' FROM ${sql.identifier(table)}
        WHERE ${sql.identifier(column)} = ${wanted}`,
    );
  const { rows } = await executor.execute<Uses & { file: number } & Record<string, unknown>>(sql`
    SELECT file::int, max(n)::int AS used,
      coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'title', title) ORDER BY place)
        FILTER (WHERE place <= ${MAX_TOLD}), '[]') AS uses
    FROM (
      SELECT *, count(*) OVER (PARTITION BY file) AS n, row_number() OVER (PARTITION BY file ORDER BY rank, id) AS place
      FROM (
        SELECT i.file_id AS file, CASE WHEN i.revision_id IS NULL THEN 1 ELSE 2 END AS rank,
          CASE WHEN i.revision_id IS NULL THEN 'product' ELSE 'edit' END AS kind, p.id, p.title
        FROM product_images i JOIN products p ON p.id = i.product_id WHERE i.file_id = ${wanted}
        UNION SELECT main_image_id, 1, 'product', id, title FROM products WHERE main_image_id = ${wanted}
        UNION SELECT t.file_id, CASE WHEN t.revision_id IS NULL THEN 3 ELSE 2 END,
          CASE WHEN t.revision_id IS NULL THEN 'description' ELSE 'edit' END, p.id, p.title
        FROM product_text_images t JOIN products p ON p.id = t.product_id WHERE t.file_id = ${wanted}
        UNION SELECT logo_file_id, 4, 'logo', NULL, '' FROM companies WHERE id = ${companyId} AND logo_file_id = ${wanted}
        UNION SELECT contact_avatar_id, 5, 'avatar', NULL, '' FROM companies
        WHERE id = ${companyId} AND contact_avatar_id = ${wanted}
        UNION SELECT file_id, 6, 'banner', NULL, '' FROM company_banners WHERE company_id = ${companyId} AND file_id = ${wanted}
        UNION SELECT file_id, 7, 'photo', NULL, '' FROM company_photos WHERE company_id = ${companyId} AND file_id = ${wanted}
        ${sql.join(others, sql` `)}
      ) AS every_use
    ) AS numbered
    GROUP BY file`);
  return new Map(rows.map(({ file, used, uses }) => [file, { used, uses }]));
}
