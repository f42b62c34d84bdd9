import type { consoleEmail as en } from '../../en/console/email.ts';
import { confirm } from '../site/confirm.ts';

export const consoleEmail: typeof en = {
  intro: '平台发送的全部邮件，内容为虚构样例，链接无效。',
  kind: '邮件',
  subject: '主题',
  about: {
    ...confirm.unsubscribe.topics,
    security: '账户安全：始终发送',
    service: '对刚才操作的答复：始终发送',
  },
  language: '语言',
  languages: { en: 'English', zh: '中文' },
  form: '格式',
  forms: { html: 'HTML', narrow: 'HTML（窄屏）', text: '纯文本' },
};
