/** Everything public, listed for crawlers, feed readers and the site map (spec P2.13; decision 24). */
import type { Paged } from '../../../contract/schema/page.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Piece, SitemapItem, SitemapKind } from './sitemap.sql.ts';
import * as query from './sitemap.sql.ts';

export { type FeedLead, SITEMAP_KINDS, type SitemapItem, type SitemapKind } from './sitemap.sql.ts';

/** Rows read at once, so that a piece of any size takes the memory of this many. */
const BATCH = 2000;
/** Spec P9.1; decision 17: fewer where fewer are published. */
const LATEST_MAX = 500;

/** The pieces in which there is something, by number. Pieces are of ids, so what is in one never moves to another. */
export const sitemapPieces = (deps: Deps, kind: SitemapKind, span: number): Promise<Piece[]> =>
  query.pieces(deps.replica, kind, span);

/** Everything public in a piece, in batches, by id. */
export async function* sitemapItems(
  deps: Deps,
  kind: SitemapKind,
  number: number,
  span: number,
): AsyncGenerator<SitemapItem[]> {
  let after = (number - 1) * span;
  const last = number * span;
  while (after < last) {
    const rows = await query.itemsBetween(deps.replica, kind, { after, last, limit: Math.min(BATCH, span) });
    if (rows.length > 0) yield rows;
    if (rows.length < Math.min(BATCH, span)) return;
    after = rows.at(-1)!.id;
  }
}

/** Titles of the newest published products, 500 in all at most. */
export async function latestTitles(
  deps: Deps,
  page: number,
  size: number,
): Promise<Paged<{ id: number; title: string }>> {
  const offset = (page - 1) * size;
  const limit = Math.max(0, Math.min(size, LATEST_MAX - offset));
  const [items, total] = await Promise.all([
    query.latestTitles(deps.replica, limit, offset),
    query.countListed(deps.replica, LATEST_MAX),
  ]);
  return { items, total, page, size };
}

/** The newest requests in effect, for a feed. */
export const newestLeads = (deps: Deps, n: number): Promise<query.FeedLead[]> =>
  query.newestLeads(deps.replica, n);
