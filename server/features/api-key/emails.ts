/** E-mails about API keys. */
import { composeEmail, type Email, type To } from '../../platform/email.ts';

export const emails = {
  /** `link`: where it is revoked. */
  keyMade: (to: To, { name, link }: { name: string; link: string }): Email =>
    composeEmail('account.keyMade', to, { facts: [['key', name]], link }),
};
