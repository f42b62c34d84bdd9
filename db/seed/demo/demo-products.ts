/** The demo's products with images, groups, pins, revisions and search documents. */
import { tierRank } from '../../../domain/company/membership.ts';
import type { Transaction } from '../../../server/platform/database/database.ts';
import { documentOf } from '../../../server/search/index/document/document.ts';
import type { PlannedCompany } from '../plan.ts';
import { insertRows, reserveIds } from '../rows.ts';
import { auditLine, type DemoContext, type Placed, refusalOf } from './demo-context.ts';
import { pictureId } from './demo-pictures.ts';
import { insertPins, insertRevisions, insertStatistics } from './demo-revisions.ts';

const visible = (c: PlannedCompany) => c.certification === 3 && !c.banned;

export async function insertProducts(tx: Transaction, demo: DemoContext): Promise<Placed[]> {
  const { companies, calendar, categories, fileIds, firstCompany, reviewer } = demo;
  const groupCount = companies.reduce((n, c) => n + c.groups.length, 0);
  const firstGroup = await reserveIds(tx, 'product_groups', groupCount);
  const groups: object[] = [];
  const groupIds = companies.map((c, i) =>
    c.groups.map((name, position) => {
      groups.push({
        id: firstGroup + groups.length,
        company_id: firstCompany + i,
        name,
        position,
        created_at: calendar.at(-110),
      });
      return firstGroup + groups.length - 1;
    }),
  );
  await insertRows(tx, 'product_groups', groups);

  // one list of all, oldest first: ids rise with time, as the home page's "latest" expects
  const all = companies
    .flatMap((company, at) => company.products.map((product, number) => ({ at, company, product, number })))
    .sort((a, b) => b.product.age - a.product.age || a.at - b.at || a.number - b.number);
  const first = await reserveIds(tx, 'products', all.length);
  const placed: Placed[] = all.map(({ at, company, product }, i) => ({
    id: first + i,
    at,
    company,
    product,
    images: demo.shown.get(product)!.map((key) => fileIds.get(pictureId(company, at, key))!),
  }));
  const rows = placed.map(({ id, at, company, product: p, images }) => {
    const category = categories.get(p.leaf.path)!;
    const waiting = p.status === 2;
    const published = calendar.at(-p.age - 0.02);
    const updated = waiting ? calendar.waitingSince(id) : published;
    const [reasons, note] = p.status === 4 ? refusalOf(id) : [[], ''];
    const draft = p.status === 5;
    return {
      id,
      company_id: firstCompany + at,
      company_visible: visible(company),
      tier_rank: tierRank(company.tier),
      status: p.status,
      version: p.revision === 1 ? 2 : 1,
      category_id: category.id,
      root_id: category.rootId,
      sub_id: category.subId,
      group_id: p.group === null ? null : groupIds[at]![p.group]!,
      title: p.title,
      content: p.content,
      keywords: p.keywords,
      properties: p.properties,
      details: p.details,
      prices: p.prices,
      min_price: p.min_price,
      max_price: p.max_price,
      currency: p.currency,
      unit: p.unit,
      min_order: p.min_order,
      target_markets: p.target_markets,
      business_types: p.business_types,
      main_image_id: images[0],
      reasons,
      review_note: note,
      created_at: calendar.at(-p.age - 1),
      updated_at: updated,
      submitted_at: draft ? null : waiting ? updated : calendar.at(-p.age - 0.9),
      published_at: p.status === 1 ? published : null,
      reviewed_at: p.status === 1 || p.status === 4 ? published : null,
      // lately, so that it can still be restored
      deleted_at: p.status === 0 ? calendar.at(-Math.min(p.age, 1 + (id % 20))) : null,
      refreshed_at: published,
    };
  });
  await insertRows(tx, 'products', rows, 500);
  await insertRevisions(tx, demo, placed, rows);
  const shown = placed.flatMap(({ id, images }) =>
    images.map((file_id, position) => ({ product_id: id, revision_id: null, position, file_id })),
  );
  await insertRows(tx, 'product_images', shown, 4000);
  await insertPins(tx, demo, placed);
  await insertStatistics(tx, demo, placed);
  const by = ['reviewer', reviewer] as const;
  const decided = rows.filter((r) => r.status === 1 || r.status === 4);
  await insertRows(
    tx,
    'audit_log',
    decided.map(({ id, status, updated_at, reasons, review_note: note }) =>
      auditLine(by, updated_at, status === 1 ? 'approve' : 'reject', ['product', id], { reasons, note }),
    ),
  );
  return placed;
}

/** A document for everything that has been published. */
export async function insertDocuments(tx: Transaction, placed: readonly Placed[]): Promise<void> {
  const documents = placed
    .filter(({ product }) => product.status === 1)
    .map(({ id, company, product: p }) => ({
      product_id: id,
      document: documentOf({
        title: p.title,
        categories: p.leaf.bothNames,
        properties: p.properties,
        keywords: p.keywords,
        company: company.name,
        mainProducts: company.mainProducts,
        content: p.content,
      }),
    }));
  await insertRows(tx, 'product_documents', documents, 500);
}
