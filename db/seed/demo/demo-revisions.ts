/** Proposed edits, pins and statistics of the demo's products. */
import {
  type ContentRow,
  contentColumns,
  contentOf,
} from '../../../server/features/product/content/content-columns.ts';
import type { Transaction } from '../../../server/platform/database/database.ts';
import { draw, seedOf } from '../product/draw.ts';
import { insertNumbered, insertRows, reserveIds } from '../rows.ts';
import { type DemoContext, type Placed, refusalOf } from './demo-context.ts';

const contentRow = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(contentColumns).map(([field, column]) => [field, row[column.name]]),
  ) as ContentRow;

export async function insertRevisions(
  tx: Transaction,
  demo: DemoContext,
  placed: readonly Placed[],
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const { calendar, reviewer } = demo;
  const edited = placed
    .map((x, i) => ({ ...x, row: rows[i]! }))
    .filter(({ product }) => product.revision !== null);
  const first = await reserveIds(tx, 'product_revisions', edited.length);
  const revisions = edited.map(({ id, product: p, images, row }, i) => {
    const status = p.revision!;
    const waiting = status === 2;
    const submitted = waiting ? calendar.waitingSince(i) : calendar.at(-p.age / 2);
    const [reasons, note] = status === 4 ? refusalOf(id) : [[], ''];
    // an approved revision is what the product shows now; the others propose a change
    const change =
      status === 1
        ? {}
        : {
            price: p.prices.map((t) => ({ ...t, Price: Number((t.Price * 0.95).toFixed(4)) })),
            keywords: [...p.keywords.slice(0, 3), 'new model'],
          };
    const proposal = { ...contentOf(contentRow(row)), images, ...change };
    return {
      id: first + i,
      product_id: id,
      base_version: 1,
      status,
      proposal,
      reasons,
      review_note: note,
      submitted_at: submitted,
      decided_at: waiting ? null : calendar.at(-p.age / 2 + 0.1),
      decided_by: waiting ? null : reviewer,
    };
  });
  await insertRows(tx, 'product_revisions', revisions);
  const images = edited.flatMap((x, i) =>
    x.images.map((file_id, position) => ({ product_id: x.id, revision_id: first + i, position, file_id })),
  );
  await insertRows(
    tx,
    'product_images',
    images.filter((_, i) => revisions.some((r) => r.id === images[i]!.revision_id && r.status !== 1)),
  );
}

export async function insertPins(
  tx: Transaction,
  demo: DemoContext,
  placed: readonly Placed[],
): Promise<void> {
  const { calendar, firstCompany } = demo;
  const pins = placed
    .filter(({ product }) => product.pinned)
    .map(({ id, at }) => {
      const since = -draw(seedOf('pin', id)).int(0, 3);
      return {
        product_id: id,
        company_id: firstCompany + at,
        days: 30,
        period: `[${calendar.at(since)},${calendar.at(since + 30)})`,
        created_at: calendar.at(since),
      };
    });
  await insertNumbered(tx, 'product_pins', pins);
}

const DAYS = 30;

/** A month of visits to what the companies with accounts have published: nobody else looks at statistics. */
export async function insertStatistics(
  tx: Transaction,
  { calendar, firstCompany }: DemoContext,
  placed: readonly Placed[],
): Promise<void> {
  const seen = placed.filter(({ company, product }) => company.email && product.status === 1);
  const rows = seen.flatMap(({ id, at, product }) => {
    const { int } = draw(seedOf('statistics', id));
    const usual = int(1, 12);
    const days = Math.min(DAYS, Math.floor(product.age));
    return Array.from({ length: days }, (_, ago) => {
      const views = int(0, usual);
      return {
        product_id: id,
        company_id: firstCompany + at,
        day: calendar.at(-ago).slice(0, 10),
        views,
        enquiries: views > 9 && int(0, 3) === 0 ? 1 : 0,
        appearances: views * int(4, 12) + int(0, 6),
      };
    });
  });
  await insertRows(tx, 'product_statistics', rows);
}
