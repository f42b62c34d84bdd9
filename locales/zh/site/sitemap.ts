import type { sitemap as en } from '../../en/site/sitemap.ts';

export const sitemap: typeof en = {
  title: '网站地图',
  latest: '最新产品',
  latestNote: '最近发布的 {n} 个产品',
  pages: '主要页面',
  buy: '采购',
  sell: '销售',
  help: '帮助',
  guide: '新手上路',
  rules: '条款与规则',
  prohibited: '禁售类目',
  publishing: '产品发布规范',
  images: '图片规范',
  categories: '全部分类',
};
