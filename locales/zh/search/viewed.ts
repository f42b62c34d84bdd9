import type { viewed as en } from '../../en/search/viewed.ts';

export const viewed: typeof en = {
  title: '最近浏览',
  lead: '您在此浏览器中看过的产品。记录仅保存在本浏览器，不会存入任何账号。',
  all: '查看全部',
  clear: '清空记录',
  empty: '暂无浏览记录',
  emptyText: '看过的产品会列在这里，方便您再次查找。',
  browse: '浏览产品',
  noScript: '浏览记录由浏览器保存，需要启用JavaScript。',
};
