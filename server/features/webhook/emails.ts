/** E-mails about webhooks. */
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';

export const emails = {
  /** `link`: where it is switched on again. */
  switchedOff: (to: To, { url, link }: { url: string; link: string }): Email =>
    composeEmail('company.webhookOff', to, { facts: [['webhook', url]], link }),
  /** `link`: where it gets a later last day. */
  expired: (to: To, { url, link }: { url: string; link: string }): Email =>
    composeEmail('company.webhookExpired', to, { facts: [['webhook', url]], link }),
  ends: (to: To, { url, day, link }: { url: string; day: string; link: string }): Email =>
    composeEmail('company.programEnds', to, {
      values: { name: new URL(url).host, day },
      facts: [
        ['webhook', url],
        ['lastDay', day],
      ],
      link,
    }),
};
