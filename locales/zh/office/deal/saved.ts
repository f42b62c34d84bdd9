import type { officeSaved as en } from '../../../en/office/deal/saved.ts';

/** What the member saved. */
export const officeSaved: typeof en = {
  tabs: { savedProducts: '产品', savedSuppliers: '供应商', savedSearches: '搜索' },
  product: '产品',
  supplier: '供应商',
  search: '搜索',
  price: '价格',
  priceThen: (price: string) => `收藏时：${price}`,
  negotiable: '面议',
  savedAt: '收藏时间',
  gone: '已下架',
  closed: '店铺已关闭',
  kinds: { product: '产品', supplier: '供应商', buying: '采购需求' },
  newProducts: '新产品邮件通知',
  newResults: '新结果邮件通知',
  often: { daily: '每天一次', weekly: '每周一次', none: '不通知' },
  contact: '联系供应商',
  open: '打开',
  remove: '移除',
  removed: '已移除。',
  emptyProducts: '暂无收藏。点击产品上的心形图标即可收藏到这里。',
  emptySuppliers: '暂未关注供应商。在店铺中点击“关注”，即可收藏到这里并接收其新产品通知。',
  emptySearches: '暂无保存的搜索。在搜索结果上方点击“保存搜索”，即可收藏到这里并接收新结果通知。',
  browse: '浏览产品',
};
