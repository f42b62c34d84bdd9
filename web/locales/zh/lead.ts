import type { LeadWords } from '../en/lead.ts';

export const lead: LeadWords = {
  title: '采购信息',
  row: {
    destination: '收货国家/地区',
    category: '类目',
    quantity: '采购数量',
    targetPrice: '目标价',
    noTarget: '未注明',
    posted: '{date}发布',
    daysLeft: '剩余 {n} 天',
    dayLeft: '剩余 1 天',
    lastDay: '今日截止',
    closingSoon: '即将截止',
    quotations: '已有 {n}/{most} 份报价',
    full: '{most} 份报价已满',
  },
};
