import type { officeMessage as en } from '../../../en/office/deal/message.ts';

export const officeMessage: typeof en = {
  messages: {
    title: '系统消息',
    empty: '暂无消息',
    unread: '未读',
    all: '全部',
    subject: '消息类型',
    anySubject: '全部类型',
    subjects: { reviews: '审核', enquiries: '询盘', purchases: '采购', quotations: '报价', account: '账户' },
    decision: '查看处理结果',
    readAll: '全部标为已读',
    readAllDone: '已全部标为已读',
    deleteSelected: '批量删除',
    deleteAsk: (n) => `确定删除 ${n} 条消息吗？`,
  },
  decisions: '处理结果与申诉',
  notices: {
    title: '通知公告',
    empty: '暂无公告',
    pinned: '置顶',
    support: '关于认证、审核或会员的问题，请发送邮件至',
  },
};
