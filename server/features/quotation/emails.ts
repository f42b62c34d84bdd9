/** E-mails about quotations. */
import type { Language } from '../../../contract/error.ts';
import type { PriceTier } from '../../../contract/price.ts';
import { fill } from '../../../domain/fill.ts';
import { amountText, numberText, quantityText, unitText } from '../../../domain/format.ts';
import { EMAILS } from '../../../locales/emails.ts';
import { UNIT_WORDS } from '../../../locales/units.ts';
import { emailTo } from '../../platform/email.ts';
import type { Email } from '../../platform/outbox.ts';
import { declineText, partsText } from '../message/message.ts';

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

const offerOf = (quotation: Quoted, language: Language) => ({
  prices: priceLines(quotation, language),
  terms: `${quotation.incoterm} ${quotation.port}`.trim(),
  days: quotation.lead_time_days,
});

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
    return emailTo(address, EMAILS[language].quotation.received, {
      title,
      link,
      name,
      ...offerOf(quotation, language),
    });
  },
  /** To the supplier, with the buyer's contact. */
  accepted: ({ address, language, title, link, contact }: About & { contact: string }): Email =>
    emailTo(address, EMAILS[language].quotation.accepted, { title, link, contact }),
  declined({
    address,
    language,
    title,
    link,
    reason,
    note,
  }: About & { reason: string; note: string }): Email {
    const words = EMAILS[language].quotation.declined;
    const said = [declineText(reason, language), note].filter(Boolean).join(' – ');
    return emailTo(address, words, { title, link, why: said && fill(words.why, { reason: said }) });
  },
  /** To the supplier. */
  betterOffer({
    address,
    language,
    title,
    link,
    price,
    note,
    currency,
    unit,
  }: About & { price: number | null; note: string; currency: string; unit: string }): Email {
    const words = EMAILS[language].quotation.betterOffer;
    const perUnit =
      price === null ? '' : `${amountText(currency, price)}/${unitText(unit, UNIT_WORDS[language])}`;
    return emailTo(address, words, {
      title,
      link,
      target: perUnit && fill(words.target, { price: perUnit }),
      note: note && fill(words.note, { note }),
    });
  },
  /** To the owner of the request. */
  revised({
    address,
    language,
    title,
    link,
    name,
    changed,
    quotation,
  }: About & { name: string; changed: readonly string[]; quotation: Quoted }): Email {
    return emailTo(address, EMAILS[language].quotation.revised, {
      title,
      link,
      name,
      changed: partsText(changed, language),
      ...offerOf(quotation, language),
    });
  },
  /** To the owner of the request. */
  withdrawn: ({ address, language, title, link, name }: About & { name: string }): Email =>
    emailTo(address, EMAILS[language].quotation.withdrawn, { title, link, name }),
};
