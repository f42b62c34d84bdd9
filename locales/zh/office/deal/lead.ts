import type { officeLead as en } from '../../../en/office/deal/lead.ts';
import { leadReasons } from '../../deal/lead-reasons.ts';

export const officeLead: typeof en = {
  reasons: leadReasons,
  request: '采购需求',
  why: '匹配原因',
  quantity: '采购数量',
  receive: '目的地',
  closing: '截止日期',
  daysLeft: (n) => (n === 0 ? '最后一天' : `剩余 ${n} 天`),
  quotations: (n, most) => `已有 ${n}/${most} 份报价`,
  quote: '去报价',
  quoted: '已报价',
  empty: '暂无与您的产品匹配的有效采购需求，新的需求通过审核后会显示在这里。',
  emails: '邮件通知',
  often: { each: '每条需求一封', daily: '每天一封', weekly: '每周一封', none: '不接收' },
  emailsHint: (most) => `每天最多 ${most} 封，其余的次日汇总为一封。`,
};
