import type { ConsoleWords } from '../en/console.ts';

export const consoleWords: ConsoleWords = {
  name: '审核后台',
  overview: '概览',
  review: '审核',
  operation: '运营',
  kinds: { certification: '企业认证', product: '新产品', revision: '产品修改', purchase: '采购需求' },
  purchases: '全部采购需求',
  feedback: '问题反馈',
  prospects: '在线申请',
  users: '用户与公司',
  outbox: '发件箱',
  audit: '审计日志',
};
