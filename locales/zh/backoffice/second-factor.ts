import type { secondFactor as en } from '../../en/backoffice/second-factor.ts';

export const secondFactor: typeof en = {
  title: '两步验证',
  required: '您的账户可以审核企业、查看非公开资料。继续之前，请先绑定手机上的身份验证器应用。',
  optional:
    '绑定手机上的身份验证器应用后，即使他人知道您的密码或能查看您的邮件，也无法登录您的账户。启用后，其他设备上的登录都会退出。',
  none: '目前登录时只需要密码。',
  end: '关闭两步验证',
  endText: '关闭后登录时只需要密码，恢复码同时失效。',
  ended: '两步验证已关闭',
  since: (day) => `自 ${day} 起，登录时需要输入身份验证器应用中的验证码。`,
  left: (n) => `还剩 ${n} 个恢复码。`,
  start: '开始设置',
  move: '更换手机',
  newCodes: '重新生成恢复码',
  proof: '应用中的验证码或恢复码',
  goOn: '继续',
  cancel: '取消',
  scan: '请使用身份验证器应用（如 Aegis、Google Authenticator、1Password）扫描二维码；若在其他标签页中也打开了此页，仅最新的二维码有效。',
  picture: '密钥二维码',
  typed: '也可以在应用中手动输入密钥：',
  code: '应用显示的 6 位数字',
  confirm: '确认',
  codesTitle: '您的恢复码',
  codesText:
    '手机丢失时，每个恢复码可以代替应用中的验证码使用一次。恢复码只显示这一次，请妥善保存在手机以外的地方。',
  copy: '复制',
  copied: '已复制',
  kept: '我已保存',
};
