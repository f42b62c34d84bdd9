/** Mails about quotations. */
import type { Language } from '../../../contract/error.ts';
import type { PriceTier } from '../../../contract/price.ts';
import type { Letter } from '../../platform/outbox.ts';

interface About {
  address: string;
  language: Language;
  /** Title of the request. */
  title: string;
  link: string;
}

// a subject is one line: what a visitor typed must not start a second
const subject = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 150);
const letter = (to: { address: string }, title: string, body: string): Letter => ({
  channel: 'email',
  address: to.address,
  subject: subject(title),
  body,
});

interface Quoted {
  price: PriceTier[];
  currency: string;
  unit: string;
  incoterm: string;
  port: string;
  lead_time_days: number;
}

const priceLines = ({ price, currency, unit }: Quoted): string =>
  price
    .map(({ Start, End, Price }) => `${Start}${End === null ? '+' : `–${End}`} ${unit}: ${currency}${Price}`)
    .join('\n');

export const letters = {
  /** To the owner of the request. */
  received: (to: About & { name: string; quotation: Quoted }): Letter => {
    const { incoterm, port, lead_time_days: days } = to.quotation;
    const terms = `${incoterm} ${port}`.trim();
    return to.language === 'zh'
      ? letter(
          to,
          `收到新报价：${to.title}`,
          `${to.name}对您的采购需求“${to.title}”提交了报价。\n\n${priceLines(to.quotation)}\n${terms}，交货期${days}天\n\n查看详情，接受或谢绝：\n${to.link}`,
        )
      : letter(
          to,
          `New quotation: ${to.title}`,
          `${to.name} quoted on your request “${to.title}”.\n\n${priceLines(to.quotation)}\n${terms}, lead time ${days} days\n\nRead it whole, accept or decline it here:\n${to.link}`,
        );
  },
  /** To the supplier, with the buyer's contact. */
  accepted: (to: About & { contact: string }): Letter =>
    to.language === 'zh'
      ? letter(
          to,
          `您的报价已被接受：${to.title}`,
          `“${to.title}”的采购商接受了您的报价。\n联系方式：${to.contact}\n请尽快与对方联系。\n\n采购需求：\n${to.link}`,
        )
      : letter(
          to,
          `Your quotation was accepted: ${to.title}`,
          `The buyer of “${to.title}” accepted your quotation.\nContact: ${to.contact}\nPlease get in touch soon.\n\nThe request:\n${to.link}`,
        ),
  declined: (to: About): Letter =>
    to.language === 'zh'
      ? letter(
          to,
          `您的报价未被采纳：${to.title}`,
          `“${to.title}”的采购商未采纳您的报价。\n\n采购需求：\n${to.link}`,
        )
      : letter(
          to,
          `Your quotation was declined: ${to.title}`,
          `The buyer of “${to.title}” chose otherwise.\n\nThe request:\n${to.link}`,
        ),
};
