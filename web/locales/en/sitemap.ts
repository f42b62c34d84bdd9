/** Site map (seed 000 §2.13). */
export const sitemap = { title: 'Site Map', latest: 'Latest Product' };
export type SitemapWords = typeof sitemap;
