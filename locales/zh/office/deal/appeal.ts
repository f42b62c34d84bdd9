import type { officeAppeal as en } from '../../../en/office/deal/appeal.ts';

export const officeAppeal: typeof en = {
  empty: '没有针对您的处理',
  thing: '涉及内容',
  decision: '处理结果',
  appealed: '申诉',
  open: '查看并申诉',
  see: '查看',
  title: '申诉',
  intro: (day) =>
    `对处理结果有异议？请在${day}之前说明理由。另一位审核员将进行复核，并在7天内答复。每项处理只能申诉一次；重新提交审核后，申诉自动撤回。`,
  text: '申诉理由',
  files: '证明材料',
  attach: '添加文件（最多3个）',
  submit: '提交申诉',
  sent: '申诉已提交',
  due: (day) => `我们将在${day}之前答复。`,
  yours: '您的申诉',
  answer: '答复',
  restored: '已恢复到处理前的状态。',
  moved: '该内容此后已有变动，因此保持现状。',
  problems: {
    not_against: '',
    undone: '该处理已被撤回。',
    appealed: '',
    too_late: '30天的申诉期已过。',
  },
  write: '给复核人员留言',
  send: '发送',
  expired: '链接无效',
  expiredText: '链接已超过30天，或复制不完整。关于同一处理的较新邮件中有新的链接。',
};
