import type { consoleTicket as en } from '../../en/console/ticket.ts';

export const consoleTicket: typeof en = {
  states: { open: '待处理', handled: '已处理', all: '全部' },
  resolution: '处理情况',
  resolve: '标记为已处理',
  reopen: '重新打开',
  conflict: '已被其他人处理，列表已更新。',
  open: '查看列表',
  waiting: '待处理',
  nothing: '暂无待处理',
  feedback: {
    report: '反馈内容',
    from: '提交人',
    guest: '访客',
    created: '提交时间',
    link: '问题链接',
    picture: (n) => `图片 ${n}`,
    empty: '暂无反馈',
  },
  report: {
    thing: '举报对象',
    types: { product: '产品', company: '店铺', purchase: '采购需求', quotation: '报价', message: '消息' },
    reason: '举报原因',
    shopContents: '该店铺已上线的内容',
    others: (n) => `另有 ${n} 条未处理举报`,
    empty: '暂无举报',
  },
  prospect: {
    source: '申请内容',
    sources: { 1: '会员', 2: '推广服务' },
    company: '公司名称',
    contact: '联系人',
    phone: '联系电话',
    created: '提交时间',
    empty: '暂无申请',
  },
};
