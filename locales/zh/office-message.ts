import type { OfficeMessageWords } from '../en/office-message.ts';

export const officeMessage: OfficeMessageWords = {
  messages: {
    title: '系统消息',
    empty: '暂无消息',
    unread: '未读',
    open: '查看',
    deleteSelected: '批量删除',
    deleteAsk: (n) => `确定删除 ${n} 条消息吗？`,
    selectAll: '全选本页',
  },
  notices: { title: '通知公告', empty: '暂无公告', pinned: '置顶' },
};
