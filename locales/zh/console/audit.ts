import type { consoleAudit as en } from '../../en/console/audit.ts';

export const consoleAudit: typeof en = {
  time: '时间',
  actor: '操作人',
  system: '系统',
  action: '操作',
  entity: '对象',
  id: '编号',
  detail: '详情',
  filterEntity: '对象，如 product',
  empty: '没有记录',
};
