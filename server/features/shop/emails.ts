/** E-mails about shop content. */
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';

interface Expiring extends To {
  /** Of the certificate. */
  name: string;
  /** Its last day, YYYY-MM-DD. */
  day: string;
  link: string;
}

export const emails = {
  expires: ({ name, day, link, ...to }: Expiring): Email =>
    composeEmail('company.certificateExpires', to, {
      values: { name, day },
      facts: [
        ['certificate', name],
        ['lastDay', day],
      ],
      link,
    }),
};
