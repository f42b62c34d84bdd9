/** E-mails to the staff. */
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';

export const emails = {
  invited: ({ link, day, ...to }: To & { link: string; day: string }): Email =>
    composeEmail('account.staffInvited', to, { facts: [['lastDay', day]], link }),
};
