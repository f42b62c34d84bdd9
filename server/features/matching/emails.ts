/** E-mails about requests that fit a supplier. */
import type { Language } from '../../../contract/error.ts';
import type { LeadReason } from '../../../domain/matching.ts';
import { EMAILS } from '../../../locales/emails.ts';
import { emailTo } from '../../platform/email.ts';
import type { Email } from '../../platform/outbox.ts';
import { reasonsText } from '../message/message.ts';

interface To {
  address: string;
  language: Language;
  /** Where the supplier chooses how often these come. */
  settings: string;
  /** Ends them. */
  unsubscribe: string;
}
interface Lead {
  title: string;
  reasons: LeadReason[];
  link: string;
}

export const emails = {
  matched: ({ address, language, settings, unsubscribe, title, reasons, link }: To & Lead): Email => {
    const why = reasonsText(reasons, language);
    const words = EMAILS[language].purchase.matched;
    return { ...emailTo(address, words, { title, why, link, settings }), unsubscribe };
  },
  /** `leads` are the first of `n`. */
  digest: ({
    address,
    language,
    settings,
    unsubscribe,
    leads,
    n,
  }: To & { leads: Lead[]; n: number }): Email => {
    const words = EMAILS[language].purchase.digest;
    const lines = leads.map(
      ({ title, reasons, link }) => `${title}\n${reasonsText(reasons, language)}\n${link}`,
    );
    return { ...emailTo(address, words, { n, leads: lines.join('\n\n'), settings }), unsubscribe };
  },
};
