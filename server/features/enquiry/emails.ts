/** Mails about enquiries. */
import type { Language } from '../../../contract/error.ts';
import type { Email } from '../../platform/outbox.ts';

interface About {
  address: string;
  language: Language;
  /** The product asked about, or the subject, or the company. */
  about: string;
  /** Who writes. */
  name: string;
  message: string;
  link: string;
}

// a subject is one line: what a visitor typed must not start a second
const subject = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 150);
const email = (to: About, title: string, body: string): Email => ({
  channel: 'email',
  address: to.address,
  subject: subject(title),
  body,
});

export const emails = {
  /** To a guest who has asked. */
  sent: (to: About): Email =>
    to.language === 'zh'
      ? email(
          to,
          `您的询盘已发送：${to.about}`,
          `您的询盘已发送给${to.name}。\n查看回复并继续沟通：\n${to.link}\n\n${to.message}`,
        )
      : email(
          to,
          `Your enquiry was sent: ${to.about}`,
          `Your enquiry was sent to ${to.name}.\nRead the reply and write on here:\n${to.link}\n\n${to.message}`,
        ),
  /** To the supplier, for a new enquiry or a further message in one. */
  received: (to: About): Email =>
    to.language === 'zh'
      ? email(to, `新询盘：${to.about}`, `${to.name}向您发送了询盘。\n回复：${to.link}\n\n${to.message}`)
      : email(
          to,
          `New enquiry: ${to.about}`,
          `${to.name} sent you an enquiry.\nReply: ${to.link}\n\n${to.message}`,
        ),
  /** To the buyer. */
  replied: (to: About): Email =>
    to.language === 'zh'
      ? email(to, `询盘回复：${to.about}`, `${to.name}回复了您的询盘。\n查看：${to.link}\n\n${to.message}`)
      : email(
          to,
          `Reply to your enquiry: ${to.about}`,
          `${to.name} replied to your enquiry.\nRead it and write on here: ${to.link}\n\n${to.message}`,
        ),
};
