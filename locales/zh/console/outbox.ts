import type { consoleOutbox as en } from '../../en/console/outbox.ts';

export const consoleOutbox: typeof en = {
  filter: '收件地址',
  channel: '渠道',
  channels: { email: '邮件', sms: '短信' },
  address: '收件地址',
  subject: '主题',
  created: '生成时间',
  sent: '发送时间',
  notSent: '未发送',
  failed: '失败',
  state: '状态',
  anyState: '全部状态',
  states: { sent: '已发送', waiting: '未发送', failed: '失败' },
  sendAgain: '重新发送',
  willBeSent: '将很快重新发送',
  noLonger: '该邮件已发送、已在等待发送，或内容已清空',
  empty: '发件箱为空',
};
