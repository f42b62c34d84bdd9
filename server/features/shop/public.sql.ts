/** A shop's online content. Lists belong to one company, visible or not: the caller has checked (`visibleId`). */
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/database.ts';
import { companies } from '../company/company.tables.ts';
import { files } from '../file/file.tables.ts';
import { productGroups } from '../group/group.tables.ts';
import { qualifications, shopContents, shopNews, shopSections, shopVideos } from './shop.tables.ts';

interface Slice {
  limit: number;
  offset: number;
}

const cover = alias(files, 'cover');
/** Enough of a text for its summary, tags included. */
const BEGINNING = 3000;

export async function isVisible(executor: Executor, companyId: number): Promise<boolean> {
  const rows = await executor
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, companyId), companies.visible));
  return rows.length > 0;
}

export const sectionsOf = (executor: Executor, companyId: number) =>
  executor
    .select({ id: shopSections.id, content: shopSections.content })
    .from(shopSections)
    .innerJoin(shopContents, eq(shopContents.id, shopSections.id))
    .where(eq(shopSections.companyId, companyId))
    .orderBy(asc(shopContents.position), asc(shopSections.id));

const newsColumns = {
  id: shopNews.id,
  title: shopNews.title,
  beginning: sql<string>`left(${shopNews.body}, ${BEGINNING})`,
  coverKey: cover.key,
  publishedAt: shopNews.publishedAt,
};
const newestNews = [desc(shopNews.publishedAt), desc(shopNews.id)];

export const newsOf = (executor: Executor, companyId: number, { limit, offset }: Slice) =>
  executor
    .select(newsColumns)
    .from(shopNews)
    .leftJoin(cover, eq(cover.id, shopNews.coverId))
    .where(eq(shopNews.companyId, companyId))
    .orderBy(...newestNews)
    .limit(limit)
    .offset(offset);
export type NewsRow = Awaited<ReturnType<typeof newsOf>>[number];

export const countNews = (executor: Executor, companyId: number): Promise<number> =>
  executor.$count(shopNews, eq(shopNews.companyId, companyId));

export async function newsById(executor: Executor, companyId: number, id: number) {
  const [row] = await executor
    .select({ ...newsColumns, body: shopNews.body })
    .from(shopNews)
    .leftJoin(cover, eq(cover.id, shopNews.coverId))
    .where(and(eq(shopNews.companyId, companyId), eq(shopNews.id, id)));
  return row;
}

/** The next one in time, one way or the other. The times are compared where they are kept: a Date has no microseconds. */
export async function neighbourOf(executor: Executor, companyId: number, id: number, way: 'newer' | 'older') {
  const than = sql.raw(way === 'newer' ? '>' : '<');
  const [row] = await executor
    .select({ id: shopNews.id, title: shopNews.title })
    .from(shopNews)
    .where(
      and(
        eq(shopNews.companyId, companyId),
        sql`(${shopNews.publishedAt}, ${shopNews.id}) ${than}
          (SELECT item.published_at, item.id FROM ${shopNews} item WHERE item.id = ${id})`,
      ),
    )
    .orderBy(...(way === 'newer' ? [asc(shopNews.publishedAt), asc(shopNews.id)] : newestNews))
    .limit(1);
  return row ?? null;
}

const videos = (executor: Executor) =>
  executor
    .select({
      id: shopVideos.id,
      title: shopVideos.title,
      coverKey: cover.key,
      fileKey: files.key,
      bytes: files.bytes,
      provider: shopVideos.provider,
      providerId: shopVideos.providerId,
      publishedAt: shopVideos.publishedAt,
    })
    .from(shopVideos)
    .leftJoin(cover, eq(cover.id, shopVideos.coverId))
    .leftJoin(files, eq(files.id, shopVideos.fileId));

export const videosOf = (executor: Executor, companyId: number, { limit, offset }: Slice) =>
  videos(executor)
    .where(eq(shopVideos.companyId, companyId))
    .orderBy(desc(shopVideos.publishedAt), desc(shopVideos.id))
    .limit(limit)
    .offset(offset);
export type VideoRow = Awaited<ReturnType<typeof videosOf>>[number];

export const videosByIds = (executor: Executor, companyId: number, ids: readonly number[]) =>
  videos(executor).where(and(eq(shopVideos.companyId, companyId), inArray(shopVideos.id, [...ids])));

export async function countVideos(executor: Executor, companyId: number): Promise<number> {
  const [row] = await executor
    .select({ n: count() })
    .from(shopVideos)
    .where(eq(shopVideos.companyId, companyId));
  return row!.n;
}

/** Those that hold first, the newest first. */
export const qualificationsOf = (executor: Executor, companyId: number, today: string) =>
  executor
    .select({
      id: qualifications.id,
      name: qualifications.name,
      number: qualifications.number,
      issuer: qualifications.issuer,
      issued: qualifications.issued,
      expires: qualifications.expires,
      imageKey: cover.key,
      documentKey: files.key,
    })
    .from(qualifications)
    .leftJoin(cover, eq(cover.id, qualifications.imageId))
    .leftJoin(files, eq(files.id, qualifications.documentId))
    .where(eq(qualifications.companyId, companyId))
    .orderBy(
      sql`coalesce(${qualifications.expires} < ${today}::date, false)`,
      desc(qualifications.issued),
      desc(qualifications.id),
    );
export type QualificationRow = Awaited<ReturnType<typeof qualificationsOf>>[number];

/** Files by id, of the company's own alone. */
export async function filesById(
  executor: Executor,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, { key: string; bytes: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id: files.id, key: files.key, bytes: files.bytes })
    .from(files)
    .where(and(eq(files.companyId, companyId), inArray(files.id, [...new Set(ids)])));
  return new Map(rows.map(({ id, ...file }) => [id, file]));
}

/** A product group of the company. */
export async function groupOf(executor: Executor, companyId: number, id: number) {
  const [group] = await executor
    .select({ id: productGroups.id, name: productGroups.name })
    .from(productGroups)
    .where(and(eq(productGroups.companyId, companyId), eq(productGroups.id, id)));
  return group;
}
