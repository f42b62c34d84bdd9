/** E-mails to whoever reported a problem. */
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';

export const emails = {
  answered: ({ title, note, ...to }: To & { title: string; note: string }): Email =>
    composeEmail('feedback.answered', to, { facts: [['about', title]], quote: note }),
};
