/** E-mails about what staff changes of a company. */
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';

interface About extends To {
  /** Of the company. */
  name: string;
  reason: string;
  link: string;
}

export const emails = {
  changeRefused: ({ name, reason, link, ...to }: About): Email =>
    composeEmail('company.changeRefused', to, {
      facts: [
        ['company', name],
        ['reason', reason],
      ],
      link,
    }),
  /** `changed`: what it was and what it is, in the words of the form. */
  changedByUs: ({ name, reason, changed, link, ...to }: About & { changed: string }): Email =>
    composeEmail('company.changedByUs', to, {
      facts: [
        ['company', name],
        ['changed', changed],
        ['reason', reason],
      ],
      link,
    }),
};
