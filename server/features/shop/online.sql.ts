/** The online versions, one table per kind: writing content and reading it back. */
import { inArray, sql } from 'drizzle-orm';
import type { ShopContent } from '../../../contract/company/shop-content.ts';
import type { ShopContentKind } from '../../../domain/shop/shop-content.ts';
import { parseVideoLink, videoPage } from '../../../domain/shop/video-link.ts';
import type { Executor } from '../../platform/database/database.ts';
import { qualifications, shopNews, shopSections, shopVideos } from './shop.tables.ts';

const TABLES = { section: shopSections, news: shopNews, video: shopVideos, qualification: qualifications };

/** Puts a version online, in the place of the one that was; the day of the first one is kept. */
export async function publishContent(
  tx: Executor,
  { id, companyId }: { id: number; companyId: number },
  content: ShopContent,
  now: Date,
): Promise<void> {
  const place = { id, companyId };
  switch (content.kind) {
    case 'section': {
      const set = { type: content.type, content };
      await tx
        .insert(shopSections)
        .values({ ...place, ...set })
        .onConflictDoUpdate({ target: shopSections.id, set });
      return;
    }
    case 'news': {
      const set = { title: content.title, coverId: content.cover_id, body: content.body };
      await tx
        .insert(shopNews)
        .values({ ...place, ...set, publishedAt: now })
        .onConflictDoUpdate({ target: shopNews.id, set });
      return;
    }
    case 'video': {
      const link = parseVideoLink(content.link);
      const set = {
        title: content.title,
        coverId: content.cover_id,
        fileId: content.file_id,
        provider: link?.provider ?? null,
        providerId: link?.id ?? null,
      };
      await tx
        .insert(shopVideos)
        .values({ ...place, ...set, publishedAt: now })
        .onConflictDoUpdate({ target: shopVideos.id, set });
      return;
    }
    case 'qualification': {
      const { kind, image_id, document_id, ...facts } = content;
      const set = { ...facts, imageId: image_id, documentId: document_id };
      // another last day has reminders of its own
      const told = sql`CASE WHEN ${qualifications.expires} IS NOT DISTINCT FROM excluded.expires THEN ${qualifications.told} END`;
      await tx
        .insert(qualifications)
        .values({ ...place, ...set })
        .onConflictDoUpdate({ target: qualifications.id, set: { ...set, told } });
    }
  }
}

/** Whether one was. */
export async function unpublishContent(
  tx: Executor,
  { id, kind }: { id: number; kind: ShopContentKind },
): Promise<boolean> {
  const table = TABLES[kind];
  return (
    (
      await tx
        .delete(table)
        .where(inArray(table.id, [id]))
        .returning({ id: table.id })
    ).length > 0
  );
}

/** When the news among these went online first. */
export async function newsDays(executor: Executor, ids: readonly number[]): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id: shopNews.id, publishedAt: shopNews.publishedAt })
    .from(shopNews)
    .where(inArray(shopNews.id, [...ids]));
  return new Map(rows.map(({ id, publishedAt }) => [id, publishedAt]));
}

/** What is online of these, by id. */
export async function onlineContents(
  executor: Executor,
  kind: ShopContentKind,
  ids: readonly number[],
): Promise<Map<number, ShopContent>> {
  if (ids.length === 0) return new Map();
  const list = await rowsOf(executor, kind, [...ids]);
  return new Map(list.map(({ id, content }) => [id, content]));
}

async function rowsOf(
  executor: Executor,
  kind: ShopContentKind,
  ids: number[],
): Promise<{ id: number; content: ShopContent }[]> {
  switch (kind) {
    case 'section': {
      const rows = await executor.select().from(shopSections).where(inArray(shopSections.id, ids));
      return rows.map(({ id, content }) => ({ id, content }));
    }
    case 'news': {
      const rows = await executor.select().from(shopNews).where(inArray(shopNews.id, ids));
      return rows.map(({ id, title, coverId, body }) => ({
        id,
        content: { kind, title, cover_id: coverId, body },
      }));
    }
    case 'video': {
      const rows = await executor.select().from(shopVideos).where(inArray(shopVideos.id, ids));
      return rows.map(({ id, title, coverId, fileId, provider, providerId }) => ({
        id,
        content: {
          kind,
          title,
          cover_id: coverId,
          file_id: fileId,
          link: provider ? videoPage({ provider, id: providerId! }) : '',
        },
      }));
    }
    case 'qualification': {
      const rows = await executor.select().from(qualifications).where(inArray(qualifications.id, ids));
      return rows.map(({ id, name, number, issuer, issued, expires, imageId, documentId }) => ({
        id,
        content: { kind, name, number, issuer, issued, expires, image_id: imageId, document_id: documentId },
      }));
    }
  }
}
