/** E-mails about webhooks. */
import { composeEmail, type Email, type To } from '../../platform/email.ts';

export const emails = {
  /** `link`: where it is switched on again. */
  switchedOff: (to: To, { url, link }: { url: string; link: string }): Email =>
    composeEmail('company.webhookOff', to, { facts: [['webhook', url]], link }),
};
