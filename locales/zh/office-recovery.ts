import type { OfficeRecoveryWords } from '../en/office-recovery.ts';

export const officeRecovery: OfficeRecoveryWords = {
  title: '找回密码',
  steps: ['验证账号', '设置新密码', '完成'],
  account: '绑定的邮箱/手机号',
  code: '验证码',
  next: '下一步',
  accountEmpty: '邮箱/手机号不能为空',
  accountFormat: '邮箱/手机号格式不正确',
  unknownEmail: '该邮箱尚未注册',
  verified: (account) => `验证成功，请您为 ${account} 设置新密码`,
  password: '新密码',
  passwordHint: '请输入数字和字母组合，不超过16位',
  confirm: '确认密码',
  done: '设置完成',
  success: (email) => `设置新密码成功，已为您自动登录 ${email}`,
  leaving: (seconds) => `${seconds} 秒后自动进入会员中心`,
  home: '立即进入',
  signIn: '去登录',
  undo: {
    title: '撤销更改',
    text: '您的账号将恢复之前的邮箱和手机号，所有登录随即失效，并需立即设置新密码。',
    submit: '撤销更改',
    failed: '链接已失效',
    failedText: '链接7天内有效，仅可使用一次。如无法登录，请找回密码。',
    recover: '找回密码',
  },
};
