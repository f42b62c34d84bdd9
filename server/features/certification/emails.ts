/** E-mails about certifications. */
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';

interface Expiring extends To {
  /** Of the company. */
  name: string;
  /** The last day, YYYY-MM-DD. */
  day: string;
  link: string;
}

export const emails = {
  expires: ({ name, day, link, ...to }: Expiring): Email =>
    composeEmail('company.certificationExpires', to, {
      values: { day },
      facts: [
        ['company', name],
        ['lastDay', day],
      ],
      link,
    }),
};
