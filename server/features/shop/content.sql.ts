/** Queries of sellers' own content. Callers that change it have locked the company first, or the row when reviewing. */
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import {
  type ShopContentKind,
  type ShopContentStatus,
  shopContentLifecycle,
} from '../../../domain/shop/shop-content.ts';
import { type PageTag, tags } from '../../platform/cache/tags.ts';
import type { Executor } from '../../platform/database/database.ts';
import { lockRow } from '../../platform/database/lock.ts';
import type { Stateful } from '../../platform/database/transition.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../file/file.tables.ts';
import { shopContentFiles, shopContents } from './shop.tables.ts';

export type ContentRow = typeof shopContents.$inferSelect;

export const contentStates = {
  table: shopContents,
  lifecycle: shopContentLifecycle,
  entity: 'shop_content',
} satisfies Stateful<typeof shopContents, ShopContentStatus, string, string>;

/** The lock of everything that a company's sellers do with its shop. */
export const lockCompany = (tx: Executor, companyId: number) =>
  lockRow(tx, companies, companyId, { id: companies.id });

/** Tags of the pages that show what a company's shop has beside products. */
export async function pagesOf(tx: Executor, companyId: number): Promise<PageTag[]> {
  const [company] = await tx
    .select({ domain: companies.domain })
    .from(companies)
    .where(eq(companies.id, companyId));
  return [tags.company(companyId), ...(company?.domain ? [tags.shop(company.domain)] : [])];
}

export async function ownerOf(tx: Executor, companyId: number): Promise<number> {
  const [company] = await tx
    .select({ userId: companies.userId })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company!.userId;
}

export async function lockContent(tx: Executor, id: number): Promise<ContentRow | undefined> {
  const [row] = await tx.select().from(shopContents).where(eq(shopContents.id, id)).for('no key update');
  return row;
}

export async function contentById(executor: Executor, id: number): Promise<ContentRow | undefined> {
  const [row] = await executor.select().from(shopContents).where(eq(shopContents.id, id));
  return row;
}

export const countContents = (
  executor: Executor,
  companyId: number,
  kind: ShopContentKind,
): Promise<number> =>
  executor.$count(shopContents, and(eq(shopContents.companyId, companyId), eq(shopContents.kind, kind)));

/** Sections as they stand on the page, all else the newest first. */
export const contentsOf = (
  executor: Executor,
  companyId: number,
  kind: ShopContentKind,
  { limit, offset }: { limit: number; offset: number },
): Promise<ContentRow[]> =>
  executor
    .select()
    .from(shopContents)
    .where(and(eq(shopContents.companyId, companyId), eq(shopContents.kind, kind)))
    .orderBy(
      ...(kind === 'section' ? [asc(shopContents.position), asc(shopContents.id)] : [desc(shopContents.id)]),
    )
    .limit(limit)
    .offset(offset);

/** Below the other sections. */
export async function insertContent(
  tx: Executor,
  row: Omit<typeof shopContents.$inferInsert, 'position' | 'id'>,
): Promise<number> {
  const position = sql`(SELECT coalesce(max(position) + 1, 0) FROM shop_contents WHERE company_id = ${row.companyId})`;
  const [made] = await tx
    .insert(shopContents)
    .values({ ...row, position })
    .returning({ id: shopContents.id });
  return made!.id;
}

export const removeContent = (tx: Executor, id: number) =>
  tx.delete(shopContents).where(eq(shopContents.id, id));

export async function sectionIds(tx: Executor, companyId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: shopContents.id })
    .from(shopContents)
    .where(and(eq(shopContents.companyId, companyId), eq(shopContents.kind, 'section')))
    .orderBy(asc(shopContents.position), asc(shopContents.id));
  return rows.map(({ id }) => id);
}

/** Puts them in the order of the list. */
export async function setPositions(tx: Executor, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    UPDATE shop_contents s SET position = o.place - 1
    FROM unnest(${sql.param([...ids])}::bigint[]) WITH ORDINALITY AS o (id, place)
    WHERE s.id = o.id AND s.position <> o.place - 1`);
}

/** Ids of the company's pictures with these keys. */
export async function fileIdsOf(tx: Executor, companyId: number, keys: readonly string[]): Promise<number[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.companyId, companyId), inArray(files.key, [...keys])))
    // one that is being deleted is none
    .for('key share');
  return rows.map(({ id }) => id);
}

const filesOf = (contentId: number, online: boolean) =>
  and(eq(shopContentFiles.contentId, contentId), eq(shopContentFiles.online, online));

/** The files of what was proposed, in the place of those that were. */
export async function setProposedFiles(
  tx: Executor,
  contentId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.delete(shopContentFiles).where(filesOf(contentId, false));
  if (ids.length > 0)
    await tx.insert(shopContentFiles).values(ids.map((fileId) => ({ contentId, online: false, fileId })));
}

/** The files of what is online, in the place of those that were; `alone` where nothing is proposed beside it. */
export async function setOnlineFiles(
  tx: Executor,
  contentId: number,
  ids: readonly number[],
  alone = false,
): Promise<void> {
  await tx.delete(shopContentFiles).where(filesOf(contentId, true));
  if (alone) await tx.delete(shopContentFiles).where(filesOf(contentId, false));
  if (ids.length > 0)
    await tx.insert(shopContentFiles).values(ids.map((fileId) => ({ contentId, online: true, fileId })));
}

/** What was proposed is online now. */
export async function publishFiles(tx: Executor, contentId: number): Promise<void> {
  await tx.delete(shopContentFiles).where(filesOf(contentId, true));
  await tx.update(shopContentFiles).set({ online: true }).where(filesOf(contentId, false));
}

/** Nothing is online any more; `keep` makes the files those of the proposal. */
export async function unpublishFiles(tx: Executor, contentId: number, keep: boolean): Promise<void> {
  if (keep) await tx.update(shopContentFiles).set({ online: false }).where(filesOf(contentId, true));
  else await tx.delete(shopContentFiles).where(filesOf(contentId, true));
}

/** The files of these contents, proposed and online. */
export const filesByContent = (executor: Executor, contentIds: readonly number[]) =>
  executor
    .selectDistinct({
      contentId: shopContentFiles.contentId,
      id: files.id,
      key: files.key,
      purpose: files.purpose,
      name: files.name,
      mime: files.mime,
      bytes: files.bytes,
      scannedAt: files.scannedAt,
    })
    .from(shopContentFiles)
    .innerJoin(files, eq(files.id, shopContentFiles.fileId))
    .where(inArray(shopContentFiles.contentId, [...contentIds]));

export async function onlineFileIds(tx: Executor, contentId: number): Promise<number[]> {
  const rows = await tx
    .select({ fileId: shopContentFiles.fileId })
    .from(shopContentFiles)
    .where(filesOf(contentId, true));
  return rows.map(({ fileId }) => fileId);
}
