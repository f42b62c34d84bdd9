/** E-mails about quotations. */
import type { Language } from '../../../contract/error.ts';
import type { PriceTier } from '../../../contract/price.ts';
import { amountText, numberText, quantityText } from '../../../domain/format.ts';
import { EMAILS } from '../../../locales/emails.ts';
import { UNIT_WORDS } from '../../../locales/units.ts';
import { emailTo } from '../../platform/email.ts';
import type { Email } from '../../platform/outbox.ts';

interface About {
  address: string;
  language: Language;
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

/** "100 – 999 pieces: $1,090.00", a line for each tier. */
const priceLines = ({ price, currency, unit }: Quoted, language: Language): string =>
  price
    .map(({ Start, End, Price }) => {
      const from = End === null ? '≥ ' : `${numberText(Start)} – `;
      return `${from}${quantityText(End ?? Start, unit, UNIT_WORDS[language])}: ${amountText(currency, Price)}`;
    })
    .join('\n');

export const emails = {
  /** To the owner of the request. */
  received({
    address,
    language,
    title,
    link,
    name,
    quotation,
  }: About & { name: string; quotation: Quoted }): Email {
    const { incoterm, port, lead_time_days: days } = quotation;
    const terms = `${incoterm} ${port}`.trim();
    const values = { title, link, name, prices: priceLines(quotation, language), terms, days };
    return emailTo(address, EMAILS[language].quotation.received, values);
  },
  /** To the supplier, with the buyer's contact. */
  accepted: ({ address, language, title, link, contact }: About & { contact: string }): Email =>
    emailTo(address, EMAILS[language].quotation.accepted, { title, link, contact }),
  declined: ({ address, language, title, link }: About): Email =>
    emailTo(address, EMAILS[language].quotation.declined, { title, link }),
};
