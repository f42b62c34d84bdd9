import type { ConfirmWords } from '../en/confirm.ts';

export const confirm: ConfirmWords = {
  title: '确认您的邮箱',
  open: {
    purchase: '有人使用您的邮箱提交了一条采购需求。请确认是您本人操作，确认后将进入审核。',
    enquiry: '有人使用您的邮箱填写了一份给供应商的询盘。请确认是您本人操作，确认后即会发送。',
  },
  button: '是我本人，确认发送',
  notMe: '不是您本人？请直接关闭本页面，内容不会发送，并将被删除。',
  confirmed: '邮箱已确认',
  confirmedText: { purchase: '您的采购需求已提交。', enquiry: '您的询盘已提交，可在对话中查看进度。' },
  follow: { purchase: '查看我的需求', enquiry: '查看对话' },
  expired: '链接已过期',
  expiredText: '该链接的有效期为 {days} 天。等待确认的内容没有发送并已删除，您可以重新提交。',
  withdrawn: '该询盘已无法发送',
  withdrawnText: '该供应商或产品已不在平台上，内容没有发送。',
  unknown: '链接无效',
  unknownText: '链接可能不完整，请从邮件中重新打开完整的链接。',
  toHome: '返回首页',
  unsubscribe: {
    ask: {
      title: '不再接收采购需求邮件？',
      text: '您会收到与您产品匹配的采购需求邮件。退订后，仍可在会员中心查看这些需求。',
    },
    done: {
      title: '您已退订此类邮件',
      text: '与您产品匹配的采购需求仍可在会员中心查看，您也可以在那里重新开启邮件。',
    },
    unknown: { title: '链接无效', text: '链接可能不完整，请从邮件中重新打开完整的链接。' },
    button: '退订',
    settings: '选择接收频率',
    home: '返回首页',
  },
};
