import type { report as en } from '../../en/site/report.ts';

export const report: typeof en = {
  link: '举报',
  title: '举报违规内容',
  intro: '审核人员会查看每一条举报，被举报方不会知道举报人是谁。',
  about: '举报对象',
  reason: '存在什么问题？',
  reasons: {
    counterfeit: '假冒或侵权',
    prohibited: '违禁商品',
    misleading: '信息虚假或误导',
    fraud: '欺诈',
    spam: '垃圾信息',
    offensive: '不当内容',
    other: '其他',
  },
  note: '详细说明',
  noteHint: '请说明需要审核人员关注的内容，最多 1000 个字符。',
  email: '邮箱（方便我们与您联系）',
  optional: '选填',
  send: '提交举报',
  missing: '没有可举报的内容',
  missingText: '该内容可能已不在平台上。',
  home: '返回首页',
  sentTitle: '感谢您的举报，我们已收到',
  sentText: '审核人员将尽快处理。',
};
