import type { EmailSubject } from '../../../domain/email/email-kinds.ts';
import { confirm } from '../site/confirm.ts';

/** What every e-mail looks like. */
export const consoleEmail = {
  intro: 'Every e-mail that the marketplace sends, with made-up names. Links of samples lead to nothing.',
  kind: 'E-mail',
  subject: 'Subject',
  about: {
    ...confirm.unsubscribe.topics,
    security: 'Security of an account: always sent',
    service: 'Answers to what somebody has just done: always sent',
  } satisfies Record<EmailSubject, string>,
  language: 'Language',
  languages: { en: 'English', zh: '中文' },
  form: 'Form',
  forms: { html: 'HTML', narrow: 'HTML, narrow', text: 'Text' },
};
