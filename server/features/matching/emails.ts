/** E-mails about requests that match a supplier. */
import type { LeadReason } from '../../../domain/deal/matching.ts';
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';
import { reasonsText } from '../message/message.ts';

interface Lead {
  title: string;
  reasons: LeadReason[];
  link: string;
}

export const emails = {
  matched: ({ title, reasons, link, ...to }: To & Lead): Email =>
    composeEmail('purchase.matched', to, {
      values: { title },
      facts: [
        ['request', title],
        ['why', reasonsText(reasons, to.language)],
      ],
      link,
    }),
  /** `leads` are the first of `n`; `all` is where all of them are. */
  digest: ({ leads, n, all, ...to }: To & { leads: Lead[]; n: number; all: string }): Email =>
    composeEmail('digest.leads', to, {
      values: { n },
      sections: [
        {
          lines: leads.map(({ title, reasons, link }) => ({
            title,
            text: reasonsText(reasons, to.language),
            link,
          })),
        },
      ],
      link: all,
    }),
};
