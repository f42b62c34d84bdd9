import type { SitemapWords } from '../en/sitemap.ts';

export const sitemap: SitemapWords = { title: '网站地图', latest: '最新产品' };
