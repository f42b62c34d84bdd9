/** The words of e-mails in both languages. */
import type { Language } from '../contract/schema/error.ts';
import { type EmailWords, emails as en } from './en/message/emails.ts';
import { emails as zh } from './zh/message/emails.ts';

export const EMAILS: Record<Language, EmailWords> = { en, zh };
