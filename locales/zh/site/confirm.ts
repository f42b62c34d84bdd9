import type { confirm as en } from '../../en/site/confirm.ts';

export const confirm: typeof en = {
  title: '确认您的邮箱',
  open: {
    purchase: '有人使用您的邮箱提交了一条采购需求。请确认是您本人操作，确认后将进入审核。',
    enquiry: '有人使用您的邮箱填写了一份给供应商的询盘。请确认是您本人操作，确认后即会发送。',
    address: '有会员填写了您的邮箱用于接收供应商的回复。请确认这是您的邮箱，确认后将不再显示为“未验证”。',
  },
  button: { purchase: '是我本人，确认发送', enquiry: '是我本人，确认发送', address: '是的，这是我的邮箱' },
  notMe: {
    purchase: '不是您本人？请直接关闭本页面，内容不会发送，并将被删除。',
    enquiry: '不是您本人？请直接关闭本页面，内容不会发送，并将被删除。',
    address: '与您无关？请直接关闭本页面，该邮箱将继续标为未验证。',
  },
  confirmed: '邮箱已确认',
  confirmedText: {
    purchase: '您的采购需求已提交。',
    enquiry: '您的询盘已提交，可在对话中查看进度。',
    address: '供应商今后看到的该邮箱为已验证。',
  },
  follow: { purchase: '查看我的需求', enquiry: '查看对话', address: '返回首页' },
  expired: '链接已过期',
  expiredText: '该链接的有效期为 {days} 天。等待确认的内容没有发送并已删除，您可以重新提交。',
  withdrawn: '该询盘已无法发送',
  withdrawnText: '该供应商或产品已不在平台上，内容没有发送。',
  unknown: '链接无效',
  unknownText: '链接可能不完整，请从邮件中重新打开完整的链接。',
  toHome: '返回首页',
  unsubscribe: {
    ask: {
      title: '不再接收此类邮件？',
      text: '您会收到以下主题的邮件。验证码和涉及账户安全的邮件不受影响。',
    },
    done: { title: '您已退订此类邮件', text: '如为误操作，可以重新订阅。' },
    unknown: { title: '链接无效', text: '链接可能不完整，请从邮件中重新打开完整的链接。' },
    button: '退订',
    again: '重新订阅',
    settings: '设置邮件接收偏好',
    home: '返回首页',
    topics: {
      enquiries: '询盘：新消息和回复',
      quotations: '报价及其处理结果',
      requests: '我的采购需求：审核与修改',
      leads: '适合您产品的采购需求',
      progress: '您的报价被查看或入围',
      products: '产品审核结果',
      saved: '关注的供应商和保存的搜索有更新',
      company: '公司：认证、会员、存储空间',
    },
  },
  codeLink: {
    account: '账号：{email}',
    signIn: {
      title: '在此浏览器登录？',
      text: '点击按钮即可在此浏览器登录，无需输入验证码。如此处已登录其他账号，将切换为该账号。如您是在其他设备上获取验证码，请在该设备上输入。',
      button: '登录',
    },
    recovery: {
      title: '设置新密码？',
      text: '点击按钮即可为该账号设置新密码，无需输入验证码。设置完成前，账号不会有任何变化。',
      button: '设置新密码',
    },
    notMe: '不是您的账号，或并非您本人操作？请直接关闭本页面，不会有任何变化。',
    unknown: {
      title: '链接已失效',
      text: '链接已被使用、已超过10分钟有效期，或不完整。请重新获取验证码。',
      button: '前往登录',
    },
  },
};
