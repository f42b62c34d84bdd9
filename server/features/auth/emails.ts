/** The words of mails and short messages about accounts, in the language of whoever asked for them. */
import type { Language } from '../../../contract/error.ts';
import { CODE_LIFE_SECONDS, type CodePurpose } from '../../../domain/code.ts';
import type { Email } from '../../platform/outbox.ts';

const MINUTES = CODE_LIFE_SECONDS / 60;

const DEEDS: Record<CodePurpose, { en: string; zh: string }> = {
  1: { en: 'set a new password', zh: '找回密码' },
  2: { en: 'create your account', zh: '注册账号' },
  3: { en: 'bind this e-mail to your account', zh: '绑定邮箱' },
  4: { en: 'bind this number to your account', zh: '绑定手机' },
  5: { en: 'cancel your account', zh: '注销账号' },
  6: { en: 'change your password', zh: '修改密码' },
  7: { en: 'sign in', zh: '登录' },
};

type To = Pick<Email, 'channel' | 'address'>;

export const emails = {
  code({ channel, address }: To, purpose: CodePurpose, code: string, language: Language): Email {
    const deed = DEEDS[purpose][language];
    return language === 'zh'
      ? {
          channel,
          address,
          subject: `验证码：${code}`,
          body: `您的验证码是 ${code}，用于${deed}，${MINUTES}分钟内有效。如非本人操作，请忽略本消息，切勿将验证码告诉他人。`,
        }
      : {
          channel,
          address,
          subject: `Your code: ${code}`,
          body: `Your code to ${deed} is ${code}. It is valid for ${MINUTES} minutes. If you did not ask for it, ignore this message; tell the code to nobody.`,
        };
  },

  /** To an address that somebody tried to register and that has an account. */
  accountExists({ channel, address }: To, language: Language): Email {
    return language === 'zh'
      ? {
          channel,
          address,
          subject: '该邮箱已注册',
          body: '有人使用本邮箱注册，但该邮箱已有账号。请直接登录；如忘记密码，请使用“忘记密码”。如非本人操作，请忽略。',
        }
      : {
          channel,
          address,
          subject: 'You already have an account',
          body: 'Somebody asked to register this e-mail, which already has an account. Please sign in, or use "Forgot password?". If it was not you, ignore this message.',
        };
  },

  /** To the old address. */
  emailChanged(address: string, now: string, language: Language): Email {
    return language === 'zh'
      ? {
          channel: 'email',
          address,
          subject: '账号邮箱已更改',
          body: `您的账号邮箱已更改为 ${now}。如非本人操作，请立即联系我们。`,
        }
      : {
          channel: 'email',
          address,
          subject: 'The e-mail of your account was changed',
          body: `The e-mail of your account is now ${now}. If it was not you, please contact us at once.`,
        };
  },
};
