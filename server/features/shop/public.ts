/** A shop as its visitors see it, beside its products (spec P2.21; decision 28). */

import type {
  ShopNewsArticle,
  ShopNewsItem,
  ShopQualification,
  ShopVideo,
} from '../../../contract/company/shop.ts';
import type { Paged } from '../../../contract/schema/page.ts';
import { type PageQuery, pageOf } from '../../../domain/page/paging.ts';
import { isExpired } from '../../../domain/shop/shop-content.ts';
import type { Deps } from '../../platform/deps.ts';
import { notFound } from '../../platform/http/error.ts';
import { plainText } from '../product/product.ts';
import * as query from './public.sql.ts';

/** Of lists of news and of videos. */
export const SHOP_PAGE_SIZE = 12;
const SUMMARY = 180;

const url = (key: string | null): string | null => key && `/files/${key}`;
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** What a text begins with, cut at a word. */
function summaryOf(html: string): string {
  const text = plainText(html);
  return text.length <= SUMMARY ? text : `${text.slice(0, SUMMARY).replace(/\s+\S*$/, '')}…`;
}

export const toNewsItem = ({ id, title, beginning, coverKey, publishedAt }: query.NewsRow): ShopNewsItem => ({
  id,
  title,
  cover: url(coverKey),
  summary: summaryOf(beginning),
  published_at: publishedAt.toISOString(),
});

export const toVideo = (row: query.VideoRow): ShopVideo => ({
  id: row.id,
  title: row.title,
  cover: url(row.coverKey),
  source: row.provider
    ? { from: row.provider, id: row.providerId! }
    : { from: 'file', url: url(row.fileKey)!, bytes: row.bytes! },
  published_at: row.publishedAt.toISOString(),
});

export const toQualification = (
  { imageKey, documentKey, ...row }: query.QualificationRow,
  today: string,
): ShopQualification => ({
  ...row,
  expired: isExpired(row.expires, today),
  image: url(imageKey),
  document: url(documentKey),
});

/** Where the pages of a shop take news, videos and certificates from: what is online, or what its seller has (preview.ts). */
export interface ShopSource {
  news(paging: PageQuery): Promise<Paged<ShopNewsItem>>;
  videos(paging: PageQuery): Promise<Paged<ShopVideo>>;
  video(id: number): Promise<ShopVideo | undefined>;
  qualifications(): Promise<ShopQualification[]>;
}

/** What is online of a company, visible or not. */
export const onlineShop = (deps: Deps, companyId: number): ShopSource => ({
  news: (paging) => shopNews(deps, companyId, paging),
  videos: (paging) => shopVideos(deps, companyId, paging),
  video: async (id) => (await query.videosByIds(deps.replica, companyId, [id])).map(toVideo)[0],
  qualifications: () => shopQualifications(deps, companyId),
});

/** News of a company, visible or not, newest first. */
export async function shopNews(
  deps: Deps,
  companyId: number,
  paging: PageQuery,
): Promise<Paged<ShopNewsItem>> {
  const { page, size, ...slice } = pageOf(paging, SHOP_PAGE_SIZE);
  const [rows, total] = await Promise.all([
    query.newsOf(deps.replica, companyId, slice),
    query.countNews(deps.replica, companyId),
  ]);
  return { items: rows.map(toNewsItem), total, page, size };
}

/** One news item of a company, visible or not; null when it is not online. */
export async function shopNewsArticle(
  deps: Deps,
  companyId: number,
  id: number,
): Promise<ShopNewsArticle | null> {
  const row = await query.newsById(deps.replica, companyId, id);
  if (!row) return null;
  const [newer, older] = await Promise.all([
    query.neighbourOf(deps.replica, companyId, id, 'newer'),
    query.neighbourOf(deps.replica, companyId, id, 'older'),
  ]);
  return { ...toNewsItem(row), body: row.body, newer, older };
}

/** Videos of a company, visible or not, newest first. */
export async function shopVideos(
  deps: Deps,
  companyId: number,
  paging: PageQuery,
): Promise<Paged<ShopVideo>> {
  const { page, size, ...slice } = pageOf(paging, SHOP_PAGE_SIZE);
  const [rows, total] = await Promise.all([
    query.videosOf(deps.replica, companyId, slice),
    query.countVideos(deps.replica, companyId),
  ]);
  return { items: rows.map(toVideo), total, page, size };
}

/** Certificates of a company, visible or not, those that hold first. */
export async function shopQualifications(deps: Deps, companyId: number): Promise<ShopQualification[]> {
  const today = dayOf(deps.now());
  const rows = await query.qualificationsOf(deps.replica, companyId, today);
  return rows.map((row) => toQualification(row, today));
}

/** Throws ApiError not_found unless the company is visible. */
export async function requireVisible(deps: Deps, companyId: number): Promise<number> {
  if (!(await query.isVisible(deps.replica, companyId))) throw notFound();
  return companyId;
}
