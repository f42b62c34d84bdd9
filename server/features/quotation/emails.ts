/** E-mails about quotations. */
import type { Language } from '../../../contract/schema/error.ts';
import type { PriceTier } from '../../../contract/schema/price.ts';
import { fill } from '../../../domain/fill.ts';
import { amountText, numberText, quantityText, unitText } from '../../../domain/text/format.ts';
import { EMAILS } from '../../../locales/emails.ts';
import type { FactName } from '../../../locales/en/message/emails.ts';
import { UNIT_WORDS } from '../../../locales/units.ts';
import { composeEmail, type Email, type To } from '../../platform/email/email.ts';
import { declineText, partsText } from '../message/message.ts';

interface About extends To {
  /** Title of the request. */
  title: string;
  link: string;
}

interface Quoted {
  price: PriceTier[];
  currency: string;
  unit: string;
  incoterm: string;
  port: string;
  lead_time_days: number;
}

/** "100–999 pieces: $1,090.00", a line for each tier. */
const priceLines = ({ price, currency, unit }: Quoted, language: Language): string =>
  price
    .map(({ Start, End, Price }) => {
      const from = End === null ? '≥ ' : `${numberText(Start)}–`;
      return `${from}${quantityText(End ?? Start, unit, UNIT_WORDS[language])}: ${amountText(currency, Price)}`;
    })
    .join('\n');

const offered = (quotation: Quoted, language: Language): [FactName, string][] => [
  ['prices', priceLines(quotation, language)],
  ['terms', `${quotation.incoterm} ${quotation.port}`.trim()],
  ['leadTime', fill(EMAILS[language].leadDays, { n: quotation.lead_time_days })],
];

export const emails = {
  /** To the owner of the request. */
  received: ({ title, link, name, quotation, ...to }: About & { name: string; quotation: Quoted }): Email =>
    composeEmail('quotation.received', to, {
      values: { title, name },
      facts: [['request', title], ['supplier', name], ...offered(quotation, to.language)],
      link,
    }),
  /** To the supplier, with the buyer's contact. */
  accepted: ({ title, link, contact, ...to }: About & { contact: string }): Email =>
    composeEmail('quotation.accepted', to, {
      values: { title },
      facts: [
        ['request', title],
        ['contact', contact],
      ],
      link,
    }),
  declined: ({ title, link, reason, note, ...to }: About & { reason: string; note: string }): Email =>
    composeEmail('quotation.declined', to, {
      values: { title },
      facts: [
        ['request', title],
        ['reason', declineText(reason, to.language)],
      ],
      quote: note,
      link,
    }),
  /** To the supplier. */
  betterOffer({
    title,
    link,
    price,
    note,
    currency,
    unit,
    ...to
  }: About & { price: number | null; note: string; currency: string; unit: string }): Email {
    const perUnit =
      price === null ? '' : `${amountText(currency, price)}/${unitText(unit, UNIT_WORDS[to.language])}`;
    return composeEmail('quotation.betterOffer', to, {
      values: { title },
      facts: [
        ['request', title],
        ['targetPrice', perUnit],
      ],
      quote: note,
      link,
    });
  },
  /** To the owner of the request. */
  revised: ({
    title,
    link,
    name,
    changed,
    quotation,
    ...to
  }: About & { name: string; changed: readonly string[]; quotation: Quoted }): Email =>
    composeEmail('quotation.revised', to, {
      values: { title, name },
      facts: [
        ['request', title],
        ['supplier', name],
        ['changed', partsText(changed, to.language)],
        ...offered(quotation, to.language),
      ],
      link,
    }),
  /** To the owner of the request. */
  withdrawn: ({ title, link, name, ...to }: About & { name: string }): Email =>
    composeEmail('quotation.withdrawn', to, {
      values: { title, name },
      facts: [
        ['request', title],
        ['supplier', name],
      ],
      link,
    }),
};
