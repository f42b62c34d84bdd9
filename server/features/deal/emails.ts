/** E-mails about deals. */
import type { DealPerson, ListedDeal } from '../../../contract/deal/deal.ts';
import type { DealStep } from '../../../domain/deal/steps.ts';
import { fill } from '../../../domain/fill.ts';
import { amountText } from '../../../domain/text/format.ts';
import { EMAILS } from '../../../locales/emails.ts';
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';
import { stepText } from '../message/message.ts';

interface Made extends To {
  /** Title of the request. */
  title: string;
  link: string;
  number: string;
  supplier: DealPerson;
  terms: { incoterm: string; port: string; lead_time_days: number };
  total: ListedDeal['total'];
}

interface Step extends To {
  title: string;
  link: string;
  number: string;
  /** Who told it. */
  name: string;
  step: DealStep;
  note: string;
}

export const emails = {
  /** To the other side. */
  step: ({ title, link, number, name, step, note, ...to }: Step): Email => {
    const text = stepText(step, to.language);
    return composeEmail('deal.step', to, {
      values: { title, name, step: text },
      facts: [
        ['deal', number],
        ['request', title],
        ['step', text],
      ],
      quote: note,
      link,
    });
  },
  /** To the buyer, with the supplier's contact. */
  made: ({ title, link, number, supplier, terms, total, ...to }: Made): Email => {
    const { name, email, telephone, mobile } = supplier;
    return composeEmail('deal.made', to, {
      values: { title, name: supplier.company },
      facts: [
        ['deal', number],
        ['request', title],
        ['supplier', supplier.company],
        ['contact', [name, email, telephone || mobile].filter(Boolean).join(', ')],
        ...(total ? [['total', amountText(total.currency, total.amount)] as ['total', string]] : []),
        ['terms', `${terms.incoterm} ${terms.port}`.trim()],
        ['leadTime', fill(EMAILS[to.language].leadDays, { n: terms.lead_time_days })],
      ],
      link,
    });
  },
};
