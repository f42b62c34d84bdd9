/** Mails about sourcing requests. */
import type { Language } from '../../../contract/error.ts';
import type { Email } from '../../platform/outbox.ts';
import type { About } from './owner.ts';

// a subject is one line: what a visitor typed must not start a second
const subject = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 150);
const email = (to: { address: string }, title: string, body: string): Email => ({
  channel: 'email',
  address: to.address,
  subject: subject(title),
  body,
});

export const emails = {
  /** To whoever has posted a request. */
  posted: (to: About): Email =>
    to.language === 'zh'
      ? email(
          to,
          `采购需求已提交：${to.title}`,
          `我们已收到您的采购需求“${to.title}”，审核通过后将公开发布，供应商即可报价。\n随时查看审核进度和报价：\n${to.link}\n\n此链接仅供您本人使用，请勿转发。`,
        )
      : email(
          to,
          `We have your request: ${to.title}`,
          `Your sourcing request “${to.title}” has arrived. Once it has passed our review, suppliers can quote on it.\nFollow the review and read the quotations here:\n${to.link}\n\nThe link is meant for you alone; please do not pass it on.`,
        ),
  /** The same to an address that a guest has named: it may be somebody else's, so it says nothing the guest wrote. */
  postedByGuest: (to: Omit<About, 'title'>): Email =>
    to.language === 'zh'
      ? email(
          to,
          '采购需求已提交',
          `我们已收到以此邮箱提交的采购需求，审核通过后将公开发布，供应商即可报价。\n随时查看审核进度和报价：\n${to.link}\n\n此链接仅供您本人使用，请勿转发。如非本人操作，请忽略本邮件。`,
        )
      : email(
          to,
          'We have your sourcing request',
          `A sourcing request was posted with this e-mail address. Once it has passed our review, suppliers can quote on it.\nFollow the review and read the quotations here:\n${to.link}\n\nThe link is meant for you alone; please do not pass it on. If you did not post it, ignore this message.`,
        ),
  approved: (to: About): Email =>
    to.language === 'zh'
      ? email(
          to,
          `采购需求已发布：${to.title}`,
          `您的采购需求“${to.title}”已通过审核，供应商现在可以报价。\n查看报价：\n${to.link}`,
        )
      : email(
          to,
          `Your request is online: ${to.title}`,
          `Your sourcing request “${to.title}” passed the review; suppliers can quote on it now.\nRead the quotations here:\n${to.link}`,
        ),
  rejected: (to: About & { reason: string }): Email =>
    to.language === 'zh'
      ? email(
          to,
          `采购需求未通过审核：${to.title}`,
          `您的采购需求“${to.title}”未通过审核。\n${to.reason}\n\n您可以修改后重新发布。查看详情：\n${to.link}`,
        )
      : email(
          to,
          `Your request did not pass: ${to.title}`,
          `Your sourcing request “${to.title}” did not pass the review.\n${to.reason}\n\nYou are welcome to post it again with this changed. Details:\n${to.link}`,
        ),
  takenDown: (to: About & { reason: string }): Email =>
    to.language === 'zh'
      ? email(
          to,
          `采购需求已下架：${to.title}`,
          `您的采购需求“${to.title}”已被下架。\n${to.reason}\n\n查看详情：\n${to.link}`,
        )
      : email(
          to,
          `Your request was taken offline: ${to.title}`,
          `Your sourcing request “${to.title}” was taken offline.\n${to.reason}\n\nDetails:\n${to.link}`,
        ),
  /** To the supplier of the product from which the buyer came. */
  invited: (to: {
    address: string;
    language: Language;
    title: string;
    product: string;
    link: string;
  }): Email =>
    to.language === 'zh'
      ? email(
          to,
          `采购商邀请您报价：${to.title}`,
          `采购商浏览了您的产品“${to.product}”，发布了采购需求“${to.title}”。\n查看并报价：\n${to.link}`,
        )
      : email(
          to,
          `A buyer invites you to quote: ${to.title}`,
          `After seeing your product “${to.product}” a buyer posted the request “${to.title}”.\nRead it and quote here:\n${to.link}`,
        ),
};
