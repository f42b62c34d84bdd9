/** E-mails about memberships. */
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';

interface Ending extends To {
  /** Of the company. */
  name: string;
  /** The last day, YYYY-MM-DD. */
  day: string;
  link: string;
}

export const emails = {
  ends: ({ name, day, link, ...to }: Ending): Email =>
    composeEmail('company.membershipEnds', to, {
      values: { day },
      facts: [
        ['company', name],
        ['lastDay', day],
      ],
      link,
    }),
};
