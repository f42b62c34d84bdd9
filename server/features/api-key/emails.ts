/** E-mails about API keys. */
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';

export const emails = {
  /** `link`: where it is revoked. */
  keyMade: (to: To, { name, link }: { name: string; link: string }): Email =>
    composeEmail('account.keyMade', to, { facts: [['key', name]], link }),
  /** `link`: where another is made. */
  keyEnds: (to: To, { name, day, link }: { name: string; day: string; link: string }): Email =>
    composeEmail('company.programEnds', to, {
      values: { name, day },
      facts: [
        ['key', name],
        ['lastDay', day],
      ],
      link,
    }),
};
